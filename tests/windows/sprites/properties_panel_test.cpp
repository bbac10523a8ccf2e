#include "test_class.h"
#include "windows/sprites/properties_panel.h"

#include "session/open_project.h"
#include "windows/widgets/property_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

class PropertiesPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void addingRenamingAndRemovingAreOneStepEach();
    void typingOnStaysOneStep();
    void whatMeansNothingIsToldAndNotTaken();
    void aTypeIsChanged();
    void everyOwnerHasItsOwn();
    void thoseOfAThingAreOfAllItsFramesUnlessSwitchedOff();
    void withoutOneShapeThereIsNothingToAddTo();
    void aTakenNameIsRefused();
    void aNameThatIsBeingTypedIsTakenBeforeAnotherIsAdded();
    void aNameThatIsBeingTypedGoesWithItsOwner();

private:
    const Properties &ofFrame() const
    {
        return m_project->session.document().sprites.first().frames.first().properties;
    }
    void addOne() { QTest::mouseClick(m_panel->findChild<QToolButton *>("AddProperty"), Qt::LeftButton); }
    /// Of the row in this place; rows that are on their way out are hidden.
    template <typename Part>
    Part *part(const char *name, int index = 0) const
    {
        QList<Part *> parts;
        for (auto *row : m_panel->findChildren<PropertyRow *>()) {
            if (!row->isHidden())
                parts.append(row->findChild<Part *>(name));
        }
        return parts.value(index);
    }
    void type(QLineEdit *field, const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void choose(const char *combo, int index)
    {
        auto *box = m_panel->findChild<QComboBox *>(combo);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<PropertiesPanel> m_panel;
};

void PropertiesPanelTest::init()
{
    m_panel.reset();
    m_project = std::make_unique<OpenProject>();
    Shape shape;
    shape.id = {1};
    Document document;
    document.nextShapeId = 3;
    Frame frame{.name = "0", .size = {8, 8}, .shapes = {shape}};
    document.sprites = {{.name = "ship", .frames = {frame}}};
    m_project->session.commit(document, "set up");
    m_panel = std::make_unique<PropertiesPanel>(m_project->session);
    m_panel->setFold(Section::Fold::Open);
    m_panel->resize(340, 200);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    choose("PropertiesOf", 1);
}

void PropertiesPanelTest::addingRenamingAndRemovingAreOneStepEach()
{
    const int steps = m_project->session.history()->count();
    addOne();
    addOne();
    QCOMPARE(ofFrame().size(), 2);
    QCOMPARE(m_panel->focusWidget(), part<QLineEdit>("PropertyName", 1)); // where its name is typed
    type(part<QLineEdit>("PropertyName"), "speed");
    QTest::keyClick(part<QLineEdit>("PropertyName"), Qt::Key_Return);
    QCOMPARE(ofFrame().first().name, QString("speed"));
    QTest::mouseClick(part<QToolButton>("RemoveProperty", 1), Qt::LeftButton);
    QCOMPARE(ofFrame(), (Properties{{"speed", 0.0}}));
    QCOMPARE(m_project->session.history()->count(), steps + 4);
}

void PropertiesPanelTest::typingOnStaysOneStep()
{
    addOne();
    const int steps = m_project->session.history()->count();
    type(part<QLineEdit>("PropertyValue"), "12.50");
    QCOMPARE(ofFrame().first().value, (Property{{}, 12.5}.value));
    QCOMPARE(part<QLineEdit>("PropertyValue")->text(), QString("12.50"));
    QCOMPARE(m_project->session.history()->count(), steps + 1);
    m_project->session.undo();
    QCOMPARE(part<QLineEdit>("PropertyValue")->text(), QString("0"));
}

void PropertiesPanelTest::whatMeansNothingIsToldAndNotTaken()
{
    addOne();
    const QSignalSpy told(m_panel.get(), &PropertiesPanel::told);
    const Document before = m_project->session.document();
    type(part<QLineEdit>("PropertyValue"), "x");
    QCOMPARE(told.size(), 1);
    QCOMPARE(m_project->session.document(), before);
    QVERIFY(part<QLineEdit>("PropertyValue")->property("wrong").toBool()); // as fields of numbers look then
    QTest::keyClick(part<QLineEdit>("PropertyValue"), Qt::Key_Return);
    QCOMPARE(part<QLineEdit>("PropertyValue")->text(), QString("0"));
    QVERIFY(!part<QLineEdit>("PropertyValue")->property("wrong").toBool());
}

void PropertiesPanelTest::aTypeIsChanged()
{
    addOne();
    auto *type = part<QComboBox>("PropertyType");
    for (const auto wanted : {PropertyType::Text, PropertyType::Truth, PropertyType::Colour}) {
        type->setCurrentIndex(static_cast<int>(wanted));
        emit type->activated(static_cast<int>(wanted));
        QCOMPARE(typeOf(ofFrame().first()), wanted);
    }
    QVERIFY(part<QToolButton>("PropertyColour")->isVisible());
    emit type->activated(static_cast<int>(PropertyType::Truth));
    auto *truth = part<QCheckBox>("PropertyTruth");
    QTest::mouseClick(truth, Qt::LeftButton, {}, {8, truth->height() / 2});
    QCOMPARE(textOf(ofFrame().first()), QString("true"));
}

void PropertiesPanelTest::everyOwnerHasItsOwn()
{
    m_project->session.setSelection({.shapes = {{1}}});
    for (int owner = 0; owner < 4; ++owner) {
        choose("PropertiesOf", owner);
        QVERIFY(!part<QLineEdit>("PropertyName"));
        addOne();
    }
    const Document &document = m_project->session.document();
    QCOMPARE(document.properties.size(), 1);
    QCOMPARE(document.sprites.first().properties.size(), 1);
    QCOMPARE(ofFrame().size(), 1);
    QCOMPARE(document.sprites.first().frames.first().shapes.first().properties.size(), 1);
}

void PropertiesPanelTest::thoseOfAThingAreOfAllItsFramesUnlessSwitchedOff()
{
    Session &session = m_project->session;
    const auto *whole = m_panel->findChild<QCheckBox *>("WholeTrack");
    session.setSelection({.shapes = {{1}}});
    choose("PropertiesOf", 0);
    QTRY_VERIFY(part<QLineEdit>("PropertyName") == nullptr);
    QVERIFY(!whole->isVisible()); // no track
    Document document = session.document();
    document.sprites[0].frames.append(document.sprites.at(0).frames.at(0));
    document.sprites[0].frames[1].id = {};
    document.sprites[0].frames[0].shapes[0].track = {5};
    document.sprites[0].frames[1].shapes[0].track = {5};
    document.sprites[0].frames[1].shapes[0].id = {2};
    session.commit(document, "set up");
    session.setSelection({.shapes = {{1}}});
    QTRY_VERIFY(whole->isVisible());
    const auto ofShape = [&session](int frame) {
        return session.document().sprites.first().frames.at(frame).shapes.first().properties;
    };
    const int steps = session.history()->count();
    addOne();
    QTRY_VERIFY(part<QLineEdit>("PropertyValue"));
    type(part<QLineEdit>("PropertyValue"), "7");
    QCOMPARE(ofShape(0).first().value, (Property{{}, 7.0}.value));
    QCOMPARE(ofShape(1), ofShape(0));
    QCOMPARE(session.history()->count(), steps + 2);
    m_panel->findChild<QCheckBox *>("WholeTrack")->click();
    type(part<QLineEdit>("PropertyValue"), "8");
    QCOMPARE(ofShape(0).first().value, (Property{{}, 8.0}.value));
    QCOMPARE(ofShape(1).first().value, (Property{{}, 7.0}.value));
}

void PropertiesPanelTest::withoutOneShapeThereIsNothingToAddTo()
{
    choose("PropertiesOf", 0);
    QVERIFY(!m_panel->findChild<QToolButton *>("AddProperty")->isEnabled());
    m_project->session.setSelection({.shapes = {{1}}});
    QVERIFY(m_panel->findChild<QToolButton *>("AddProperty")->isEnabled());
}

void PropertiesPanelTest::aTakenNameIsRefused()
{
    addOne();
    addOne();
    const Document before = m_project->session.document();
    const QSignalSpy told(m_panel.get(), &PropertiesPanel::told);
    type(part<QLineEdit>("PropertyName", 1), ofFrame().first().name);
    QTest::keyClick(part<QLineEdit>("PropertyName", 1), Qt::Key_Return);
    QCOMPARE(told.size(), 1);
    QCOMPARE(m_project->session.document(), before);
}

void PropertiesPanelTest::aNameThatIsBeingTypedIsTakenBeforeAnotherIsAdded()
{
    addOne();
    addOne();
    type(part<QLineEdit>("PropertyName", 1), "speed");
    addOne();
    QCOMPARE(ofFrame().size(), 3);
    QCOMPARE(ofFrame().at(1).name, QString("speed"));
    QCOMPARE(part<QLineEdit>("PropertyName", 1)->text(), QString("speed"));
    QVERIFY(!part<QLineEdit>("PropertyName", 3));
}

void PropertiesPanelTest::aNameThatIsBeingTypedGoesWithItsOwner()
{
    addOne();
    const Document before = m_project->session.document();
    type(part<QLineEdit>("PropertyName"), "speed");
    choose("PropertiesOf", 2);
    QVERIFY(!part<QLineEdit>("PropertyName"));
    QCOMPARE(m_project->session.document(), before);
}

HITBOX_WINDOW_TEST(PropertiesPanelTest)
#include "properties_panel_test.moc"
