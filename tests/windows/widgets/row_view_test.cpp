#include "test_class.h"
#include "windows/widgets/row_view.h"

#include "windows/widgets/row_bench.h"
#include "windows/widgets/row_delegate.h"

#include <QLineEdit>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace hitbox;
using namespace hitbox::bench;

namespace {

/// Relative luminance after WCAG 2.1.
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

class RowViewTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { make(RowView::Layout::Lines); }

    void aPressTellsTheRowAndTheModifiers();
    void aPressSelectsNothingByItself();
    void rowsOfOneHeightHaveThatOfTheHighest();
    void aPressBesideTheRowsTellsNothing();
    void eyeAndLockAreToldInsteadOfAPress();
    void rowsWithoutTogglesHaveNone();
    void arrowsStepFromTheSelectedRow();
    void eachKeyThatMovesToARowChoosesIt_data();
    void eachKeyThatMovesToARowChoosesIt();
    void aLetterThatNoTitleBeginsWithChoosesNone();
    void arrowsStepThroughAListThatShowsNoChoice();
    void cardsStepSideways();
    void cardsMoveByAsManyAsAreInView();
    void aChosenCardEndsBelowItsName();
    void deleteAndBackspaceAskForDeletion();
    void enterActivatesTheSelectedRow();
    void aDoubleClickActivates();
    void aRenamableRowIsEditedInPlace();
    void namesThatChangeNothingAreNotTold();
    void escapeLeavesTheNameAlone();
    void theSelectedRowComesIntoView();
    void theSelectedRowStaysInViewInALowerList();
    void theFirstSelectedRowIsTheCurrentOne();
    void anEmptyListShowsItsPlaceholder();
    void everyPartOfARowIsDrawn();
    void badgesAreAsHighAsTheirNumbers();
    void eyeAndLockStandOutOnEveryRow_data();
    void eyeAndLockStandOutOnEveryRow();
    void anEditorSurvivesARefresh();
    void severalStayChosenUntilAReleaseInPlace();
    void shiftAndArrowsExtendTheChoice();
    void aFixedOrderIsNotDragged();
    void rowsThatAreDraggedOutGoWhereTheyAreTaken();

private:
    void make(RowView::Layout layout);
    QPoint middle(int row) const { return m_view->visualRect(m_view->model()->index(row, 0)).center(); }
    QPoint toggle(int row, RowView::Toggle wanted) const;
    int drawn(const Row &row);
    static QImage painted(RowView::Layout layout, const Row &row, QSize size, const QFont &font);

    Theme m_theme = themeFor(ThemeChoice::Dark);
    std::unique_ptr<RowView> m_view;
};

void RowViewTest::make(RowView::Layout layout)
{
    m_view = std::make_unique<RowView>(layout);
    m_view->setPalette(paletteOf(m_theme));
    m_view->resize(240, 200);
    m_view->setRows({titled("one"), titled("two", true), titled("three")});
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

QPoint RowViewTest::toggle(int row, RowView::Toggle wanted) const
{
    const auto *delegate = static_cast<const RowDelegate *>(m_view->itemDelegate());
    const auto *model = static_cast<const RowModel *>(m_view->model());
    const QRect rect = m_view->visualRect(model->index(row));
    for (int x = rect.left(); x <= rect.right(); ++x) {
        const QPoint point(x, rect.center().y());
        if (delegate->toggleAt(rect, model->row(row), point) == wanted)
            return point + QPoint(5, 0);
    }
    return {};
}

void RowViewTest::aPressTellsTheRowAndTheModifiers()
{
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ControlModifier, middle(2));
    QCOMPARE(pressed.size(), 1);
    QCOMPARE(pressed.first().at(0).toInt(), 2);
    QCOMPARE(pressed.first().at(1).value<Qt::KeyboardModifiers>(), Qt::KeyboardModifiers(Qt::ControlModifier));
}

void RowViewTest::aPressSelectsNothingByItself()
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, middle(2));
    QCOMPARE(m_view->currentRow(), 1);
    QVERIFY(m_view->selectionModel()->selectedIndexes().isEmpty());
}

