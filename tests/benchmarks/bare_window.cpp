// The least that a Qt program with a window can be: what the editor's start is measured against.
#include <QApplication>
#include <QDockWidget>
#include <QGraphicsView>
#include <QListView>
#include <QMainWindow>

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QGraphicsScene scene;
    QMainWindow window;
    window.setCentralWidget(new QGraphicsView(&scene));
    for (const Qt::DockWidgetArea area :
         {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea}) {
        auto *dock = new QDockWidget(QStringLiteral("Dock"), &window);
        dock->setWidget(new QListView);
        window.addDockWidget(area, dock);
    }
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
