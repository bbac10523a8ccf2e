#include "cli/commands.h"
#include "cli/number_options.h"
#include "cli/project_input.h"
#include "document/limits.h"
#include "formats/export/spared_files.h"
#include "formats/pictures/first_picture.h"
#include "formats/pictures/render.h"
#include "formats/pictures/signature.h"
#include "formats/project/project_file.h"

#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

constexpr int usualSide = 256;
constexpr int leastSide = 16;
constexpr int mostSide = 1024;

Result<int> sideOf(const Arguments &arguments)
{
    const Result<int> side = wholeNumberOf(arguments, "size", usualSide);
    if (side && (*side < leastSide || *side > mostSide))
        return wrongUsage(QStringLiteral("--size takes a whole number from %1 to %2").arg(leastSide).arg(mostSide));
    return side;
}

/// Names without an ending, and those of temporary files, are what file managers give.
bool isOfOtherFormat(const QString &out)
{
    static const QStringList endings{QStringLiteral("jpg"),  QStringLiteral("jpeg"), QStringLiteral("gif"),
                                     QStringLiteral("webp"), QStringLiteral("bmp"),  QStringLiteral("svg"),
                                     QStringLiteral("tif"),  QStringLiteral("tiff"), QStringLiteral("avif"),
                                     QStringLiteral("ico")};
    return endings.contains(QFileInfo(out).suffix(), Qt::CaseInsensitive);
}

ExitStatus runThumbnail(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const QString out = arguments.value(QStringLiteral("out"));
    const Result<int> side = sideOf(arguments);
    if (!side)
        return failed(output, side.error(), QStringLiteral("hitbox"));
    if (out.endsWith(QLatin1String(".hitbox"), Qt::CaseInsensitive)) // two words in the wrong order
        return failed(output, wrongUsage(QStringLiteral("--out names a picture, not a project: give FILE.png")),
                      QStringLiteral("hitbox"));
    if (isOfOtherFormat(out))
        return failed(output, wrongUsage(QStringLiteral("the picture is a PNG: give a name that ends in .png")),
                      QStringLiteral("hitbox"));
    const Result<Document> document = readProject(file);
    if (!document)
        return failed(output, document.error(), file);
    QImage picture = firstShapesPicture(*document, projectFolder(file), *side, pictureTheme());
    if (picture.isNull())
        return failed(output, {{}, {}, QStringLiteral("there is no frame to draw: add a sprite to the project")}, file);
    if (std::max(picture.width(), picture.height()) > *side)
        picture = picture.scaled(*side, *side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    const Result<QByteArray> png = pngOf(signedPicture(picture));
    if (!png)
        return failed(output, png.error(), file);
    if (const Result<Done> there = folderIsThere(arguments); !there)
        return failed(output, there.error(), out);
    const OutputFolder folder{QFileInfo(out).path(), {{QFileInfo(out).fileName(), *png}}};
    if (const Result<Done> spared = sparesImages(*document, projectFolder(file), {folder}); !spared)
        return failed(output, spared.error(), out);
    if (const Result<Done> spared = sparesAllButOwnPictures(out); !spared)
        return failed(output, spared.error(), out);
    const Result<Done> written = writeTogether({folder}, [&output](const Error &why) { output.message(why, {}); });
    if (!written)
        return failed(output, written.error(), out);
    output.printLine(out);
    return ExitStatus::Done;
}

} // namespace

Command thumbnailCommand()
{
    return {"thumbnail",
            "FILE",
            "Draws a small picture of the first frame that has shapes, as file managers show it",
            "The picture takes the place of one that this program has drawn, and of no other file.\n",
            1,
            1,
            {{"out", "FILE.png", "the picture to write", OptionUse::Required},
             {"size", "PIXELS", "the most pixels a side, 16 to 1024 (256)", OptionUse::Optional}},
            runThumbnail,
            "out"};
}

} // namespace hitbox