void RowViewTest::rowsOfOneHeightHaveThatOfTheHighest()
{
    const QStringList titles{QStringLiteral("idle"), QStringLiteral("走る")}; // which is higher in many fonts
    const auto heightFrom = [&](qsizetype first) {
        RowSource source;
        source.count = 2;
        source.of = [&titles, first](int index) { return titled(titles.at((first + index) % 2)); };
        m_view->setSource(source);
        return m_view->sizeHintForRow(0);
    };
    QCOMPARE(heightFrom(0), heightFrom(1));
}

void RowViewTest::aPressBesideTheRowsTellsNothing()
{
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {100, 190});
    QTest::mouseClick(m_view->viewport(), Qt::RightButton, {}, middle(0));
    QVERIFY(pressed.isEmpty());
}

void RowViewTest::eyeAndLockAreToldInsteadOfAPress()
{
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QList<std::pair<int, RowView::Toggle>> toggled;
    connect(m_view.get(), &RowView::toggled, this, [&toggled](int row, RowView::Toggle which) {
        toggled.append({row, which});
    });
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, toggle(0, RowView::Toggle::Visible));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, toggle(2, RowView::Toggle::Locked));
    // A quick second click is a double click: it toggles again.
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, toggle(1, RowView::Toggle::Locked));
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, toggle(1, RowView::Toggle::Locked));
    QCOMPARE(toggled.size(), 4);
    QCOMPARE(toggled.at(0), std::pair(0, RowView::Toggle::Visible));
    QCOMPARE(toggled.at(1), std::pair(2, RowView::Toggle::Locked));
    QCOMPARE(toggled.at(3), std::pair(1, RowView::Toggle::Locked));
    QVERIFY(pressed.isEmpty());
}

void RowViewTest::rowsWithoutTogglesHaveNone()
{
    Row plain;
    plain.title = "plain";
    m_view->setRows({plain});
    QCOMPARE(toggle(0, RowView::Toggle::Visible), QPoint());
    QCOMPARE(toggle(0, RowView::Toggle::Locked), QPoint());
}

void RowViewTest::arrowsStepFromTheSelectedRow()
{
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Up, Qt::ShiftModifier);
    m_view->setRows({titled("one"), titled("two"), titled("three", true)});
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(pressed.size(), 3);
    QCOMPARE(pressed.at(0).at(0).toInt(), 2);
    QCOMPARE(pressed.at(1).at(0).toInt(), 0);
    QCOMPARE(pressed.at(2).at(0).toInt(), 2);
    m_view->setRows({});
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(pressed.size(), 3);
}

void RowViewTest::eachKeyThatMovesToARowChoosesIt_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("row");
    QTest::newRow("first") << int(Qt::Key_Home) << 0;
    QTest::newRow("last") << int(Qt::Key_End) << 99;
    QTest::newRow("a page up") << int(Qt::Key_PageUp) << 20;
    QTest::newRow("a page down") << int(Qt::Key_PageDown) << 80;
    QTest::newRow("a letter of a title") << int(Qt::Key_Q) << 70;
}

void RowViewTest::eachKeyThatMovesToARowChoosesIt()
{
    QFETCH(int, key);
    QFETCH(int, row);
    QList<Row> rows;
    for (int i = 0; i < 100; ++i)
        rows.append(titled(i == 70 ? QStringLiteral("quick") : QString::number(i), i == 50));
    m_view->setRows(rows);
    m_view->resize(240, 30 * m_view->sizeHintForRow(0) + 1);
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::keyClick(m_view.get(), Qt::Key(key));
    QCOMPARE(pressed.size(), 1);
    const int chosen = pressed.first().at(0).toInt();
    QCOMPARE(m_view->currentIndex().row(), chosen);
    QVERIFY2(std::abs(chosen - row) <= 1, qPrintable(QString::number(chosen)));
}

