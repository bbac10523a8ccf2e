#include "windows/categories_dialog.h"

#include "document/edits.h"
#include "modal_answer.h"

#include <QColorDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

#include <memory>

using namespace hitbox;

namespace {

enum Column { NameColumn, ColorColumn, BitsColumn, FirstHit };

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

QStringList namesOf(const Document &document)
{
    QStringList names;
    for (const Category &category : document.categories)
        names.append(category.name);
    return names;
}

QStringList shapeCategories(const Document &document)
{
    QStringList names;
    for (const Shape &shape : document.sprites.first().frames.first().shapes)
        names.append(shape.category);
    return names;
}

} // namespace

class CategoriesDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void showsEveryCategory();
    void okWithoutAChangeChangesNothing();
    void shapesFollowARenamedCategory();
    void swappedNamesKeepTheirShapes();
    void aNameThatIsTakenOrEmptyIsRefused_data();
    void aNameThatIsTakenOrEmptyIsRefused();
    void bitsAreTakenInAnyNotationAndRefusedWhenTheyAreNone();
    void ticksSayWhoHitsWhom();
    void aNewCategoryHasAFreeNameAndAFreeBit();
    void aRemovedCategoryIsHitByNoneAndItsShapesKeepItsName();
    void aColorIsChosen();
    void cancellingAColorKeepsIt();
    void unknownKeysAreKept();
    void typingIntoTheTableIsTaken();

private:
    void type(int row, int column, const QString &text) { m_table->item(row, column)->setText(text); }
    QString shown(int row, int column) const { return m_table->item(row, column)->text(); }
    void press(const char *text)
    {
        for (QPushButton *button : m_dialog->findChildren<QPushButton *>()) {
            if (button->text() == text)
                QTest::mouseClick(button, Qt::LeftButton);
        }
    }

    Document m_document;
    std::unique_ptr<CategoriesDialog> m_dialog;
    QTableWidget *m_table = nullptr;
};

void CategoriesDialogTest::init()
{
    m_document = project();
    m_dialog = std::make_unique<CategoriesDialog>(m_document);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    m_table = m_dialog->findChild<QTableWidget *>("CategoryTable");
    QVERIFY(m_table);
}

void CategoriesDialogTest::showsEveryCategory()
{
    QCOMPARE(m_table->rowCount(), 3);
    QCOMPARE(m_table->columnCount(), FirstHit + 3);
    for (int row = 0; row < 3; ++row) {
        const Category &category = m_document.categories.at(row);
        QCOMPARE(shown(row, NameColumn), category.name);
        QCOMPARE(shown(row, ColorColumn), category.color);
        QCOMPARE(shown(row, BitsColumn), QString::number(category.bits));
        for (int other = 0; other < 3; ++other)
            QCOMPARE(m_table->item(row, FirstHit + other)->checkState() == Qt::Checked,
                     category.hits.contains(m_document.categories.at(other).name));
    }
}

void CategoriesDialogTest::okWithoutAChangeChangesNothing()
{
    QCOMPARE(m_dialog->result(), m_document);
}

void CategoriesDialogTest::shapesFollowARenamedCategory()
{
    type(0, NameColumn, "  weak spot ");
    const Document result = m_dialog->result();
    QCOMPARE(namesOf(result), (QStringList{"weak spot", "hit", "body"}));
    QCOMPARE(shapeCategories(result), (QStringList{"weak spot", "hit", "body"}));
    QCOMPARE(result.categories.at(1).hits, QStringList{"weak spot"});
    QVERIFY(m_table->horizontalHeaderItem(FirstHit)->text().contains("weak spot"));
}

void CategoriesDialogTest::swappedNamesKeepTheirShapes()
{
    type(0, NameColumn, "aside");
    type(1, NameColumn, "hurt");
    type(0, NameColumn, "hit");
    const Document result = m_dialog->result();
    QCOMPARE(namesOf(result), (QStringList{"hit", "hurt", "body"}));
    QCOMPARE(result.categories.at(1).hits, QStringList{"hit"});
    QCOMPARE(shapeCategories(result), (QStringList{"hit", "hurt", "body"}));
}

void CategoriesDialogTest::aNameThatIsTakenOrEmptyIsRefused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("taken") << "hit";
    QTest::newRow("empty") << "";
    QTest::newRow("blank") << "   ";
}

void CategoriesDialogTest::aNameThatIsTakenOrEmptyIsRefused()
{
    QFETCH(QString, typed);
    type(0, NameColumn, typed);
    QCOMPARE(shown(0, NameColumn), QString("hurt"));
    QCOMPARE(m_dialog->result(), m_document);
}

