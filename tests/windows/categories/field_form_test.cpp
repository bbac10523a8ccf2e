#include "document/edits.h"
#include "document/field_edits.h"
#include "session/open_project.h"
#include "test_class.h"
#include "windows/categories/field_form.h"
#include "windows/sprites/properties_panel.h"
#include "windows/widgets/number_field.h"
#include "windows/widgets/property_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace hitbox;

namespace {

/// Hits with a field of each type: a fist on two frames, and a foot in the first.
Document hitsProject()
{
    Document document = emptyProject();
    document.categories[1].fields = {
        {.name = "damage", .type = FieldType::Number, .fallback = 40.0},
        {.name = "sound", .type = FieldType::Text, .fallback = QString("thud")},
        {.name = "launches", .type = FieldType::Truth, .fallback = false},
        {.name = "kind", .type = FieldType::Choice, .fallback = QString("mid"), .choices = {"low", "mid", "high"}}};
    document.categories[0].fields = {document.categories.at(1).fields.first()};
    const auto shapeOf = [](int id, const QString &category, int track) {
        Shape shape;
        shape.id = {id};
        shape.name = QString::number(id);
        shape.category = category;
        shape.track = {track};
        shape.outline = geometry::Box{{1, 1}, {5, 5}};
        return shape;
    };
    Sprite sprite{.name = "fighter", .frames = {{.name = "0", .size = {8, 8}}, {.name = "1", .size = {8, 8}}}};
    sprite.frames[0].shapes = {shapeOf(1, "hit", 9), shapeOf(2, "hit", 0), shapeOf(3, "hurt", 0)};
    sprite.frames[1].shapes = {shapeOf(4, "hit", 9)};
    document.sprites = {sprite};
    document.nextShapeId = 10;
    return document;
}

} // namespace