void RowViewTest::aLetterThatNoTitleBeginsWithChoosesNone()
{
    m_view->setRows({titled("one"), titled("two"), titled("three")});
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::keyClick(m_view.get(), Qt::Key_X); // nothing is current
    QVERIFY(pressed.isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QCOMPARE(pressed.size(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_X);
    QCOMPARE(pressed.size(), 1);
}

void RowViewTest::arrowsStepThroughAListThatShowsNoChoice()
{
    m_view->setRows({titled("one"), titled("two"), titled("three")});
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(pressed.size(), 3);
    QCOMPARE(pressed.at(1).at(0).toInt(), 1);
    QCOMPARE(pressed.at(2).at(0).toInt(), 2);
}

void RowViewTest::cardsMoveByAsManyAsAreInView()
{
    make(RowView::Layout::Cards);
    QList<Row> rows;
    for (int i = 0; i < 100; ++i) {
        rows.append(titled(QString::number(i), i == 50));
        rows.last().picture = QPixmap(48, 48);
    }
    m_view->setRows(rows);
    m_view->resize(500, 100);
    m_view->doItemsLayout(); // which is done later else, at the next turn
    int inView = 0;
    for (int i = 0; i < 100; ++i)
        inView += m_view->viewport()->rect().contains(m_view->visualRect(m_view->model()->index(i, 0)));
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::keyClick(m_view.get(), Qt::Key_PageDown);
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QCOMPARE(pressed.size(), 2);
    QVERIFY(inView > 1);
    QVERIFY2(std::abs(pressed.at(0).at(0).toInt() - 50 - inView) <= 1, qPrintable(QString::number(inView)));
    QCOMPARE(pressed.at(1).at(0).toInt(), 99);
}

void RowViewTest::aChosenCardEndsBelowItsName()
{
    make(RowView::Layout::Cards);
    constexpr int side = 48;
    m_view->setPictures({side, [](int) {
                             QPixmap picture(side, side);
                             picture.fill(Qt::black);
                             return picture;
                         }});
    m_view->resize(240, 120);
    m_view->doItemsLayout(); // which is done later else, at the next turn
    const QRect card = m_view->visualRect(m_view->model()->index(1, 0));
    const QImage image = m_view->viewport()->grab().toImage();
    const auto isChosen = [&](int y) { return image.pixelColor(card.left() + 4, y) == m_theme.selectedRow; };
    QVERIFY(isChosen(card.top() + side + 12));
    QVERIFY(isChosen(card.top() + m_view->sizeHintForIndex(m_view->model()->index(1, 0)).height() - 4));
    QVERIFY(card.bottom() > card.top() + side + 50);
    QVERIFY(!isChosen(card.bottom() - 4));
}

void RowViewTest::cardsStepSideways()
{
    make(RowView::Layout::Cards);
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QCOMPARE(pressed.size(), 2);
    QCOMPARE(pressed.at(0).at(0).toInt(), 0);
    QCOMPARE(pressed.at(1).at(0).toInt(), 2);
    QVERIFY(middle(2).x() > middle(1).x());
    QCOMPARE(middle(2).y(), middle(1).y());
}

void RowViewTest::deleteAndBackspaceAskForDeletion()
{
    QSignalSpy wanted(m_view.get(), &RowView::deleteWanted);
    QTest::keyClick(m_view.get(), Qt::Key_Delete);
    QTest::keyClick(m_view.get(), Qt::Key_Backspace);
    QCOMPARE(wanted.size(), 2);
}

void RowViewTest::enterActivatesTheSelectedRow()
{
    QSignalSpy activated(m_view.get(), &RowView::activated);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().toInt(), 1);
    m_view->setRows({titled("one")});
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
}

void RowViewTest::aDoubleClickActivates()
{
    QSignalSpy activated(m_view.get(), &RowView::activated);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, middle(2));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().toInt(), 2);
    m_view->setRenamable(true);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, middle(0));
    QCOMPARE(activated.size(), 2);
    QVERIFY(!m_view->viewport()->findChild<QLineEdit *>());
}

