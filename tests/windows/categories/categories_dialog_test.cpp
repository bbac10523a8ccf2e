#include "test_class.h"
#include "windows/categories/categories_dialog.h"

#include "document/category_edits.h"
#include "document/edits.h"
#include "document/limits.h"
#include "session/open_project.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QStyleOption>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

namespace {

enum Column { NameColumn, BitsColumn, FirstHit };

/// "hurt", "hit" and "body", and a shape of each.
Document project()
{
    Document document = emptyProject();
    Frame frame;
    frame.name = "frame";
    frame.size = {64, 64};
    document.sprites.append({.name = "sprite", .image = "sprite.png", .frames = {frame}});
    for (const Category &category : emptyProject().categories) {
        Shape shape;
        shape.name = "of " + category.name;
        shape.category = category.name;
        shape.outline = geometry::Circle{{20, 20}, 8};
        document = addShapes(document, {0, 0}, {shape});
    }
    return document;
}

} // namespace

class CategoriesDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void everyChangeIsAStepAtOnce();
    void undoShowsInTheTable();
    void aNameThatIsTakenOrEmptyIsRefused();
    void aNameWithBlanksAroundItStays();
    void typingIntoTheTableIsTaken();
    void bitsAreTickedOrTyped();
    void everyBitShowsItsNumber();
    void bitsThatAreNoNumberAreToldAndRefused();
    void ticksSayWhoHitsWhom();
    void aTickIsOnePress();
    void tenThousandCategoriesAreShownCellByCell();
    void aNewCategoryIsAddedAndMoved();
    void removingAsksWhereTheShapesGo();
    void removingOneWithoutShapesAsksNothing();
    void aDistinctColourIsOnePress();
    void closingLeavesTheProjectAsItIs();
    void whatHasNoRoomScrollsAndLiesOverNothing();

private:
    const QList<Category> &categories() const { return m_project->session.document().categories; }
    QStringList shapeCategories() const
    {
        QStringList names;
        for (const Shape &shape : m_project->session.document().sprites.first().frames.first().shapes)
            names.append(shape.category);
        return names;
    }
    void press(const char *button) { QTest::mouseClick(m_dialog->findChild<QPushButton *>(button), Qt::LeftButton); }
    void pick(int row) { m_table->setCurrentIndex(at(row, NameColumn)); }
    QModelIndex at(int row, int column) const { return m_table->model()->index(row, column); }
    QString textAt(int row, int column) const { return at(row, column).data().toString(); }
    void type(int row, int column, const QString &text) { m_table->model()->setData(at(row, column), text); }
    QString message() const { return m_dialog->findChild<QLabel *>("CategoryMessage")->text(); }
    int steps() const { return m_project->session.history()->count(); }

    std::unique_ptr<OpenProject> m_project;
    QPointer<CategoriesDialog> m_dialog;
    QTableView *m_table = nullptr;
};

void CategoriesDialogTest::init()
{
    delete m_dialog;
    m_project = std::make_unique<OpenProject>();
    m_project->session.commit(project(), "set up");
    m_dialog = new CategoriesDialog(m_project->session);
    m_table = m_dialog->findChild<QTableView *>("CategoryTable");
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
}

void CategoriesDialogTest::everyChangeIsAStepAtOnce()
{
    QCOMPARE(m_table->model()->rowCount(), 3);
    QCOMPARE(steps(), 1);
    type(0, NameColumn, "soft");
    QCOMPARE(categories().first().name, QString("soft"));
    QCOMPARE(categories().at(1).hits, QStringList{"soft"});
    QCOMPARE(shapeCategories(), (QStringList{"soft", "hit", "body"}));
    QCOMPARE(steps(), 2);
}

void CategoriesDialogTest::undoShowsInTheTable()
{
    type(0, NameColumn, "soft");
    QTest::keyClick(m_dialog, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_project->session.document(), project());
    QCOMPARE(textAt(0, NameColumn), QString("hurt"));
}

