#include "document/edits.h"
#include "session/open_project.h"
#include "test_class.h"
#include "windows/categories/fields_table.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include <memory>

using namespace hitbox;

namespace {

enum FieldCell { FieldNameCell, FieldTypeCell, FieldDefaultCell, FieldChoicesCell };

/// Hits have a damage, and a kind of which one choice holds a comma.
Document fieldsProject()
{
    Document document = emptyProject();
    document.categories[1].fields = {
        {.name = "damage", .type = FieldType::Number, .fallback = 40.0},
        {.name = "kind", .type = FieldType::Choice, .fallback = QString("low"), .choices = {"low", "mid, or so"}},
        {.name = "newer", .type = FieldType::Other, .fallback = JsonText{"[1]"}, .extras = {{"type", {"\"curve\""}}}}};
    return document;
}

} // namespace

class FieldsTableTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_table = nullptr;
        m_widget.reset();
        m_project = std::make_unique<OpenProject>();
        session().start(fieldsProject());
        m_widget = std::make_unique<FieldsTable>(session());
        m_widget->show(1);
        m_widget->QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(m_widget.get()));
        m_table = m_widget->findChild<QTableWidget *>("FieldTable");
    }
    void cleanup()
    {
        m_widget.reset();
        m_project.reset();
    }

    void showingFieldsChangesNone()
    {
        QCOMPARE(m_table->rowCount(), 3);
        QCOMPARE(text(0, FieldDefaultCell), QString("40"));
        QCOMPARE(text(1, FieldChoicesCell), QString("low, mid, or so"));
        m_widget->show(0);
        QCOMPARE(m_table->rowCount(), 0);
        m_widget->show(-1);
        QVERIFY(!m_widget->isEnabled());
        m_widget->show(1);
        QCOMPARE(session().document(), fieldsProject());
        QCOMPARE(session().history()->count(), 0);
    }

    void aTypeThatIsNotKnownIsLeftAlone()
    {
        QVERIFY(!type(2)->isEnabled());
        for (const int column : {FieldNameCell, FieldDefaultCell, FieldChoicesCell})
            QVERIFY(!(m_table->item(2, column)->flags() & Qt::ItemIsEditable));
    }

    void defaultsAreTyped()
    {
        m_table->item(0, FieldDefaultCell)->setText("12.5");
        QCOMPARE(fields().at(0).fallback, PropertyValue(12.5));
        m_table->item(1, FieldDefaultCell)->setText("mid, or so");
        QCOMPARE(fields().at(1).fallback, PropertyValue(QString("mid, or so")));
        QCOMPARE(session().history()->count(), 2);
    }

    void whatIsNoValueIsToldAndRefused()
    {
        QSignalSpy told(m_widget.get(), &FieldsTable::told);
        m_table->item(0, FieldDefaultCell)->setText("much");
        QCOMPARE(told.last().first().toString(), QString("“much” is no number."));
        QCOMPARE(text(0, FieldDefaultCell), QString("40"));
        m_table->item(1, FieldDefaultCell)->setText("high");
        QCOMPARE(text(1, FieldDefaultCell), QString("low"));
        m_table->item(1, FieldChoicesCell)->setText(" , ");
        QCOMPARE(text(1, FieldChoicesCell), QString("low, mid, or so"));
        for (const char *name : {"kind", " ", ""}) {
            m_table->item(0, FieldNameCell)->setText(name);
            QCOMPARE(text(0, FieldNameCell), QString("damage"));
        }
        QCOMPARE(session().document(), fieldsProject());
    }

    void choicesAreListedWithCommas()
    {
        m_table->item(1, FieldChoicesCell)->setText("high, top ,high");
        QCOMPARE(fields().at(1).choices, (QStringList{"high", "top"}));
        QCOMPARE(fields().at(1).fallback, PropertyValue(QString("high")));
        QCOMPARE(text(1, FieldDefaultCell), QString("high"));
    }

    void anotherTypeKeepsWhatItCan()
    {
        choose(0, 1);
        QCOMPARE(fields().at(0).type, FieldType::Text);
        QCOMPARE(fields().at(0).fallback, PropertyValue(QString("40")));
        choose(0, 3);
        QCOMPARE(fields().at(0).choices, QStringList{"40"});
        QVERIFY(m_table->item(0, FieldChoicesCell)->flags() & Qt::ItemIsEditable);
        choose(0, 2);
        QCOMPARE(fields().at(0).fallback, PropertyValue(false));
        QCOMPARE(m_table->item(0, FieldDefaultCell)->text(), QString("no"));
        m_table->item(0, FieldDefaultCell)->setText("Yes");
        QCOMPARE(fields().at(0).fallback, PropertyValue(true));
        QCOMPARE(m_table->item(0, FieldDefaultCell)->text(), QString("yes"));
        m_table->item(0, FieldDefaultCell)->setText("maybe");
        QCOMPARE(m_table->item(0, FieldDefaultCell)->text(), QString("yes"));
        m_table->item(0, FieldDefaultCell)->setText("true"); // as files have it
        QCOMPARE(m_table->item(0, FieldDefaultCell)->text(), QString("yes"));
        QCOMPARE(fields().at(0).fallback, PropertyValue(true));
    }

    void aFieldIsAddedNamedAndRemoved()
    {
        press("AddField");
        QCOMPARE(fields().size(), 4);
        auto *editor = m_table->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, "speed");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(fields().last().name, QString("speed"));
        m_table->setCurrentCell(0, FieldNameCell);
        press("RemoveField");
        QCOMPARE(fields().size(), 3);
        QCOMPARE(fields().first().name, QString("kind"));
        session().undo();
        QCOMPARE(fields().first().name, QString("damage"));
    }

    void ofAThousandFieldsTypesAreMadeAsTheyComeIntoView()
    {
        Document document = session().document();
        for (int i = static_cast<int>(fields().size()); i < 1000; ++i)
            document.categories[1].fields.append(
                {.name = QString::number(i), .type = FieldType::Truth, .fallback = false});
        session().commit(document, "add");
        m_widget->show(1);
        QVERIFY(type(0));
        QVERIFY(!type(500));
        m_table->scrollToItem(m_table->item(500, FieldNameCell));
        QVERIFY(type(500));
        QCOMPARE(type(500)->currentText(), QString("yes/no"));
        choose(500, 1);
        QCOMPARE(fields().at(500).type, FieldType::Text);
        QCOMPARE(type(500)->currentText(), QString("text"));
    }

    void valuesOfShapesFollowANewName()
    {
        Document document = session().document();
        document.sprites = {{.name = "ship", .frames = {{.name = "0", .size = {8, 8}}}}};
        Shape shape;
        shape.category = "hit";
        shape.properties = {{"damage", 7.0}};
        session().commit(addShapes(document, {0, 0}, {shape}), "set up");
        m_table->item(0, FieldNameCell)->setText("power");
        QCOMPARE(session().document().sprites.first().frames.first().shapes.first().properties,
                 (Properties{{"power", 7.0}}));
    }

private:
    Session &session() const { return m_project->session; }
    const QList<CategoryField> &fields() const { return session().document().categories.at(1).fields; }
    QString text(int row, int column) const { return m_table->item(row, column)->text(); }
    QComboBox *type(int row) const { return qobject_cast<QComboBox *>(m_table->cellWidget(row, FieldTypeCell)); }
    void choose(int row, int index)
    {
        type(row)->setCurrentIndex(index);
        emit type(row)->activated(index);
    }
    void press(const char *button) { QTest::mouseClick(m_widget->findChild<QPushButton *>(button), Qt::LeftButton); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<FieldsTable> m_widget;
    QTableWidget *m_table = nullptr;
};

HITBOX_WINDOW_TEST(FieldsTableTest)
#include "fields_table_test.moc"