void RowViewTest::aRenamableRowIsEditedInPlace()
{
    m_view->setRenamable(true);
    QSignalSpy renamed(m_view.get(), &RowView::renamed);
    QSignalSpy activated(m_view.get(), &RowView::activated);
    m_view->rename(2);
    auto *editor = m_view->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QCOMPARE(editor->text(), QString("three"));
    QVERIFY(m_view->visualRect(m_view->model()->index(2, 0)).intersects(editor->geometry()));
    editor->selectAll();
    QTest::keyClicks(editor, "  third ");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(renamed.size(), 1);
    QCOMPARE(renamed.first().at(0).toInt(), 2);
    QCOMPARE(renamed.first().at(1).toString(), QString("third"));
    QVERIFY2(activated.isEmpty(), "the Return that ends a name would open it again");
}

void RowViewTest::namesThatChangeNothingAreNotTold()
{
    m_view->setRenamable(true);
    QSignalSpy renamed(m_view.get(), &RowView::renamed);
    const QModelIndex index = m_view->model()->index(0, 0);
    QVERIFY(!m_view->model()->setData(index, "one", Qt::EditRole));
    QVERIFY(!m_view->model()->setData(index, "   ", Qt::EditRole));
    QVERIFY(!m_view->model()->setData(index, "other", Qt::ToolTipRole));
    QVERIFY(renamed.isEmpty());
    m_view->setRenamable(false);
    QVERIFY(!index.flags().testFlag(Qt::ItemIsEditable));
}

void RowViewTest::escapeLeavesTheNameAlone()
{
    m_view->setRenamable(true);
    QSignalSpy renamed(m_view.get(), &RowView::renamed);
    m_view->edit(m_view->model()->index(0, 0));
    auto *editor = m_view->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QTest::keyClicks(editor, "x");
    QTest::keyClick(editor, Qt::Key_Escape);
    QTRY_VERIFY(!m_view->viewport()->findChild<QLineEdit *>());
    QVERIFY(renamed.isEmpty());
}

void RowViewTest::theSelectedRowComesIntoView()
{
    QList<Row> rows;
    for (int i = 0; i < 100; ++i)
        rows.append(titled(QString::number(i), i == 90));
    m_view->setRows(rows);
    QVERIFY(m_view->viewport()->rect().contains(middle(90)));
    QVERIFY(!m_view->viewport()->rect().contains(middle(0)));
}

void RowViewTest::theSelectedRowStaysInViewInALowerList()
{
    QList<Row> rows;
    for (int i = 0; i < 100; ++i)
        rows.append(titled(QString::number(i), i == 90));
    m_view->setRows(rows);
    m_view->resize(m_view->width(), 60);
    QTRY_VERIFY(m_view->viewport()->rect().contains(middle(90)));
    m_view->scrollToTop();
    m_view->resize(m_view->width(), 90); // one that was scrolled out of view stays so
    QTRY_VERIFY(m_view->viewport()->rect().contains(middle(0)));
}

void RowViewTest::theFirstSelectedRowIsTheCurrentOne()
{
    QCOMPARE(m_view->currentRow(), 1);
    m_view->setRows({titled("one"), titled("two", true), titled("three", true)});
    QCOMPARE(m_view->currentRow(), 1);
    m_view->setRows({titled("one")});
    QCOMPARE(m_view->currentRow(), -1);
    m_view->setRows({});
    QCOMPARE(m_view->currentRow(), -1);
}

void RowViewTest::anEmptyListShowsItsPlaceholder()
{
    m_view->setRows({});
    const QImage empty = m_view->grab().toImage();
    m_view->setPlaceholder("Nothing is wrong.");
    QVERIFY(m_view->grab().toImage() != empty);
}

int RowViewTest::drawn(const Row &row)
{
    const auto picture = [this](const Row &shown) {
        m_view->setRows({shown});
        QCoreApplication::processEvents(); // lays the rows out
        return m_view->grab().toImage();
    };
    const QImage with = picture(row);
    const QImage without = picture(Row{});
    int different = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x)
            different += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
    }
    return different;
}

