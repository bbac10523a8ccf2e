#include "cli/commands.h"
#include "cli/finding_report.h"
#include "cli/follow_images.h"
#include "cli/project_input.h"
#include "document/names.h"
#include "document/numbers.h"
#include "document/tag_following.h"
#include "formats/json/json_writer.h"
#include "formats/project/project_file.h"
#include "formats/project/project_paths.h"
#include "validation/validate.h"

#include <QFileInfo>

#include <algorithm>

namespace hitbox {

namespace {

Result<FollowOrder> orderOf(const Arguments &arguments, const Document &document, const QString &file)
{
    FollowOrder order{.folder = projectFolder(file), .before = {}, .sprite = {}};
    if (arguments.has(QStringLiteral("before")))
        order.before = QFileInfo(arguments.value(QStringLiteral("before"))).absoluteFilePath();
    const Result<SliceWish> slices = sliceWishOf(arguments);
    if (!slices)
        return slices.error();
    order.slices = *slices;
    if (arguments.has(QStringLiteral("sprite"))) {
        const QString name = arguments.value(QStringLiteral("sprite"));
        const auto found = std::find_if(document.sprites.cbegin(), document.sprites.cend(),
                                        [&name](const Sprite &sprite) { return sprite.name == name; });
        if (found == document.sprites.cend())
            return Error{file, {}, QStringLiteral("there is no sprite %1").arg(quoted(name))};
        order.sprite = static_cast<int>(found - document.sprites.cbegin());
    }
    const QString lost = arguments.value(QStringLiteral("lost"));
    if (lost == QLatin1String("delete"))
        order.lost = LostChoice::Delete;
    else if (lost == QLatin1String("take"))
        order.lost = LostChoice::TakePlace;
    else if (arguments.has(QStringLiteral("lost")) && lost != QLatin1String("keep"))
        return wrongUsage(QStringLiteral("--lost takes keep, take or delete"));
    order.fresh = arguments.has(QStringLiteral("no-new")) ? NewPictures::LeftOut : NewPictures::BecomeFrames;
    const bool isKept = arguments.has(QStringLiteral("keep-order"));
    const bool isOfSheet = arguments.has(QStringLiteral("sheet-order"));
    if (isKept && isOfSheet)
        return wrongUsage(QStringLiteral("--keep-order and --sheet-order exclude each other"));
    if (isKept || isOfSheet)
        order.frames = isKept ? FrameOrder::AsItIs : FrameOrder::OfSheet;
    order.scales = arguments.has(QStringLiteral("scale"));
    return order;
}

QStringList namesOfFate(const FollowedImage &followed, FrameFate fate)
{
    QStringList names;
    for (int i = 0; i < followed.moves.frames.size(); ++i) {
        if (followed.moves.frames.at(i).fate == fate)
            names.append(followed.names.at(i));
    }
    return names;
}

void writeRect(JsonWriter &json, const char *key, const QRect &rect)
{
    json.beginArrayMember(key, JsonLayout::Line);
    for (const int number : {rect.x(), rect.y(), rect.width(), rect.height()})
        json.value(number);
    json.endArray();
}

void writeFates(JsonWriter &json, const char *key, const FollowedImage &followed, FrameFate fate)
{
    json.beginArrayMember(key, JsonLayout::Line);
    for (const QString &name : namesOfFate(followed, fate))
        json.value(name);
    json.endArray();
}

/// Only where there are some.
void writeTagLosses(JsonWriter &json, const QList<TagLoss> &losses)
{
    if (losses.isEmpty())
        return;
    json.beginArrayMember("tags");
    for (const TagLoss &loss : losses) {
        json.beginObject(JsonLayout::Line);
        json.member("tag", loss.tag);
        json.beginArrayMember("letGo", JsonLayout::Line);
        for (const QString &name : loss.frames)
            json.value(name);
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

void writeFollowed(JsonWriter &json, const FollowedImage &followed)
{
    const PictureMoves &moves = followed.moves;
    json.beginObject();
    json.member("sprite", followed.sprite);
    json.member("image", followed.image);
    if (!followed.formerName.isEmpty())
        json.member("was", followed.formerName);
    json.member("noted", followed.isNoted);
    if (moves.scale) {
        json.member("scale", *moves.scale);
        json.member("scaled", followed.isScaled);
    }
    json.beginArrayMember("moved");
    for (int i = 0; i < moves.frames.size(); ++i) {
        const FrameMove &move = moves.frames.at(i);
        if (move.fate != FrameFate::Moves)
            continue;
        json.beginObject(JsonLayout::Line);
        json.member("frame", followed.names.at(i));
        writeRect(json, "from", followed.rects.at(i));
        writeRect(json, "to", move.rect);
        json.member("shift", geometry::Point{double(move.shift.x()), double(move.shift.y())});
        if (!move.file.image.isEmpty())
            json.member("image", move.file.image);
        json.endObject();
    }
    json.endArray();
    if (moves.count(FrameFate::Blank) > 0)
        writeFates(json, "blank", followed, FrameFate::Blank);
    writeFates(json, "stayed", followed, FrameFate::Stays);
    writeFates(json, "redrawn", followed, FrameFate::Redrawn);
    writeFates(json, "unknown", followed, FrameFate::Unknown);
    writeFates(json, "lost", followed, FrameFate::Lost);
    json.beginArrayMember("new");
    for (const QRect &rect : moves.fresh) {
        json.beginArray(JsonLayout::Line);
        for (const int number : {rect.x(), rect.y(), rect.width(), rect.height()})
            json.value(number);
        json.endArray();
    }
    json.endArray();
    writeTagLosses(json, followed.tags);
    json.endObject();
}

QByteArray followJson(const QString &file, const QList<FollowedImage> &all, const Document &document,
                      const QList<Finding> &errors)
{
    JsonWriter json;
    json.beginObject();
    json.member("file", file);
    json.beginArrayMember("images");
    for (const FollowedImage &followed : all)
        writeFollowed(json, followed);
    json.endArray();
    writeFindings(json, document, errors);
    json.endObject();
    return json.document();
}

QString followSentence(const FollowedImage &followed)
{
    const PictureMoves &moves = followed.moves;
    const qsizetype looked = moves.frames.size() - moves.count(FrameFate::Elsewhere);
    if (moves.scale)
        return QStringLiteral("the image is %1 times as large; %2")
            .arg(readableNumber(*moves.scale), followed.isScaled
                                                   ? QStringLiteral("frames and shapes are too now")
                                                   : QStringLiteral("--scale makes frames and shapes so"));
    if (followed.isNoted)
        return QStringLiteral("noted what %1 %2")
            .arg(counted(looked, QStringLiteral("frame")),
                 looked == 1 ? QStringLiteral("shows") : QStringLiteral("show"));
    if (followed.isBlank)
        return counted(looked, QStringLiteral("frame")) +
               (looked == 1 ? QStringLiteral(" shows nothing") : QStringLiteral(" show nothing"));
    if (!isKnown(moves))
        return QStringLiteral("nobody noted what its frames showed before the image changed");
    QStringList parts;
    const auto add = [&](FrameFate fate, const QString &what) {
        if (const int count = moves.count(fate); count > 0)
            parts.append(counted(count, QStringLiteral("frame")) + u' ' + what);
    };
    add(FrameFate::Moves, QStringLiteral("moved with their pictures"));
    add(FrameFate::Blank, QStringLiteral("that showed nothing went along with the others"));
    add(FrameFate::Stays, QStringLiteral("stayed"));
    add(FrameFate::Redrawn, QStringLiteral("drawn anew"));
    add(FrameFate::Unknown, QStringLiteral("of which nothing was noted, or to be seen"));
    add(FrameFate::Lost, moves.count(FrameFate::Lost) == 1 ? QStringLiteral("whose picture is nowhere")
                                                           : QStringLiteral("whose pictures are nowhere"));
    if (!moves.fresh.isEmpty())
        parts.append(counted(moves.fresh.size(), QStringLiteral("new picture")));
    return parts.isEmpty() ? QStringLiteral("no picture was found") : parts.join(QStringLiteral(", "));
}

/// “a”, “b” and “c”.
QString namesInWords(const QStringList &names)
{
    QStringList words;
    for (const QString &name : names)
        words.append(quoted(name));
    const QString last = words.takeLast();
    return words.isEmpty() ? last : words.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last;
}

/// A sprite with an image for each frame is told of once where all of them only stayed, or were noted.
bool isToldWith(const FollowedImage &followed, const FollowedImage &before)
{
    const auto isQuiet = [](const FollowedImage &image) {
        const PictureMoves &moves = image.moves;
        const int stayed = moves.count(FrameFate::Stays) + moves.count(FrameFate::Elsewhere);
        return !moves.scale && moves.fresh.isEmpty() &&
               (image.isNoted || image.isBlank || stayed == moves.frames.size());
    };
    return followed.sprite == before.sprite && followed.isNoted == before.isNoted &&
           followed.isBlank == before.isBlank && followed.formerName.isEmpty() && before.formerName.isEmpty() &&
           isQuiet(followed) && isQuiet(before);
}

void printSentences(Output &output, const QString &file, const QList<FollowedImage> &all)
{
    for (qsizetype i = 0; i < all.size();) {
        FollowedImage told = all.at(i);
        qsizetype images = 1;
        for (; i + images < all.size() && isToldWith(all.at(i + images), all.at(i)); ++images)
            told.moves.frames += all.at(i + images).moves.frames;
        const QString what = told.moves.isOfFiles() ? QStringLiteral("its image files")
                             : images > 1           ? counted(images, QStringLiteral("image"))
                             : !told.formerName.isEmpty()
                                 ? QStringLiteral("%1, which was %2").arg(told.image, told.formerName)
                                 : told.image;
        output.printLine(
            QStringLiteral("%1: sprite %2, %3: %4").arg(file, quoted(told.sprite), what, followSentence(told)));
        i += images;
    }
}

QString lostWords(LostChoice lost)
{
    if (lost == LostChoice::Delete)
        return QStringLiteral("deleted");
    return lost == LostChoice::TakePlace ? QStringLiteral("taken for what is in its place now")
                                         : QStringLiteral("kept as it is");
}

void printFollowed(Output &output, const QString &file, const QList<FollowedImage> &all, LostChoice lost)
{
    printSentences(output, file, all);
    for (const FollowedImage &followed : all) {
        const QString place = QStringLiteral("sprite %1").arg(quoted(followed.sprite));
        if (followed.moves.scale)
            continue;
        for (const QString &name : namesOfFate(followed, FrameFate::Lost))
            output.message({{},
                            QStringLiteral("%1, frame %2").arg(place, quoted(name)),
                            QStringLiteral("its picture is nowhere in %1; it was %2")
                                .arg(followed.moves.isOfFiles() ? QStringLiteral("the images beside it")
                                                                : QStringLiteral("the image"),
                                     lostWords(lost))},
                           file);
        if (followed.isShared)
            output.message({{},
                            place,
                            QStringLiteral("new pictures were left out: other sprites are cut from %1 too, and nobody "
                                           "knows whose frames they are; slice it in the editor to take them in")
                                .arg(followed.image)},
                           file);
        for (const TagLoss &loss : followed.tags)
            output.message({{},
                            QStringLiteral("%1, tag %2").arg(place, quoted(loss.tag)),
                            QStringLiteral("its frames do not follow each other any more; it let go of %1")
                                .arg(namesInWords(loss.frames))},
                           file);
        if (followed.moves.isIncomplete && followed.moves.count(FrameFate::Lost) > 0)
            output.message({{},
                            place,
                            followed.moves.isOfFiles()
                                ? QStringLiteral("there is too much in the images beside it to look for all pictures")
                                : QStringLiteral("the image is too large to look for all pictures in it")},
                           file);
    }
}

/// Frames whose pictures are nowhere, which nobody has decided about.
int lostFrames(const QList<FollowedImage> &all, LostChoice choice)
{
    int lost = 0;
    for (const FollowedImage &followed : all)
        lost += followed.moves.scale || choice != LostChoice::Keep ? 0 : followed.moves.count(FrameFate::Lost);
    return lost;
}

/// Shapes are not where their pictures are: some are lost, or have another size.
bool isSomethingOpen(const QList<FollowedImage> &all, LostChoice choice)
{
    const auto isUnscaled = [](const FollowedImage &followed) { return followed.moves.scale && !followed.isScaled; };
    return lostFrames(all, choice) > 0 || std::any_of(all.cbegin(), all.cend(), isUnscaled);
}

ExitStatus runFollow(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    const QString out = arguments.has(QStringLiteral("out")) ? arguments.value(QStringLiteral("out")) : file;
    const Result<Document> before = readProject(file);
    if (!before)
        return failed(output, before.error(), file);
    const Result<FollowOrder> order = orderOf(arguments, *before, file);
    if (!order)
        return failed(output, order.error(), QStringLiteral("hitbox"));
    if (const Result<Done> spared = sparesOthers(arguments, file, *before); !spared)
        return failed(output, spared.error(), out);
    Document document = *before;
    const Result<QList<FollowedImage>> all = followAll(document, *order);
    if (!all)
        return failed(output, all.error(), file);
    if (QFileInfo(out) != QFileInfo(file) || document != *before) {
        const Document written = withPathsRebased(document, projectFolder(file), projectFolder(out));
        if (const Result<QByteArray> done = writeProject(out, written); !done)
            return failed(output, done.error(), out);
    }
    const QList<Finding> errors = errorsAmong(validate(document, contextOf(document, file)));
    if (arguments.has(QStringLiteral("json"))) {
        output.print(followJson(out, *all, document, errors));
    } else {
        printFollowed(output, out, *all, order->lost);
        if (const int lost = lostFrames(*all, order->lost); lost > 0)
            output.message({{},
                            {},
                            QStringLiteral("%1 kept without a picture: --lost take lets each be what is in its place "
                                           "now, --lost delete deletes them, and the editor moves them to a picture "
                                           "of your choice")
                                .arg(counted(lost, QStringLiteral("frame")))},
                           out);
        tellFindings(output, out, document, errors);
    }
    return errors.isEmpty() && !isSomethingOpen(*all, order->lost) ? ExitStatus::Done : ExitStatus::Findings;
}

} // namespace

Command followCommand()
{
    return {
        "follow",
        "FILE",
        "Moves shapes to where their pictures are in images that have changed",
        "When a sheet was packed anew, or frames were put in, taken out or put into another order in it, each frame\n"
        "goes to the place in the image that shows what it showed, and its shapes with it. A frame is known by its\n"
        "pixels, which the project notes when shapes are drawn in the editor, and when this command is run with the\n"
        "images as they were; or with --before, by those images. Frames whose pictures are nowhere are listed and\n"
        "kept. Where frames have an image file each, they are looked for in all files of these folders, so that files\n"
        "may be numbered anew; and an image that is gone, in those beside it. Nothing is written when an image\n"
        "cannot be read. Exit status 1 when a picture is nowhere and --lost says not what becomes of its frame, when\n"
        "an image is larger or smaller and --scale is not given, and when the project that was written has errors,\n"
        "as `hitbox check` has it.\n",
        1,
        1,
        QList<OptionRule>{
            {"out", "FILE2.hitbox", "the project to write instead", OptionUse::Optional},
            {"sprite", "NAME", "only this sprite", OptionUse::Optional},
            {"before", "FOLDER", "the images as they were, under the paths that the project has", OptionUse::Optional},
            {"lost", "keep|take|delete", "what becomes of frames whose pictures are nowhere; keep without it",
             OptionUse::Optional},
            {"no-new", nullptr, "no frames for pictures that no frame showed"},
            {"keep-order", nullptr, "frames keep their order; of sheets they do without it, too"},
            {"sheet-order", nullptr,
             "frames that were in the order of the sheet are in its new one; of numbered files they are without it, "
             "too"},
            {"scale", nullptr, "where all of an image is larger or smaller, scale its frames and shapes"},
            forceRule()} +
            sliceOptionRules() + QList<OptionRule>{{"json", nullptr, "print JSON"}},
        runFollow};
}

} // namespace hitbox
