#include "test_class.h"
#include "windows/shapes/vertex_table.h"

#include "tools/number_edits.h"
#include "windows/window_bench.h"

#include <QClipboard>

using namespace hitbox;

/// The table in its window, whose own shortcuts are the same keys.
class VertexTableTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<bench::WindowBench>();
        Document document = emptyProject();
        Shape shape{.id = {1}, .name = "blade", .outline = PolygonOutline{{{0, 0}, {8, 0}, {8, 8}}}};
        Frame frame{.name = "0", .size = {16, 16}, .shapes = {shape}};
        document.sprites = {{.name = "ship", .frames = {frame, frame}}};
        document.sprites[0].frames[1].shapes.clear();
        document.nextShapeId = 2;
        session().commit(document, "set up");
        session().setCurrentFrame({0, 0});
        session().setSelection({{{1}}, {{{1}, 0}}, {}});
        m_bench->settle();
        table()->setFocus();
        QVERIFY(table()->hasFocus());
    }

    void insertAddsAPoint()
    {
        m_bench->key(Qt::Key_Insert);
        QCOMPARE(points(), (QList<geometry::Point>{{0, 0}, {4, 0}, {8, 0}, {8, 8}}));
        QVERIFY(session().document().stages.isEmpty());
    }

    void copyAndPasteAreOfCoordinates()
    {
        m_bench->key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().simplified(), QString("0 0"));
        QGuiApplication::clipboard()->setText("3\t4");
        m_bench->key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(points().first(), (geometry::Point{3, 4}));
        QCOMPARE(m_bench->frame().shapes.size(), 1);
    }

    void keysThatWalkTheTableLeaveTheFrame()
    {
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Home, Qt::Key_Right, Qt::Key_Period}) {
            m_bench->key(key);
            QCOMPARE(session().currentFrame(), (FrameRef{0, 0}));
        }
    }

    void otherKeysAreTheWindows()
    {
        m_bench->key(Qt::Key_R);
        QCOMPARE(QString(session().tool().id), QString("box"));
    }

private:
    Session &session() const { return m_bench->session; }
    VertexTable *table() const { return m_bench->front().findChild<VertexTable *>(); }
    QList<geometry::Point> points() const { return verticesOf(m_bench->frame().shapes.first().outline); }

    std::unique_ptr<bench::WindowBench> m_bench;
};

HITBOX_WINDOW_TEST(VertexTableTest)
#include "vertex_table_test.moc"