void RowViewTest::everyPartOfARowIsDrawn()
{
    QPixmap picture(20, 20);
    picture.fill(Qt::red);
    const auto row = [](auto change) {
        Row made;
        change(made);
        return made;
    };
    QVERIFY(drawn(row([&](Row &r) { r.picture = picture; })) >= 300);
    QVERIFY(drawn(row([](Row &r) { r.swatch = Qt::green; })) >= 100);
    QVERIFY(drawn(row([](Row &r) {
                r.icon = ":/icons/error.svg";
                r.iconColor = Qt::red;
            })) >= 20);
    QVERIFY(drawn(row([](Row &r) { r.title = "title"; })) >= 20);
    QVERIFY(drawn(row([](Row &r) { r.detail = "detail"; })) >= 20);
    QVERIFY(drawn(row([](Row &r) { r.trailing = "12 px"; })) >= 20);
    QVERIFY(drawn(row([](Row &r) { r.badge = 3; })) >= 100);
    QVERIFY(drawn(row([](Row &r) { r.selected = true; })) >= 1000);
    QVERIFY(drawn(row([](Row &r) { r.visible = false; })) >= 20);
    QVERIFY(drawn(row([](Row &r) { r.locked = true; })) >= 20);
}

void RowViewTest::badgesAreAsHighAsTheirNumbers()
{
    QFont font;
    font.setPixelSize(28);
    Row row;
    row.badge = 8;
    for (const RowView::Layout layout : {RowView::Layout::Lines, RowView::Layout::Cards}) {
        row.picture = QPixmap(60, 60);
        row.picture.fill(Qt::black);
        const QImage image = painted(layout, row, QSize(200, 100), font);
        int lines = 0;
        for (int y = 0; y < image.height(); ++y) {
            bool has = false;
            for (int x = 0; x < image.width(); ++x)
                has = has || image.pixelColor(x, y) == themeFor(ThemeChoice::Dark).badge;
            lines += has ? 1 : 0;
        }
        QVERIFY2(lines >= QFontMetrics(font).ascent(), qPrintable(QString::number(lines)));
    }
}

QImage RowViewTest::painted(RowView::Layout layout, const Row &row, QSize size, const QFont &font)
{
    const Theme theme = themeFor(ThemeChoice::Dark);
    RowModel model;
    model.setRows({row});
    QWidget view;
    view.setPalette(paletteOf(theme));
    const RowDelegate delegate(layout, &view);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme.panel);
    QStyleOptionViewItem option;
    option.rect = QRect(QPoint(0, 0), size);
    option.font = font;
    QPainter painter(&image);
    delegate.paint(&painter, option, model.index(0, 0));
    painter.end();
    return image;
}

void RowViewTest::eyeAndLockStandOutOnEveryRow_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::addColumn<bool>("selected");
    QTest::addColumn<bool>("hovered");
    for (const auto &[name, choice] : {std::pair("dark", ThemeChoice::Dark), std::pair("light", ThemeChoice::Light)}) {
        QTest::addRow("%s", name) << choice << false << false;
        QTest::addRow("%s, selected", name) << choice << true << false;
        QTest::addRow("%s, hovered", name) << choice << false << true;
    }
}

