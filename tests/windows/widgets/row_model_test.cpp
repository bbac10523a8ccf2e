#include "test_class.h"
#include "windows/widgets/row_model.h"

#include "windows/widgets/row_bench.h"
#include "windows/widgets/row_view.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace hitbox;
using namespace hitbox::bench;

class RowModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void theModelKeepsTheRulesOfModels();
    void rowsOfASourceAreMadeWhenTheyAreLookedAt();
    void aSourceSaysWhatIsSelected();

private:
    std::unique_ptr<RowView> m_view;
};

void RowModelTest::init()
{
    m_view = std::make_unique<RowView>(RowView::Layout::Lines);
    m_view->resize(240, 200);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void RowModelTest::theModelKeepsTheRulesOfModels()
{
    RowModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.flags({}), Qt::NoItemFlags);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setRows({titled("one"), titled("two")});
    QCOMPARE(reset.size(), 1);
    model.setRows({titled("one"), titled("2")});
    QCOMPARE(reset.size(), 1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.data(model.index(1), Qt::DisplayRole).toString(), QString("2"));
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

void RowModelTest::rowsOfASourceAreMadeWhenTheyAreLookedAt()
{
    QSet<int> made;
    const auto makeRow = [&made](int row) {
        made.insert(row);
        return titled(QString::number(row));
    };
    m_view->setSource({100'000, makeRow, {70'000}});
    m_view->grab();
    QCOMPARE(m_view->model()->rowCount(), 100'000);
    QVERIFY(m_view->viewport()->rect().intersects(m_view->visualRect(m_view->model()->index(70'000, 0))));
    QVERIFY(made.contains(70'000));
    QVERIFY2(made.size() < 100, qPrintable(QString::number(made.size())));
    QCOMPARE(static_cast<const RowModel *>(m_view->model())->madeRows(), made.size());
    m_view->setRows({titled("one")});
    QCOMPARE(m_view->model()->rowCount(), 1);
}

void RowModelTest::aSourceSaysWhatIsSelected()
{
    const QAbstractItemModelTester tester(m_view->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto makeRow = [](int row) { return titled(QString::number(row), row == 2); };
    m_view->setSource({5, makeRow, {2}});
    QCOMPARE(m_view->currentRow(), 2);
    QCOMPARE(m_view->selectedRows(), QSet<int>{2});
    QSignalSpy pressed(m_view.get(), &RowView::pressed);
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QCOMPARE(pressed.first().first().toInt(), 3);
    m_view->setSource({5, makeRow, {4, 2, 3}});
    QCOMPARE(m_view->currentRow(), 2);
    m_view->setSource({5, makeRow, {4, 2, 3}, 3});
    QCOMPARE(m_view->currentRow(), 3);
    QCOMPARE(m_view->selectedRows(), (QSet<int>{2, 3, 4}));
    m_view->setSource({5, makeRow});
    QCOMPARE(m_view->currentRow(), -1);
    QVERIFY(m_view->selectedRows().isEmpty());
}

HITBOX_WINDOW_TEST(RowModelTest)
#include "row_model_test.moc"
