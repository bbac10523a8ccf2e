// A file of Aseprite with 200 frames of 256 x 256 pixels and 20 layers: from the path to one picture of each frame. No
// rival reads the format.
#include "benchmarks/window_contest.h"
#include "images/animation_file.h"
#include "images/aseprite/aseprite_maker.h"

#include <QFile>
#include <QTemporaryDir>

using namespace hitbox;
using namespace hitbox::benchmarks;
using namespace hitbox::tests::maker;

namespace {

constexpr int manyFrames = 200;
constexpr int manyLayers = 20;
constexpr int side = 256;
constexpr int readings = 5;

int radiusOf(int layer)
{
    return 24 + layer * 3;
}

/// Cut to what is drawn, as Aseprite keeps them: a disc in patches of colour with a soft edge.
QByteArray celPixels(int frame, int layer)
{
    const int radius = radiusOf(layer);
    QList<QRgb> colors;
    for (int y = -radius; y < radius; ++y) {
        for (int x = -radius; x < radius; ++x) {
            const int beyond = x * x + y * y - radius * radius;
            const int alpha = beyond >= 0 ? 0 : beyond > -400 ? 128 : 255;
            colors.append(qRgba(12 * layer, x / 8 * 40 & 0xff, (y / 8 + frame) * 30 & 0xff, alpha));
        }
    }
    return pixels(colors);
}

/// At another place in each frame and layer.
CelSpec celOf(int frame, int layer)
{
    const int radius = radiusOf(layer);
    const int room = side - 2 * radius;
    return {.layer = layer,
            .at = {(frame * 7 + layer * 31) % room, (frame * 3 + layer * 17) % room},
            .size = {2 * radius, 2 * radius}};
}

bool writeFile(const QString &path)
{
    QList<FrameMaker> frames;
    for (int f = 0; f < manyFrames; ++f) {
        FrameMaker frame;
        for (int layer = 0; f == 0 && layer < manyLayers; ++layer)
            frame.layer({.name = QString::number(layer), .blend = layer % 4});
        for (int layer = 0; layer < manyLayers; ++layer)
            frame.cel(celOf(f, layer), celPixels(f, layer));
        frames.append(frame);
    }
    QFile out(path);
    const QByteArray bytes = file({.size = {side, side}}, frames);
    return out.open(QFile::WriteOnly) && out.write(bytes) == bytes.size();
}

QList<WindowFigure> ours()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("many.aseprite"));
    if (!writeFile(path))
        return {};
    Times times;
    bool isRead = true;
    for (int i = 0; i < readings; ++i)
        times.push_back(timed([&] { isRead = readAnimation(path).ok() && isRead; }));
    if (!isRead)
        return {};
    return {{QStringLiteral("open"), QStringLiteral("aseprite"), manyFrames, medianMilliseconds(times),
             QStringLiteral("ms"), longestMilliseconds(times)}};
}

} // namespace

int main(int argc, char *argv[])
{
    return runWindowContest(argc, argv, {{QStringLiteral("hitbox"), ours}});
}
