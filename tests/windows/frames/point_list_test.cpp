#include "document/ids_at.h"
#include "session/open_project.h"
#include "test_class.h"
#include "windows/frames/point_list.h"
#include "windows/widgets/number_field.h"
#include "windows/widgets/row_view.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace hitbox;
using geometry::Point;

class PointListTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Document document;
        Sprite sprite;
        sprite.name = "ship";
        for (int i = 0; i < 3; ++i)
            sprite.frames.append({.name = QString::number(i), .size = {16, 16}, .pivot = {8, 8}});
        sprite.frames[0].points = {{.name = "muzzle", .at = {12, 4}}, {.name = "foot", .at = {3, 15}, .angle = 90}};
        sprite.frames[1].points = {{.name = "foot", .at = {4, 15}}};
        document.sprites = {sprite};
        m_project = std::make_unique<OpenProject>();
        session().start(document);
        m_list = std::make_unique<PointList>(*m_project);
        m_list->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
    }
    void cleanup()
    {
        m_list.reset();
        m_project.reset();
    }

    void pointsAreListedWithTheirPlaces()
    {
        QCOMPARE(rows(), (QStringList{"muzzle 12, 4", "foot 3, 15  90°"}));
        session().setCurrentFrame({0, 1});
        QCoreApplication::processEvents();
        QCOMPARE(rows(), QStringList{"foot 4, 15"});
    }

    void aPressSelectsAndShowsTheNumbers()
    {
        QVERIFY(fields().isEmpty());
        press(1);
        QVERIFY(session().selection().point == idAt(points(), 1));
        QCoreApplication::processEvents();
        QCOMPARE(fields().size(), 3);
        QCOMPARE(fields().at(2)->value(), std::optional(90.0));
    }

    void numbersAreTypedAsOneStepEach()
    {
        press(1);
        QCoreApplication::processEvents();
        type(0, "5.5");
        type(0, "6.5");
        type(2, "-45");
        QCOMPARE(points().at(1).at, (Point{6.5, 15}));
        QCOMPARE(points().at(1).angle, -45.0);
        QCOMPARE(session().history()->count(), 2);
        session().undo();
        session().undo();
        QCOMPARE(points().at(1).at, (Point{3, 15}));
        QCOMPARE(points().at(1).angle, 90.0);
    }

    void anAddedOneStandsAtThePivotAndIsSelected()
    {
        QTest::mouseClick(m_list->findChild<QToolButton *>("AddPoint"), Qt::LeftButton);
        QCOMPARE(points().size(), 3);
        QCOMPARE(points().last().name, QString("point"));
        QCOMPARE(points().last().at, (Point{8, 8}));
        QVERIFY(session().selection().point == idAt(points(), 2));
    }

    void inAFrameThatLacksOneItIsThatOne()
    {
        session().setCurrentFrame({0, 1});
        QTest::mouseClick(m_list->findChild<QToolButton *>("AddPoint"), Qt::LeftButton);
        QCOMPARE(points(1).last().name, QString("muzzle"));
    }

    void theSelectedOneIsRemoved()
    {
        auto *remove = m_list->findChild<QToolButton *>("RemovePoint");
        QVERIFY(!remove->isEnabled());
        QVERIFY(!m_list->perform(EditCommand::Remove));
        press(0);
        QCoreApplication::processEvents();
        QVERIFY(remove->isEnabled());
        QTest::keyClick(view(), Qt::Key_Delete);
        QCOMPARE(points().size(), 1);
        QVERIFY(session().selection().empty());
        session().undo();
        QCOMPARE(points().size(), 2);
    }

    void numbersAndRemovalGoThroughTheScope()
    {
        m_project->tools.set(&ToolSettings::scope, {.reach = ScopeReach::All});
        press(1);
        QCoreApplication::processEvents();
        type(0, "5.5");
        QCOMPARE(points(0).at(1).at, (Point{5.5, 15}));
        QCOMPARE(points(1).at(0).at, (Point{6.5, 15}));
        QVERIFY(m_list->perform(EditCommand::Remove));
        QCOMPARE(points(0).size(), 1);
        QVERIFY(points(1).isEmpty());
        QCOMPARE(session().history()->count(), 2);
        session().undo();
        session().undo();
        QCOMPARE(points(1).at(0).at, (Point{4, 15}));
    }

    void aNewNameGoesThroughTheSprite()
    {
        QSignalSpy told(m_list.get(), &PointList::told);
        emit view()->renamed(1, "heel");
        QCOMPARE(points().at(1).name, QString("heel"));
        QCOMPARE(points(1).at(0).name, QString("heel"));
        QCOMPARE(told.last().first().toString(), QString("Renamed in 2 frames of the sprite."));
        session().undo();
        QCOMPARE(points(1).at(0).name, QString("foot"));
    }

    void aTakenNameIsRefused()
    {
        QSignalSpy told(m_list.get(), &PointList::told);
        const Document before = session().document();
        emit view()->renamed(1, "muzzle");
        QCOMPARE(session().document(), before);
        QVERIFY(told.last().first().toString().contains("muzzle"));
    }

private:
    Session &session() const { return m_project->session; }
    const QList<FramePoint> &points(int frame = 0) const
    {
        return session().document().sprites.first().frames.at(frame).points;
    }
    RowView *view() const { return m_list->findChild<RowView *>("PointList"); }
    QStringList rows() const
    {
        QStringList texts;
        for (int i = 0; i < view()->model()->rowCount(); ++i) {
            const Row &row = static_cast<const RowModel *>(view()->model())->row(i);
            texts.append(row.title + ' ' + row.trailing);
        }
        return texts;
    }
    void press(int row)
    {
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                          view()->visualRect(view()->model()->index(row, 0)).center());
    }
    QList<NumberField *> fields() const
    {
        QList<NumberField *> shown = m_list->findChildren<NumberField *>();
        shown.removeIf([](const NumberField *field) { return field->isHidden() || !field->isVisible(); });
        return shown;
    }
    void type(int field, const QString &text)
    {
        NumberField *typed = fields().at(field);
        typed->setFocus();
        typed->selectAll();
        QTest::keyClicks(typed, text);
        QTest::keyClick(typed, Qt::Key_Return);
        QCoreApplication::processEvents();
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<PointList> m_list;
};

HITBOX_WINDOW_TEST(PointListTest)
#include "point_list_test.moc"
