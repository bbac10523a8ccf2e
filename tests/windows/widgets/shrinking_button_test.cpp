#include "test_class.h"
#include "windows/widgets/shrinking_button.h"

#include <QHBoxLayout>
#include <QTest>

using namespace hitbox;

class ShrinkingButtonTest : public QObject
{
    Q_OBJECT

private slots:
    void itSaysItsWordsWhereTheyHaveRoom()
    {
        QWidget row;
        auto *layout = new QHBoxLayout(&row);
        auto *button = new ShrinkingButton(QStringLiteral(":/icons/choices.svg"), &row);
        button->setText("Rules of the project");
        layout->addWidget(button);
        layout->addStretch(1);
        row.resize(400, 40);
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        QCOMPARE(button->toolButtonStyle(), Qt::ToolButtonTextOnly);
        QVERIFY(button->width() >= button->fontMetrics().horizontalAdvance(button->text()));
        QVERIFY(row.minimumSizeHint().width() < button->sizeHint().width());
        const QSize whole = button->sizeHint();
        row.resize(row.minimumSizeHint().width(), 40);
        QTRY_COMPARE(button->toolButtonStyle(), Qt::ToolButtonIconOnly);
        QCOMPARE(button->sizeHint(), whole); // or it would never come back
        QVERIFY(!button->icon().isNull());
        row.resize(400, 40);
        QTRY_COMPARE(button->toolButtonStyle(), Qt::ToolButtonTextOnly);
    }

    void itKeepsItsIconBesideWordsThatHaveOne()
    {
        QWidget row;
        auto *layout = new QHBoxLayout(&row);
        auto *button = new ShrinkingButton(QStringLiteral(":/icons/hits-only.svg"), &row, Qt::ToolButtonTextBesideIcon);
        button->setText("Hits only");
        layout->addWidget(button);
        row.resize(300, 40);
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        QCOMPARE(button->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        row.resize(row.minimumSizeHint().width(), 40);
        QTRY_COMPARE(button->toolButtonStyle(), Qt::ToolButtonIconOnly);
    }
};

HITBOX_WINDOW_TEST(ShrinkingButtonTest)
#include "shrinking_button_test.moc"