void CategoriesDialogTest::aNameThatIsTakenOrEmptyIsRefused()
{
    for (const char *name : {"hit", " ", ""}) {
        type(0, NameColumn, name);
        QCOMPARE(textAt(0, NameColumn), QString("hurt"));
        QVERIFY(!message().isEmpty());
    }
    QCOMPARE(m_project->session.document(), project());
}

void CategoriesDialogTest::aNameWithBlanksAroundItStays()
{
    m_project->session.commit(renameCategory(project(), 0, " a\t\n"), "as a file may have it");
    m_project->session.undo();
    m_project->session.redo();
    QCOMPARE(steps(), 2);
    m_table->edit(at(0, NameColumn));
    auto *editor = m_table->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(categories().first().name, QString(" a\t\n"));
    QCOMPARE(steps(), 2);
}

void CategoriesDialogTest::typingIntoTheTableIsTaken()
{
    pick(2);
    m_table->edit(at(2, NameColumn));
    auto *editor = m_table->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, "torso");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(categories().at(2).name, QString("torso"));
}

void CategoriesDialogTest::bitsAreTickedOrTyped()
{
    pick(1);
    auto *bit = m_dialog->findChild<QCheckBox *>("Bit31");
    QTest::mouseClick(bit, Qt::LeftButton, {}, {8, bit->height() / 2});
    QCOMPARE(categories().at(1).bits, 0x80000002u);
    auto *number = m_dialog->findChild<QLineEdit *>("BitsNumber");
    number->selectAll();
    QTest::keyClicks(number, "0x11");
    QTest::keyClick(number, Qt::Key_Return);
    QCOMPARE(categories().at(1).bits, 0x11u);
    QVERIFY(m_dialog->findChild<QCheckBox *>("Bit4")->isChecked());
    QCOMPARE(textAt(1, BitsColumn), QString("17"));
}

void CategoriesDialogTest::everyBitShowsItsNumber()
{
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
    QHash<QWidget *, QLabel *> labels;
    for (QLabel *label : m_dialog->findChildren<QLabel *>()) {
        if (label->buddy())
            labels.insert(label->buddy(), label);
    }
    for (int bit = 0; bit < 32; ++bit) {
        auto *box = m_dialog->findChild<QCheckBox *>(QString("Bit%1").arg(bit));
        const QLabel *label = labels.value(box);
        QVERIFY2(label && label->isVisible(), qPrintable(QString::number(bit)));
        QCOMPARE(label->text(), QString::number(bit));
        QVERIFY(label->width() >= label->sizeHint().width());
        QVERIFY(std::abs(label->geometry().center().x() - box->geometry().center().x()) <= 2);
        QVERIFY(label->geometry().bottom() < box->geometry().top() + 2);
        QVERIFY(box->geometry().top() - label->geometry().bottom() < 8);
    }
}

void CategoriesDialogTest::bitsThatAreNoNumberAreToldAndRefused()
{
    for (const char *text : {"4294967296", "-1", "many", "0xzz"}) {
        type(0, BitsColumn, text);
        QCOMPARE(textAt(0, BitsColumn), QString("1"));
        QVERIFY(message().contains(text));
    }
    QCOMPARE(m_project->session.document(), project());
}

void CategoriesDialogTest::ticksSayWhoHitsWhom()
{
    m_table->model()->setData(at(0, FirstHit + 2), Qt::Checked, Qt::CheckStateRole);
    QCOMPARE(categories().at(0).hits, QStringList{"body"});
    m_table->model()->setData(at(0, FirstHit + 2), Qt::Unchecked, Qt::CheckStateRole);
    QVERIFY(categories().at(0).hits.isEmpty());
}

void CategoriesDialogTest::aTickIsOnePress()
{
    QStyleOptionViewItem option;
    option.initFrom(m_table);
    option.rect = m_table->visualRect(at(0, FirstHit + 1));
    option.features = QStyleOptionViewItem::HasCheckIndicator;
    const QRect box = m_table->style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, m_table);
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, box.center());
    QCOMPARE(categories().at(0).hits, QStringList{"hit"});
    QCOMPARE(at(0, FirstHit + 1).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
}

