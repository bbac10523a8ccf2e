#include "test_class.h"
#include "windows/export/loss_list.h"

#include "document/edits.h"
#include "windows/widgets/row_view.h"

#include <QLabel>
#include <QTest>

using namespace hitbox;

class LossListTest : public QObject
{
    Q_OBJECT

private slots:
    void namesEachLossAndItsPlace()
    {
        Document document = emptyProject();
        Frame frame;
        frame.name = QStringLiteral("ship_0");
        document.sprites = {{.name = "ship", .image = "ship.png", .frames = {frame}}};
        const Finding left{
            .rule = "export", .severity = Severity::Warning, .frame = {0, 0}, .message = "Chains are left out"};
        const Finding whole{.rule = "export", .severity = Severity::Info, .message = "Tags are left out"};
        LossList list(nullptr);
        QVERIFY(list.isHidden());
        list.showLosses(document, {left, whole});
        QVERIFY(list.findChild<QLabel *>("LossTitle")->text().contains(QStringLiteral("2")));
        auto *view = list.findChild<RowView *>("LossList");
        const auto *model = static_cast<const RowModel *>(view->model());
        QCOMPARE(model->rowCount(), 2);
        QCOMPARE(model->row(0).title, left.message);
        QCOMPARE(model->row(0).detail, QStringLiteral("ship · ship_0"));
        QVERIFY(!model->row(1).detail.isEmpty());

        QList<Finding> wanted;
        connect(&list, &LossList::activated, this, [&wanted](const Finding &loss) { wanted.append(loss); });
        emit view->activated(1);
        QCOMPARE(wanted, QList<Finding>{whole});
    }

    void saysThatNothingIsLost()
    {
        LossList list(nullptr);
        list.showLosses({}, {});
        QVERIFY(!list.isHidden());
        QVERIFY(list.findChild<RowView *>("LossList")->isHidden());
        list.showNothing();
        QVERIFY(list.isHidden());
    }
};

HITBOX_WINDOW_TEST(LossListTest)
#include "loss_list_test.moc"
