#include "test_class.h"
#include "windows/play/emitter_fields.h"

#include "document/emitter_edits.h"
#include "session/open_project.h"
#include "session/selected.h"
#include "windows/widgets/number_field.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

#include <memory>

using namespace hitbox;

class EmitterFieldsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fields->hide(); }

    void showNothingWithoutAnEmitter();
    void choicesAreOneStepEach();
    void sizesAreThoseOfTheKind();
    void stepsOfOneNumberAreOneUndo();
    void anInstanceThatIsNotThereIsRefused();
    void aPlaceTakesOverWhereTheInstanceStands();
    void aShapeOfTheSelectedFrameBecomesTheBullet();
    void aRadiusOfNothingMakesAPoint_data();
    void aRadiusOfNothingMakesAPoint();
    void whatIsTypedConcernsNoOtherEmitter();
    void theFieldShowsWhatBecameOfTheNumber();

private:
    const Emitter &emitter() const { return m_project->session.document().stages.first().emitters.first(); }
    QComboBox *choice(const char *name) const { return m_fields->findChild<QComboBox *>(name); }
    NumberField *number(const QString &name) const
    {
        for (NumberField *field : m_fields->findChildren<NumberField *>()) {
            if (field->accessibleName() == name && !field->isHidden()) // rather than on its way out
                return field;
        }
        return nullptr;
    }
    void type(QLineEdit *field, const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    int steps() const { return m_project->session.history()->index(); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<EmitterFields> m_fields;
};

void EmitterFieldsTest::init()
{
    m_fields.reset();
    m_project = std::make_unique<OpenProject>();
    Document document = emptyProject();
    Frame frame;
    frame.name = "frame";
    frame.size = {16, 16};
    frame.shapes = {{.id = {1}, .name = "blade & hilt", .outline = PolygonOutline{{{2, 2}, {6, 2}, {2, 10}}}}};
    document.sprites.append({.name = "ship", .image = "ship.png", .frames = {frame}});
    Stage stage;
    stage.instances = {{.sprite = "ship", .frame = "frame", .position = {40, 10}},
                       {.sprite = "ship", .frame = "frame", .position = {-7, 3}}};
    stage.emitters = {freshEmitter(document, stage)};
    m_project->session.commit(addStage(document, stage), "set up");
    m_project->session.setMode(Session::Mode::Stage);
    selectEmitter(m_project->session, 0);
    m_fields = std::make_unique<EmitterFields>(m_project->session);
    m_fields->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_fields.get()));
}

void EmitterFieldsTest::showNothingWithoutAnEmitter()
{
    QVERIFY(m_fields->isVisible());
    m_project->session.setSelection({});
    QVERIFY(!m_fields->isVisible());
    selectEmitter(m_project->session, 3);
    QVERIFY(!m_project->session.selection().emitter);
}

void EmitterFieldsTest::choicesAreOneStepEach()
{
    const int before = steps();
    QTest::keyClick(choice("EmitterCategory"), Qt::Key_Home);
    QTest::keyClick(choice("EmitterSource"), Qt::Key_Down);
    QTest::keyClick(choice("EmitterBullet"), Qt::Key_Home);
    type(m_fields->findChild<QLineEdit *>("EmitterName"), "  turret ");
    QCOMPARE(emitter().category, m_project->session.document().categories.first().name);
    QCOMPARE(emitter().source, EmitterSource::Place);
    QCOMPARE(bulletKindOf(emitter().bullet), BulletKind::Point);
    QCOMPARE(emitter().name, QString("turret"));
    QCOMPARE(steps(), before + 4);
    m_project->session.undo();
    QCOMPARE(emitter().name, QString("emitter"));
}

void EmitterFieldsTest::sizesAreThoseOfTheKind()
{
    type(number("radius"), "7.5");
    QCOMPARE(emitter().bullet, Outline(geometry::Circle{{0, 0}, 7.5}));
    QTest::keyClick(choice("EmitterBullet"), Qt::Key_Down);
    type(number("width"), "20");
    type(number("height"), "2");
    QCOMPARE(emitter().bullet, Outline(geometry::Box{{-10, -1}, {10, 1}}));
    QVERIFY(!number("radius"));
}

void EmitterFieldsTest::stepsOfOneNumberAreOneUndo()
{
    const int before = steps();
    NumberField *speed = number("speed");
    speed->setFocus();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(speed, Qt::Key_Up);
    QCOMPARE(emitter().speed, 430.0);
    QCOMPARE(steps(), before + 1);
    type(number("every"), "0");
    QCOMPARE(emitter().interval, 0.25);
}

void EmitterFieldsTest::anInstanceThatIsNotThereIsRefused()
{
    type(number("instance"), "2");
    QCOMPARE(emitter().target, std::optional(1));
    type(number("instance"), "3");
    QCOMPARE(emitter().target, std::optional(1));
}

void EmitterFieldsTest::aPlaceTakesOverWhereTheInstanceStands()
{
    QTest::keyClick(choice("EmitterTarget"), Qt::Key_Down);
    QCOMPARE(emitter().target, std::optional<int>());
    QCOMPARE(emitter().aim, (geometry::Point{40, 10}));
    type(number("at y"), "-5");
    QCOMPARE(emitter().aim, (geometry::Point{40, -5}));
}

void EmitterFieldsTest::aShapeOfTheSelectedFrameBecomesTheBullet()
{
    auto *menu = m_fields->findChild<QMenu *>();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    QCOMPARE(menu->actions().first()->text(), QString("blade && hilt"));
    menu->actions().first()->trigger();
    QCOMPARE(emitter().bullet, Outline(PolygonOutline{{{-2, -4}, {2, -4}, {-2, 4}}}));
    QCOMPARE(choice("EmitterBullet")->currentIndex(), 4);
}

void EmitterFieldsTest::aRadiusOfNothingMakesAPoint_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("typed") << "0" << Qt::Key_Return;
    QTest::newRow("stepped") << "1" << Qt::Key_Down;
}

void EmitterFieldsTest::aRadiusOfNothingMakesAPoint()
{
    QFETCH(QString, typed);
    QFETCH(Qt::Key, key);
    NumberField *radius = number("radius");
    radius->setFocus();
    radius->selectAll();
    QTest::keyClicks(radius, typed);
    QTest::keyClick(radius, key);
    QCOMPARE(bulletKindOf(emitter().bullet), BulletKind::Point);
    QVERIFY(!number("radius"));
}

void EmitterFieldsTest::whatIsTypedConcernsNoOtherEmitter()
{
    m_project->session.commit(duplicateEmitter(m_project->session.document(), 0, 0), "another");
    const Document before = m_project->session.document();
    NumberField *speed = number("speed");
    for (const int other : {1, -1}) {
        selectEmitter(m_project->session, 0);
        speed->setFocus();
        speed->selectAll();
        QTest::keyClicks(speed, "77");
        selectEmitter(m_project->session, other);
        QVERIFY(!speed->hasFocus());
        QCOMPARE(m_project->session.document(), before);
    }
    selectEmitter(m_project->session, 1);
    QCOMPARE(speed->value(), std::optional(before.stages.first().emitters.at(1).speed));
}

void EmitterFieldsTest::theFieldShowsWhatBecameOfTheNumber()
{
    NumberField *instance = number("instance");
    type(instance, "1.4");
    QCOMPARE(emitter().target, std::optional(0));
    QCOMPARE(instance->text(), QString("1"));
}

HITBOX_WINDOW_TEST(EmitterFieldsTest)
#include "emitter_fields_test.moc"
