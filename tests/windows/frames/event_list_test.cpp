#include "session/open_project.h"
#include "test_class.h"
#include "windows/frames/event_list.h"
#include "windows/widgets/property_row.h"
#include "windows/widgets/row_view.h"

#include <QLineEdit>
#include <QTest>
#include <QToolButton>

using namespace hitbox;

class EventListTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Document document;
        Sprite sprite;
        sprite.name = "ship";
        sprite.frames = {{.name = "0", .size = {16, 16}}, {.name = "1", .size = {16, 16}}};
        sprite.frames[0].events = {{.name = "step", .properties = {{"volume", 0.5}, {"loud", true}}},
                                   {.name = "whoosh"}};
        document.sprites = {sprite};
        m_project = std::make_unique<OpenProject>();
        session().start(document);
        m_list = std::make_unique<EventList>(session());
        m_list->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
        m_list->activateWindow();
    }
    void cleanup()
    {
        m_list.reset();
        m_project.reset();
    }

    void eventsAreListedWithTheirProperties()
    {
        QCOMPARE(view()->model()->rowCount(), 2);
        QCOMPARE(row(0).title, QString("step"));
        QCOMPARE(row(0).detail, QString("volume 0.5, loud true"));
        QVERIFY(row(0).selected);
        QCOMPARE(propertyRows().size(), 2);
    }

    void theChosenOnesPropertiesAreTyped()
    {
        auto *field = propertyRows().first()->findChild<QLineEdit *>("PropertyValue");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, "12");
        QCOMPARE(events().first().properties.first().value, PropertyValue(12.0));
        QCOMPARE(session().history()->count(), 1);
        session().undo();
        QCOMPARE(events().first().properties.first().value, PropertyValue(0.5));
    }

    void eachEventHasItsOwn()
    {
        press(1);
        QVERIFY(row(1).selected);
        QVERIFY(propertyRows().isEmpty());
        QTest::mouseClick(m_list->findChild<QToolButton *>("AddEventProperty"), Qt::LeftButton);
        QCOMPARE(events().at(1).properties.size(), 1);
        QCOMPARE(events().at(0).properties.size(), 2);
        QCoreApplication::processEvents();
        QCOMPARE(propertyRows().size(), 1);
    }

    void anAddedOneIsNamedAtOnce()
    {
        m_list->add();
        QCOMPARE(events().last().name, QString("event"));
        QVERIFY(row(2).selected);
        auto *editor = view()->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, "boom");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(events().last().name, QString("boom"));
    }

    void duplicatesFollowAndAreChosen()
    {
        QTest::mouseClick(m_list->findChild<QToolButton *>("DuplicateEvent"), Qt::LeftButton);
        QCOMPARE(events().size(), 3);
        QCOMPARE(events().at(1), events().at(0));
        QCoreApplication::processEvents();
        QVERIFY(row(1).selected && !row(0).selected);
    }

    void theChosenOneIsRemoved()
    {
        press(1);
        QTest::keyClick(view(), Qt::Key_Delete);
        QCOMPARE(events().size(), 1);
        QCOMPARE(events().first().name, QString("step"));
        QTest::mouseClick(m_list->findChild<QToolButton *>("RemoveEvent"), Qt::LeftButton);
        QVERIFY(events().isEmpty());
        QVERIFY(!m_list->perform(EditCommand::Remove));
        session().undo();
        QCOMPARE(events().size(), 1);
    }

    void renamingIsAStep()
    {
        emit view()->renamed(1, "swish");
        QCOMPARE(events().at(1).name, QString("swish"));
        QCOMPARE(session().history()->undoText(), QString("Rename event to swish"));
    }

    void anotherFrameShowsItsOwn()
    {
        session().setCurrentFrame({0, 1});
        QCoreApplication::processEvents();
        QCOMPARE(view()->model()->rowCount(), 0);
        QVERIFY(!m_list->findChild<QToolButton *>("RemoveEvent")->isEnabled());
        session().setCurrentFrame({0, 0});
        QCoreApplication::processEvents();
        QVERIFY(row(0).selected);
    }

    void manyAreToldInShort()
    {
        QVERIFY(eventsInShort({}).isEmpty());
        QCOMPARE(eventsInShort(events()), QString("Events: step, whoosh"));
        QList<FrameEvent> many;
        for (int i = 0; i < 1000; ++i)
            many.append({.name = "e"});
        QVERIFY(eventsInShort(many).size() < 64);
        QVERIFY(eventsInShort(many).endsWith(u'…'));
        Properties properties;
        for (int i = 0; i < 1000; ++i)
            properties.append({QString::number(i), QString(10'000, 'x')});
        QVERIFY(propertiesInShort(properties).size() < 1000);
    }

private:
    Session &session() const { return m_project->session; }
    const QList<FrameEvent> &events() const { return session().document().sprites.first().frames.first().events; }
    RowView *view() const { return m_list->findChild<RowView *>("EventList"); }
    const Row &row(int index) const { return static_cast<const RowModel *>(view()->model())->row(index); }
    void press(int row)
    {
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                          view()->visualRect(view()->model()->index(row, 0)).center());
    }
    QList<PropertyRow *> propertyRows() const
    {
        QList<PropertyRow *> shown = m_list->findChildren<PropertyRow *>();
        shown.removeIf([](const PropertyRow *row) { return row->isHidden(); });
        return shown;
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<EventList> m_list;
};

HITBOX_WINDOW_TEST(EventListTest)
#include "event_list_test.moc"