/// The darkest against the lightest pixel where the sign stands: text needs 4.5 after WCAG 2.1, a sign of one thin line
/// is hardly easier to see.
void RowViewTest::eyeAndLockStandOutOnEveryRow()
{
    QFETCH(ThemeChoice, choice);
    QFETCH(bool, selected);
    QFETCH(bool, hovered);
    const Theme theme = themeFor(choice);
    RowModel model;
    model.setRows({titled("one", selected)});
    QWidget view;
    view.setPalette(paletteOf(theme));
    const RowDelegate delegate(RowView::Layout::Lines, &view);
    constexpr int scale = 2;
    QImage image(QSize(200, 28) * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(theme.panel);
    QStyleOptionViewItem option;
    option.rect = QRect(0, 0, 200, 28);
    option.state.setFlag(QStyle::State_MouseOver, hovered);
    QPainter painter(&image);
    delegate.paint(&painter, option, model.index(0, 0));
    painter.end();
    for (const RowView::Toggle toggle : {RowView::Toggle::Visible, RowView::Toggle::Locked}) {
        QList<double> seen;
        for (int x = 0; x < 200; ++x) {
            if (delegate.toggleAt(option.rect, model.row(0), {x, 14}) != toggle)
                continue;
            for (int y = 5 * scale; y < 23 * scale; ++y)
                seen.append(luminance(image.pixelColor(x * scale, y)));
        }
        const auto [dark, light] = std::minmax_element(seen.cbegin(), seen.cend());
        const double contrast = (*light + 0.05) / (*dark + 0.05);
        QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
    }
}

void RowViewTest::anEditorSurvivesARefresh()
{
    m_view->setRenamable(true);
    m_view->edit(m_view->model()->index(0, 0));
    QVERIFY(m_view->viewport()->findChild<QLineEdit *>());
    QTest::keyClicks(m_view->viewport()->findChild<QLineEdit *>(), "half typ");
    m_view->setRows({titled("one", true), titled("two"), titled("three")});
    auto *editor = m_view->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QVERIFY(editor->isVisible());
}

void RowViewTest::severalStayChosenUntilAReleaseInPlace()
{
    m_view->setChoosing(RowView::Choosing::Many);
    m_view->setRows({titled("one", true), titled("two", true), titled("three")});
    QSignalSpy chosen(m_view.get(), &RowView::chosen);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, middle(0));
    QVERIFY(chosen.isEmpty());
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, middle(0));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().at(0).value<QSet<int>>(), QSet<int>{0});
}

void RowViewTest::shiftAndArrowsExtendTheChoice()
{
    m_view->setChoosing(RowView::Choosing::Many);
    QSignalSpy chosen(m_view.get(), &RowView::chosen);
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(chosen.takeFirst().at(0).value<QSet<int>>(), (QSet<int>{1, 2}));
    m_view->chooseAll();
    QCOMPARE(chosen.takeFirst().at(0).value<QSet<int>>(), (QSet<int>{0, 1, 2}));
}

void RowViewTest::aFixedOrderIsNotDragged()
{
    QSignalSpy moved(m_view.get(), &RowView::moved);
    for (const auto order : {RowView::Order::Fixed, RowView::Order::Draggable}) {
        m_view->setOrder(order);
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, middle(0));
        QTest::mouseMove(m_view->viewport(), middle(1));
        QTest::mouseMove(m_view->viewport(), middle(2) + QPoint(0, 4));
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, middle(2) + QPoint(0, 4));
    }
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved.first().at(0).value<QList<int>>(), QList<int>{0});
    QCOMPARE(moved.first().at(1).toInt(), 3);
}

void RowViewTest::rowsThatAreDraggedOutGoWhereTheyAreTaken()
{
    m_view->setOrder(RowView::Order::Draggable);
    QSignalSpy moved(m_view.get(), &RowView::moved);
    QSignalSpy carried(m_view.get(), &RowView::carriedOut);
    const QPoint out(m_view->viewport()->width() + 200, middle(2).y());
    const auto dragOut = [&] {
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, middle(0));
        QTest::mouseMove(m_view->viewport(), middle(1));
        QTest::mouseMove(m_view->viewport(), out);
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, out);
    };
    dragOut();
    QPoint asked;
    bool isTaken = false;
    m_view->setTakenOutside([&](QPoint global) {
        asked = global;
        return isTaken;
    });
    dragOut();
    QCOMPARE(asked, m_view->viewport()->mapToGlobal(out));
    QCOMPARE(carried.size(), 0);
    isTaken = true;
    dragOut();
    QCOMPARE(carried.size(), 1);
    QCOMPARE(carried.first().at(0).toInt(), 0);
    QCOMPARE(carried.first().at(1).toPoint(), m_view->viewport()->mapToGlobal(out));
    QCOMPARE(moved.size(), 0);
}

HITBOX_WINDOW_TEST(RowViewTest)
#include "row_view_test.moc"
