// A project of 2,000 frames of ten shapes, and one of 500 frames of a sheet of 4,096 x 4,096 pixels: from the path to
// the first whole picture, and from one frame to the next.
#include "benchmarks/window_contest.h"
#include "benchmarks/window_inputs.h"
#include "formats/project/project_file.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

using namespace hitbox;
using namespace hitbox::benchmarks;

namespace {

constexpr int switches = 200;

struct Sheet {
    QString name;
    int frames = 0;
    int shapesEach = 0;
    int side = 0; ///< of the image, in pixels
};

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QFile::WriteOnly))
        file.write(bytes);
}

QList<WindowFigure> figuresOf(const Sheet &sheet)
{
    const QTemporaryDir folder;
    levelPicture(sheet.side).save(folder.filePath(QStringLiteral("sheet.png")), "PNG", 80);
    const QString project = folder.filePath(QStringLiteral("many.hitbox"));
    write(project, projectBytes(projectOf(sheet.frames, sheet.shapesEach, {512, 512}, QStringLiteral("sheet.png"))));

    EditorUnderTest editor;
    QElapsedTimer clock;
    clock.start();
    const Times turns = editor.open(project);
    const double opening = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    Times steps;
    for (int i = 1; i <= switches; ++i)
        steps.push_back(timed([&] { editor.session().setCurrentFrame({0, (i * 37) % sheet.frames}); }));
    return {
        {QStringLiteral("open"), sheet.name, sheet.frames, opening, QStringLiteral("ms"), longestMilliseconds(turns)},
        {QStringLiteral("switch-frame"), sheet.name, sheet.frames, medianMilliseconds(steps), QStringLiteral("ms"),
         longestMilliseconds(steps)}};
}

QList<WindowFigure> measure()
{
    return figuresOf({QStringLiteral("stars"), 2000, 10, 512}) + figuresOf({QStringLiteral("large"), 500, 3, 4096});
}

} // namespace

int main(int argc, char *argv[])
{
    return runWindowContest(argc, argv, {{QStringLiteral("hitbox"), measure}});
}