/// As the panel of properties shows it.
class FieldFormTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_panel.reset();
        m_project = std::make_unique<OpenProject>();
        session().start(hitsProject());
        m_panel = std::make_unique<PropertiesPanel>(session());
        m_panel->setFold(Section::Fold::Open);
        m_panel->resize(340, 400);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        m_panel->activateWindow();
        select({1});
    }
    void cleanup()
    {
        m_panel.reset();
        m_project.reset();
    }

    void eachTypeHasWhatFitsIt()
    {
        QCOMPARE(part<NumberField>("damage")->value(), std::optional(40.0));
        QCOMPARE(part<QLineEdit>("sound")->text(), QString("thud"));
        QCOMPARE(part<QCheckBox>("launches")->checkState(), Qt::Unchecked);
        QCOMPARE(part<QComboBox>("kind")->currentText(), QString("mid"));
    }

    void aValueStandsInTheProperties()
    {
        enterNumber("55");
        QCOMPARE(shape(0).properties, (Properties{{"damage", 55.0}}));
        part<QCheckBox>("launches")->click();
        auto *kind = part<QComboBox>("kind");
        kind->setCurrentIndex(2);
        emit kind->activated(2);
        auto *sound = part<QLineEdit>("sound");
        sound->setFocus();
        sound->selectAll();
        QTest::keyClicks(sound, "bang");
        QTest::keyClick(sound, Qt::Key_Return);
        QCOMPARE(
            shape(0).properties,
            (Properties{{"damage", 55.0}, {"launches", true}, {"kind", QString("high")}, {"sound", QString("bang")}}));
        for (int i = 0; i < 4; ++i)
            session().undo();
        QCOMPARE(session().document(), hitsProject());
    }

    void theDefaultIsNotWritten()
    {
        enterNumber("55");
        enterNumber("40");
        QVERIFY(shape(0).properties.isEmpty());
    }

    void aValueGoesThroughTheTrackUnlessSwitchedOff()
    {
        auto *whole = m_panel->findChild<QCheckBox *>("WholeTrack");
        QVERIFY(whole->isVisible());
        enterNumber("55");
        QCOMPARE(shape(0, 1).properties, (Properties{{"damage", 55.0}}));
        whole->click();
        enterNumber("66");
        QCOMPARE(shape(0, 0).properties, (Properties{{"damage", 66.0}}));
        QCOMPARE(shape(0, 1).properties, (Properties{{"damage", 55.0}}));
        select({2});
        QVERIFY(!whole->isVisible());
    }

    void severalShapesShowWhereTheyDifferAndAreSetAtOnce()
    {
        enterNumber("55");
        select({1, 2});
        QVERIFY(!part<NumberField>("damage")->value());
        QCOMPARE(part<QComboBox>("kind")->currentText(), QString("mid"));
        enterNumber("70");
        QCOMPARE(shape(0).properties, (Properties{{"damage", 70.0}}));
        QCOMPARE(shape(1).properties, (Properties{{"damage", 70.0}}));
        QCOMPARE(part<NumberField>("damage")->value(), std::optional(70.0));
        select({1, 3});
        QVERIFY(part<NumberField>("damage"));
        QVERIFY(!part<QComboBox>("kind"));
        select({});
        QVERIFY(!part<NumberField>("damage"));
    }

    void truthsAndTextsOfSeveralShowThatTheyDiffer()
    {
        part<QCheckBox>("launches")->click();
        Document document = session().document();
        document.sprites[0].frames[0].shapes[1].properties = {{"sound", QString("bang")}, {"kind", QString("low")}};
        session().commit(document, "set up");
        select({1, 2});
        QCOMPARE(part<QCheckBox>("launches")->checkState(), Qt::PartiallyChecked);
        QVERIFY(part<QLineEdit>("sound")->text().isEmpty());
        QVERIFY(!part<QLineEdit>("sound")->placeholderText().isEmpty());
        QCOMPARE(part<QComboBox>("kind")->currentIndex(), -1);
        part<QCheckBox>("launches")->click();
        QCOMPARE(valueOf(shape(0), *fieldOf(document, shape(0), "launches")),
                 valueOf(shape(1), *fieldOf(document, shape(1), "launches")));
    }

    void othersStandBelowAndKeepTheirPlaces()
    {
        Document document = session().document();
        document.sprites[0].frames[0].shapes[0].properties = {
            {"note", 1.0}, {"damage", 55.0}, {"speed", 2.0}, {"kind", QString("huge")}};
        session().commit(document, "set up");
        // What is no value of the field is shown as it is.
        QCOMPARE(rows(), (QStringList{"note", "speed", "kind"}));
        QTest::mouseClick(
            m_panel->findChildren<PropertyRow *>().constFirst()->findChild<QToolButton *>("RemoveProperty"),
            Qt::LeftButton);
        QCOMPARE(shape(0).properties, (Properties{{"damage", 55.0}, {"speed", 2.0}, {"kind", QString("huge")}}));
        QTest::mouseClick(m_panel->findChild<QToolButton *>("AddProperty"), Qt::LeftButton);
        QCOMPARE(shape(0).properties.size(), 4);
        QCOMPARE(shape(0).properties.first().name, QString("damage"));
    }

    void noOtherPropertyGetsAFieldsName()
    {
        QTest::mouseClick(m_panel->findChild<QToolButton *>("AddProperty"), Qt::LeftButton);
        settle();
        const Document before = session().document();
        auto *name = m_panel->findChildren<PropertyRow *>().constLast()->findChild<QLineEdit *>("PropertyName");
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, "damage");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(session().document(), before);
    }

    void aFieldThatComesIsShown()
    {
        Document document = session().document();
        document.categories[1].fields.append({.name = "stun", .type = FieldType::Number, .fallback = 12.0});
        session().commit(document, "add");
        settle();
        QCOMPARE(part<NumberField>("stun")->value(), std::optional(12.0));
        session().undo();
        settle();
        QVERIFY(!part<NumberField>("stun"));
    }

    void aThousandFieldsComeOneAfterTheOther()
    {
        Document document = session().document();
        for (int i = 0; i < 996; ++i)
            document.categories[1].fields.append(
                {.name = QString::number(i), .type = FieldType::Text, .fallback = QString("x%1").arg(i)});
        session().commit(document, "add");
        settle();
        QVERIFY(part<NumberField>("damage"));
        QVERIFY(!part<QLineEdit>("995"));
        QTRY_VERIFY(part<QLineEdit>("995"));
        QCOMPARE(part<QLineEdit>("995")->text(), QString("x995"));
    }

private:
    Session &session() const { return m_project->session; }
    static void settle() { QCoreApplication::processEvents(); }
    void select(const QSet<int> &ids)
    {
        Selection selection;
        for (const int id : ids)
            selection.shapes.insert({id});
        session().setSelection(selection);
        settle();
    }
    const Shape &shape(int place, int frame = 0) const
    {
        return session().document().sprites.first().frames.at(frame).shapes.at(place);
    }
    template <typename Part>
    Part *part(const QString &field) const
    {
        for (auto *part : m_panel->findChild<FieldForm *>()->findChildren<Part *>("Field")) {
            if (!part->isHidden() && part->isVisible() && part->accessibleName() == field)
                return part;
        }
        return nullptr;
    }
    void enterNumber(const QString &text)
    {
        auto *field = part<NumberField>("damage");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        settle();
    }
    QStringList rows() const
    {
        QStringList names;
        settle();
        for (const PropertyRow *row : m_panel->findChildren<PropertyRow *>()) {
            if (!row->isHidden())
                names.append(row->findChild<QLineEdit *>("PropertyName")->text());
        }
        return names;
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<PropertiesPanel> m_panel;
};

HITBOX_WINDOW_TEST(FieldFormTest)
#include "field_form_test.moc"
