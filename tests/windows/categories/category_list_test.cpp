#include "test_class.h"
#include "windows/categories/category_list.h"

#include "document/edits.h"
#include "session/open_project.h"

#include <QTest>

#include <memory>

using namespace hitbox;

class CategoryListTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void showsHowManyShapesEachHas();
    void switchesChangeWhatIsSeenAndNoDocument();
    void showingWhileOneIsSoloShowsAll();
    void aPressSelectsItsShapes();
    void keysReachEachCategory();

private:
    const Row &row(int index) const { return static_cast<const RowModel *>(m_list->model())->row(index); }

    std::unique_ptr<OpenProject> m_project;
    std::unique_ptr<CategoryList> m_list;
};

void CategoryListTest::init()
{
    m_list.reset();
    m_project = std::make_unique<OpenProject>();
    Document document = emptyProject();
    document.sprites = {{.name = "ship", .frames = {Frame{.size = {8, 8}}}}};
    hitbox::Shape shape;
    shape.category = "hit";
    m_project->session.commit(addShapes(document, {0, 0}, {shape, shape}), "set up");
    m_list = std::make_unique<CategoryList>(*m_project, nullptr);
    m_list->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_list.get()));
}

void CategoryListTest::showsHowManyShapesEachHas()
{
    QCOMPARE(row(0).title, QString("hurt"));
    QCOMPARE(row(0).trailing, QString("0"));
    QCOMPARE(row(1).trailing, QString("2"));
    QCOMPARE(row(1).visible, std::optional(true));
}

void CategoryListTest::switchesChangeWhatIsSeenAndNoDocument()
{
    const Document before = m_project->session.document();
    emit m_list->toggled(1, RowView::Toggle::Visible);
    emit m_list->toggled(0, RowView::Toggle::Locked);
    QCOMPARE(m_project->tools.now().categoryView, (CategoryView{.hidden = {"hit"}, .locked = {"hurt"}}));
    QCOMPARE(row(1).visible, std::optional(false));
    QCOMPARE(row(0).locked, std::optional(true));
    emit m_list->toggled(1, RowView::Toggle::Visible);
    emit m_list->toggled(0, RowView::Toggle::Locked);
    QVERIFY(!m_project->tools.now().categoryView.changesAnything());
    QCOMPARE(m_project->session.document(), before);
}

void CategoryListTest::showingWhileOneIsSoloShowsAll()
{
    emit m_list->toggled(1, RowView::Toggle::Solo);
    QCOMPARE(row(0).visible, std::optional(false));
    QCOMPARE(row(1).solo, std::optional(true));
    emit m_list->toggled(0, RowView::Toggle::Visible);
    QCOMPARE(row(0).visible, std::optional(true));
    emit m_list->toggled(2, RowView::Toggle::Solo);
    emit m_list->toggled(2, RowView::Toggle::Solo);
    QVERIFY(!m_project->tools.now().categoryView.changesAnything());
}

void CategoryListTest::aPressSelectsItsShapes()
{
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, {},
                      m_list->visualRect(m_list->model()->index(1, 0)).topLeft() + QPoint(30, 10));
    QCOMPARE(m_project->session.selection().shapes.size(), 2);
}

void CategoryListTest::keysReachEachCategory()
{
    QTest::keyClick(m_list.get(), Qt::Key_Home);
    QVERIFY(m_project->session.selection().shapes.isEmpty());
    QTest::keyClick(m_list.get(), Qt::Key_Down);
    QCOMPARE(m_project->session.selection().shapes.size(), 2);
    QTest::keyClick(m_list.get(), Qt::Key_Down);
    QVERIFY(m_project->session.selection().shapes.isEmpty());
}

HITBOX_WINDOW_TEST(CategoryListTest)
#include "category_list_test.moc"
