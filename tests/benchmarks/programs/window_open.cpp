// A project of 2,000 frames of ten shapes: from the path to the first whole picture, and from one frame to the next.
#include "benchmarks/window_contest.h"
#include "benchmarks/window_inputs.h"
#include "formats/project/project_file.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

using namespace hitbox;
using namespace hitbox::benchmarks;

namespace {

constexpr int frames = 2000;
constexpr int shapesEach = 10;
constexpr int switches = 200;

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QFile::WriteOnly))
        file.write(bytes);
}

WindowFigure figureOf(const QString &topic, double milliseconds)
{
    return {topic, QStringLiteral("stars"), frames, milliseconds, QStringLiteral("ms")};
}

QList<WindowFigure> measure()
{
    QTemporaryDir folder;
    levelPicture(512).save(folder.filePath(QStringLiteral("sheet.png")));
    const QString project = folder.filePath(QStringLiteral("many.hitbox"));
    write(project, projectBytes(projectOf(frames, shapesEach, {512, 512}, QStringLiteral("sheet.png"))));

    EditorUnderTest editor;
    const qint64 opening = timed([&] { editor.open(project); });
    Session &session = editor.session();
    std::vector<qint64> times;
    for (int i = 1; i <= switches; ++i)
        times.push_back(timed([&] { session.setCurrentFrame({0, (i * 37) % frames}); }));
    return {figureOf(QStringLiteral("open"), static_cast<double>(opening) / 1e6),
            figureOf(QStringLiteral("switch-frame"), medianMilliseconds(std::move(times)))};
}

} // namespace

int main(int argc, char *argv[])
{
    return runWindowContest(argc, argv, {{QStringLiteral("hitbox"), measure}});
}
