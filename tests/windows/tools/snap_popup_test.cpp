#include "test_class.h"
#include "windows/tools/snap_popup.h"

#include "session/open_project.h"
#include "windows/widgets/number_field.h"

#include <QCheckBox>
#include <QRadioButton>
#include <QTest>

#include <memory>

using namespace hitbox;

class SnapPopupTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_popup.reset();
        m_project = std::make_unique<OpenProject>();
        m_popup = std::make_unique<SnapPopup>(m_project->tools);
        m_popup->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_popup.get()));
    }

    void itOpensAtTheStepThatIsChosen()
    {
        m_project->tools.set(&ToolSettings::snap, {SnapStep::HalfPixel, {}, {}});
        const QWidget button;
        m_popup->openAbove(button);
        QCOMPARE(m_popup->focusWidget(), m_popup->findChildren<QRadioButton *>().at(2));
    }

    void everyTargetHasASwitch()
    {
        const QList<QCheckBox *> boxes = m_popup->findChildren<QCheckBox *>();
        QCOMPARE(boxes.size(), allSnapKinds().size());
        for (qsizetype i = 0; i < boxes.size(); ++i) {
            QTest::keyClick(boxes.at(i), Qt::Key_Space);
            QVERIFY(m_project->tools.now().snap.to.testFlag(allSnapKinds().at(i)));
        }
        QTest::keyClick(boxes.first(), Qt::Key_Space);
        QVERIFY(!m_project->tools.now().snap.to.testFlag(SnapKind::Vertices));
        QVERIFY(m_project->tools.now().snap.to.testFlag(SnapKind::Pivot));
    }

    void theGridIsChosenAndTyped()
    {
        const QList<NumberField *> fields = m_popup->findChildren<NumberField *>();
        QVERIFY(!fields.at(0)->isEnabled());
        QTest::keyClick(m_popup->findChildren<QRadioButton *>().last(), Qt::Key_Space);
        QCOMPARE(m_project->tools.now().snap.step, SnapStep::Grid);
        QVERIFY(fields.at(0)->isEnabled());
        fields.at(0)->setFocus();
        fields.at(0)->selectAll();
        QTest::keyClicks(fields.at(0), QStringLiteral("32/2"));
        QTest::keyClick(fields.at(0), Qt::Key_Return);
        QCOMPARE(m_project->tools.now().snap.grid, (SnapGrid{{16, 8}, {0, 0}}));
    }

    void aStepOfNothingIsRefused()
    {
        QTest::keyClick(m_popup->findChildren<QRadioButton *>().last(), Qt::Key_Space);
        NumberField *field = m_popup->findChildren<NumberField *>().at(1);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("0"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!field->problem().isEmpty());
        QCOMPARE(m_project->tools.now().snap.grid, SnapGrid());
    }

    void whatIsChangedElsewhereShowsHere()
    {
        m_project->tools.set(&ToolSettings::snap, {SnapStep::HalfPixel, SnapKind::Edges, {}});
        QVERIFY(m_popup->findChildren<QRadioButton *>().at(2)->isChecked());
        QVERIFY(m_popup->findChildren<QCheckBox *>().at(1)->isChecked());
        QCOMPARE(m_project->tools.now().snap, (SnapSettings{SnapStep::HalfPixel, SnapKind::Edges, {}}));
    }

    void escCloses()
    {
        QTest::keyClick(m_popup.get(), Qt::Key_Escape);
        QVERIFY(!m_popup->isVisible());
    }

private:
    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<SnapPopup> m_popup;
};

HITBOX_WINDOW_TEST(SnapPopupTest)
#include "snap_popup_test.moc"
