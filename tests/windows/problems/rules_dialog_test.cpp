#include "test_class.h"
#include "windows/problems/rules_dialog.h"

#include "session/open_project.h"
#include "validation/validate.h"

#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include <memory>

using namespace hitbox;

class RulesDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_dialog.reset();
        m_project = std::make_unique<OpenProject>();
        m_dialog = std::make_unique<RulesDialog>(m_project->session);
        m_dialog->show();
    }

    void listsEveryRule()
    {
        for (const Rule &rule : allRules())
            QVERIFY(choiceOf(rule.id)->currentText() == QLatin1String("As the rule says"));
    }

    void everyChoiceIsInViewAtFullWidth()
    {
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
        for (const int width : {m_dialog->minimumSizeHint().width(), 520, 900}) {
            m_dialog->resize(width, 400);
            for (const Rule &rule : allRules()) {
                const QComboBox &choice = *choiceOf(rule.id);
                const QWidget &viewport = *choice.parentWidget()->parentWidget();
                QVERIFY(choice.width() >= choice.sizeHint().width());
                QVERIFY(choice.mapTo(&viewport, QPoint(choice.width(), 0)).x() <= viewport.width());
            }
        }
    }

    void aChoiceIsOneUndoStep()
    {
        choose("spike", QStringLiteral("Off"));
        QCOMPARE(m_project->session.document().rules, (QList<RuleSetting>{{QStringLiteral("spike"), std::nullopt}}));
        choose("zero-area", QStringLiteral("Remark"));
        QCOMPARE(m_project->session.document().rules.size(), 2);
        choose("spike", QStringLiteral("As the rule says"));
        QCOMPARE(m_project->session.document().rules,
                 (QList<RuleSetting>{{QStringLiteral("zero-area"), Severity::Info}}));
        m_project->session.undo();
        QCOMPARE(choiceOf("spike")->currentText(), QStringLiteral("Off"));
    }

    void resetsAllRulesAtOnce()
    {
        choose("spike", QStringLiteral("Off"));
        choose("zero-area", QStringLiteral("Error"));
        for (QPushButton *button : m_dialog->findChildren<QPushButton *>()) {
            if (button->text() == QLatin1String("Reset all"))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QVERIFY(m_project->session.document().rules.isEmpty());
        m_project->session.undo();
        QCOMPARE(m_project->session.document().rules.size(), 2);
    }

    void leavesTheWindowUsable() { QVERIFY(!m_dialog->isModal()); }

private:
    QComboBox *choiceOf(const char *rule) const
    {
        return m_dialog->findChild<QComboBox *>(QStringLiteral("rule-") + QLatin1String(rule));
    }
    void choose(const char *rule, const QString &text)
    {
        QComboBox *box = choiceOf(rule);
        box->setCurrentIndex(box->findText(text));
        emit box->activated(box->currentIndex());
    }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<RulesDialog> m_dialog;
};

HITBOX_WINDOW_TEST(RulesDialogTest)
#include "rules_dialog_test.moc"