/// As many as a project may have. A table that made its cells would need tens of gigabytes.
void CategoriesDialogTest::tenThousandCategoriesAreShownCellByCell()
{
    Document many = project();
    for (int i = int(many.categories.size()); i < limits::categories; ++i)
        many.categories.append(Category{.name = QString("c%1").arg(i)});
    many.categories.last().hits = {"hurt"};
    QVERIFY(m_project->session.commit(many, "many"));
    QTRY_COMPARE(m_table->model()->rowCount(), int(limits::categories));
    QCOMPARE(m_table->model()->columnCount(), FirstHit + int(limits::categories));
    const int last = int(limits::categories) - 1;
    QCOMPARE(textAt(last, NameColumn), QString("c9999"));
    QCOMPARE(at(last, FirstHit).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QCOMPARE(at(0, FirstHit + last).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(m_table->model()->headerData(FirstHit + last, Qt::Horizontal).toString(), QString("hits c9999"));
    pick(last);
    press("RemoveCategory");
    QCOMPARE(categories().size(), last);
}

void CategoriesDialogTest::aNewCategoryIsAddedAndMoved()
{
    press("AddCategory");
    QCOMPARE(categories().size(), 4);
    QCOMPARE(categories().last().bits, 8u);
    pick(3);
    press("CategoryUp");
    QCOMPARE(categories().at(2).bits, 8u);
    press("CategoryUp");
    press("CategoryDown");
    QCOMPARE(categories().at(2).bits, 8u);
    QCOMPARE(m_table->currentIndex().row(), 2);
}

void CategoriesDialogTest::removingAsksWhereTheShapesGo()
{
    pick(0);
    press("RemoveCategory");
    auto *menu = m_dialog->findChild<QMenu *>("HeirMenu");
    QVERIFY(menu);
    QCOMPARE(m_project->session.document(), project());
    QStringList heirs;
    for (const QAction *action : menu->actions())
        heirs.append(action->text());
    QCOMPARE(heirs.mid(1), (QStringList{"hit", "body", "no category"}));
    menu->actions().at(2)->trigger();
    QCOMPARE(shapeCategories(), (QStringList{"body", "hit", "body"}));
    QCOMPARE(categories().size(), 2);
    menu->close();
}

void CategoriesDialogTest::removingOneWithoutShapesAsksNothing()
{
    press("AddCategory");
    pick(3);
    press("RemoveCategory");
    QCOMPARE(m_project->session.document(), project());
}

void CategoriesDialogTest::aDistinctColourIsOnePress()
{
    pick(1);
    QTest::mouseClick(m_dialog->findChild<QToolButton *>("Coloure0c02c"), Qt::LeftButton);
    QCOMPARE(categories().at(1).color, QString("#e0c02c"));
    QCOMPARE(m_table->currentIndex().row(), 1);
}

void CategoriesDialogTest::closingLeavesTheProjectAsItIs()
{
    press("CloseCategories");
    QTRY_VERIFY(!m_dialog);
    QCOMPARE(m_project->session.document(), project());
}

void CategoriesDialogTest::whatHasNoRoomScrollsAndLiesOverNothing()
{
    m_dialog->resize(680, 400);
    QTRY_COMPARE(m_dialog->height(), 400);
    const auto *add = m_dialog->findChild<QPushButton *>("AddCategory");
    const auto *close = m_dialog->findChild<QPushButton *>("CloseCategories");
    const auto topOf = [this](const QWidget &part) { return part.mapTo(m_dialog.data(), QPoint()).y(); };
    QTRY_VERIFY(topOf(*add) >= topOf(*m_table) + m_table->height());
    QVERIFY(topOf(*close) + close->height() <= m_dialog->height());
}

HITBOX_WINDOW_TEST(CategoriesDialogTest)
#include "categories_dialog_test.moc"