void CategoriesDialogTest::bitsAreTakenInAnyNotationAndRefusedWhenTheyAreNone()
{
    type(0, BitsColumn, "0x80000000");
    QCOMPARE(m_dialog->result().categories.at(0).bits, 0x80000000u);
    for (const char *wrong : {"-1", "4294967296", "many", "1.5", ""}) {
        type(1, BitsColumn, wrong);
        QCOMPARE(m_dialog->result().categories.at(1).bits, m_document.categories.at(1).bits);
        QCOMPARE(shown(1, BitsColumn), QString::number(m_document.categories.at(1).bits));
    }
}

void CategoriesDialogTest::ticksSayWhoHitsWhom()
{
    m_table->item(0, FirstHit + 2)->setCheckState(Qt::Checked);
    QCOMPARE(m_dialog->result().categories.at(0).hits, m_document.categories.at(0).hits + QStringList{"body"});
    m_table->item(1, FirstHit)->setCheckState(Qt::Unchecked);
    QVERIFY(!m_dialog->result().categories.at(1).hits.contains("hurt"));
    m_table->item(1, FirstHit)->setCheckState(Qt::Checked);
    QVERIFY(m_dialog->result().categories.at(1).hits.contains("hurt"));
}

void CategoriesDialogTest::aNewCategoryHasAFreeNameAndAFreeBit()
{
    press("&Add");
    press("&Add");
    const Document result = m_dialog->result();
    QCOMPARE(result.categories.size(), 5);
    QSet<QString> names;
    quint32 bits = 0;
    for (const Category &category : result.categories) {
        QVERIFY(QColor(category.color).isValid());
        QCOMPARE(bits & category.bits, 0u);
        bits |= category.bits;
        names.insert(category.name);
    }
    QCOMPARE(names.size(), 5);
    QCOMPARE(result.categories.mid(0, 3), m_document.categories);
}

void CategoriesDialogTest::aRemovedCategoryIsHitByNoneAndItsShapesKeepItsName()
{
    m_table->setCurrentCell(0, NameColumn);
    press("&Remove");
    const Document result = m_dialog->result();
    QCOMPARE(namesOf(result), (QStringList{"hit", "body"}));
    for (const Category &category : result.categories)
        QVERIFY(!category.hits.contains("hurt"));
    QCOMPARE(shapeCategories(result), shapeCategories(m_document));
    for (int i = 0; i < 5; ++i) {
        m_table->setCurrentCell(0, NameColumn);
        press("&Remove");
    }
    QVERIFY(m_dialog->result().categories.isEmpty());
}

void CategoriesDialogTest::aColorIsChosen()
{
    bench::ModalAnswer answer([](QDialog &dialog) {
        qobject_cast<QColorDialog *>(&dialog)->setCurrentColor(QColor("#123456"));
        dialog.accept();
    });
    emit m_table->cellDoubleClicked(1, ColorColumn);
    QVERIFY(answer.asked());
    QCOMPARE(m_dialog->result().categories.at(1).color, QString("#123456"));
    QCOMPARE(shown(1, ColorColumn), QString("#123456"));
}

void CategoriesDialogTest::cancellingAColorKeepsIt()
{
    bench::ModalAnswer answer([](QDialog &dialog) { dialog.reject(); });
    emit m_table->cellDoubleClicked(1, ColorColumn);
    QVERIFY(answer.asked());
    QCOMPARE(m_dialog->result(), m_document);
}

void CategoriesDialogTest::unknownKeysAreKept()
{
    m_document.categories[1].extras.append(ExtraMember{"note", {"\"mine\""}});
    CategoriesDialog dialog(m_document);
    dialog.findChild<QTableWidget *>("CategoryTable")->item(1, NameColumn)->setText("strike");
    QCOMPARE(dialog.result().categories.at(1).extras, m_document.categories.at(1).extras);
}

void CategoriesDialogTest::typingIntoTheTableIsTaken()
{
    m_table->setFocus();
    m_table->editItem(m_table->item(2, NameColumn));
    auto *editor = m_table->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, "wall");
    QTest::keyClick(editor, Qt::Key_Return);
    auto *buttons = m_dialog->findChild<QDialogButtonBox *>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(static_cast<QDialog *>(m_dialog.get())->result(), int(QDialog::Accepted));
    QCOMPARE(shapeCategories(m_dialog->result()).last(), QString("wall"));
}

QTEST_MAIN(CategoriesDialogTest)
#include "categories_dialog_test.moc"
