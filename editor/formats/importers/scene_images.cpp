#include "formats/importers/scene_images.h"

#include "document/limits.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace hitbox {

namespace {

class SceneImagesWords
{
    Q_DECLARE_TR_FUNCTIONS(Import)
};

/// Empty where no project.godot is above the scene.
QString gameFolder(const ImportSource &source)
{
    QDir folder = QFileInfo(source.path).absoluteDir();
    do {
        if (folder.exists(QStringLiteral("project.godot")))
            return folder.path();
    } while (folder.cdUp());
    return {};
}

bool isThere(const ImportSource &source, const QString &image)
{
    const Result<QString> file = imageNamed(source, image);
    return file && QFileInfo(*file).isFile();
}

/// Where an image of that path may lie.
QStringList imagePlaces(const ImportSource &source, const QString &path)
{
    const QString scheme = QStringLiteral("res://");
    const bool isOfGame = path.startsWith(scheme);
    const QString below = isOfGame ? path.mid(scheme.size()) : path;
    if (const QString game = isOfGame ? gameFolder(source) : QString(); !game.isEmpty())
        return {QDir(game).filePath(below)};
    if (source.projectFolder.isEmpty())
        return {below};
    return {below, QDir(source.projectFolder).filePath(below)};
}

/// Nothing but what is drawn of the image.
bool hasMargin(const GodotSection &atlas)
{
    const GodotValue *margin = atlas.property("margin");
    const QList<double> none{0, 0, 0, 0};
    return margin && margin->numbers.size() > 0 && margin->numbers != none;
}

} // namespace

bool isGodotResource(const QString &path)
{
    return path.endsWith(QLatin1String(".tres")) || path.endsWith(QLatin1String(".res"));
}

SceneImage imageOfScene(const ImportSource &source, const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    if (source.images == NamedImages::Leave)
        return {imageAt(source, name), {}};
    const QStringList places = imagePlaces(source, path);
    for (const QString &place : places) {
        if (isThere(source, place))
            return {imageAt(source, place), {}};
    }
    if (isThere(source, name))
        return {imageAt(source, name),
                SceneImagesWords::tr("the image “%1” is not there; the one of its name beside the scene is taken")
                    .arg(path)};
    const bool isOfGame = QDir::isAbsolutePath(places.constFirst());
    return {imageAt(source, isOfGame ? places.constFirst() : name),
            SceneImagesWords::tr("the image “%1” is not there").arg(path)};
}

std::optional<SceneTexture> sceneTexture(const GodotTree &tree, const GodotValue *value)
{
    const GodotSection *atlas = tree.resource(value, GodotResource::Own);
    if (atlas && (atlas->textOf("type") != QLatin1String("AtlasTexture") || hasMargin(*atlas)))
        return std::nullopt;
    const GodotSection *file = tree.resource(atlas ? atlas->property("atlas") : value, GodotResource::OtherFile);
    const QString path = file ? file->textOf("path") : QString();
    if (!file || isGodotResource(path) || path.size() > limits::lineCharacters)
        return std::nullopt;
    const std::optional<QRect> part = atlas ? godotRegion(atlas->property("region")) : std::nullopt;
    if (atlas && !part)
        return std::nullopt;
    return SceneTexture{path, part};
}

std::optional<QRect> godotRegion(const GodotValue *value)
{
    const bool isRegion = value && (value->isCall("Rect2") || value->isCall("Rect2i")) && value->numbers.size() == 4;
    if (!isRegion)
        return std::nullopt;
    const auto isPixels = [](double number) {
        return number == std::floor(number) && std::abs(number) <= limits::imageSide;
    };
    if (!std::all_of(value->numbers.begin(), value->numbers.end(), isPixels))
        return std::nullopt;
    const QList<double> &numbers = value->numbers;
    const QRect rect{int(numbers[0]), int(numbers[1]), int(numbers[2]), int(numbers[3])};
    return rect.isEmpty() ? std::nullopt : std::optional(rect);
}

std::optional<QRect> regionOfImage(const SceneTexture &texture, const QRect &region)
{
    if (!texture.part)
        return region;
    const QRect part = region.translated(texture.part->topLeft());
    return texture.part->contains(part) ? std::optional(part) : std::nullopt;
}

} // namespace hitbox
