#include "cli/commands.h"
#include "cli/csv_options.h"
#include "cli/number_options.h"
#include "cli/project_input.h"
#include "document/names.h"
#include "document/numbers.h"
#include "files/file_writer.h"
#include "formats/export/spared_files.h"
#include "formats/json/json_writer.h"
#include "formats/pictures/render.h"
#include "formats/pictures/timeline_picture.h"
#include "formats/project/project_file.h"
#include "formats/timeline/timeline_csv.h"
#include "formats/timeline/timeline_summary.h"
#include "stage/overlaps.h"

#include <QDir>
#include <QFileInfo>

namespace hitbox {

namespace {

/// The tag that an option names, of the sprite that the player's instance shows.
Animation tagged(const Stage &stage, int instance, const QString &tag)
{
    const QString sprite =
        instance >= 0 && instance < stage.instances.size() ? stage.instances[instance].sprite : QString();
    return {sprite, Animation::Frames::Tagged, tag};
}

Result<TimelinePlayer> playerOf(const Arguments &arguments, const Stage &stage, const QString &side,
                                TimelinePlayer player)
{
    const Result<int> instance = wholeNumberOf(arguments, qPrintable(side), player.instance);
    if (!instance)
        return instance.error();
    const Result<int> rounds = wholeNumberOf(arguments, qPrintable(QStringLiteral("rounds-") + side), player.rounds);
    if (!rounds)
        return rounds.error();
    player.rounds = *rounds;
    const bool isOther = player.instance != *instance;
    player.instance = *instance;
    if (isOther && player.instance >= 0 && player.instance < stage.instances.size())
        player.plays = animationOf(stage.instances[player.instance]);
    const QString tag = QStringLiteral("tag-") + side;
    if (arguments.has(tag))
        player.plays = tagged(stage, player.instance, arguments.value(tag));
    const QString whenHit = QStringLiteral("hit-") + side;
    if (arguments.has(whenHit))
        player.whenHit = tagged(stage, player.instance, arguments.value(whenHit));
    return player;
}

Result<TimelineSetup> setupOf(const Arguments &arguments, const Document &document, const Stage &stage)
{
    TimelineSetup setup = usualSetup(document, static_cast<int>(&stage - document.stages.constData()), {});
    for (const auto &[side, player] : {std::pair(QStringLiteral("a"), &setup.a), {QStringLiteral("b"), &setup.b}}) {
        const Result<TimelinePlayer> asked = playerOf(arguments, stage, side, *player);
        if (!asked)
            return asked.error();
        *player = *asked;
    }
    const Result<int> offset = wholeNumberOf(arguments, "offset", setup.offset);
    if (!offset)
        return offset.error();
    setup.offset = *offset;
    return setup;
}

void writeSpan(JsonWriter &json, std::string_view key, const std::optional<TickSpan> &span)
{
    if (!span)
        return;
    json.beginObjectMember(key, JsonLayout::Line);
    json.member("first", span->first);
    json.member("last", span->last);
    json.endObject();
}

void writePlayer(JsonWriter &json, std::string_view key, const TimelinePlayer &player,
                 const std::optional<AttackTicks> &attack)
{
    json.beginObjectMember(key, JsonLayout::Line);
    json.member("instance", player.instance);
    if (attack) {
        json.member("startup", attack->startup);
        json.member("active", attack->active);
        json.member("recovery", attack->recovery);
    }
    json.endObject();
}

void writeTimelineSide(JsonWriter &json, std::string_view key, const Document &document, FrameRef frame,
                       TimelinePhase phase)
{
    json.beginObjectMember(key);
    json.member("sprite", document.sprites[frame.sprite].name);
    json.member("frame", findFrame(document, frame)->name);
    json.member("phase", phaseName(phase));
    json.endObject();
}

void writeTick(JsonWriter &json, const Document &document, const TimelineTick &tick, const TimelineMeeting &meeting)
{
    json.beginObject(JsonLayout::Line);
    writeTimelineSide(json, "a", document, meeting.a, tick.a);
    writeTimelineSide(json, "b", document, meeting.b, tick.b);
    json.member("area", meeting.area);
    json.beginArrayMember("contacts");
    for (const TimelineContact &contact : meeting.contacts) {
        json.beginObject();
        json.member("a", contact.a.value);
        json.member("b", contact.b.value);
        json.member("relation", relationName(contact.relation));
        json.member("area", contact.area);
        json.member("aHits", contact.aHits);
        json.member("bHits", contact.bHits);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

/// Nothing where no hit has a group.
void writeGroupHits(JsonWriter &json, const Timeline &timeline)
{
    if (timeline.groupHits.isEmpty())
        return;
    json.beginArrayMember("groupHits");
    for (const TimelineGroupHit &hit : timeline.groupHits) {
        json.beginObject(JsonLayout::Line);
        json.member("tick", hit.tick);
        json.member("by", hit.byA ? QStringLiteral("a") : QStringLiteral("b"));
        json.member("group", hit.group);
        json.endObject();
    }
    json.endArray();
}

QByteArray timelineJson(const Document &document, const TimelineSetup &setup, const Timeline &timeline)
{
    JsonWriter json;
    json.beginObject();
    json.member("stage", document.stages[setup.stage].name);
    writePlayer(json, "a", setup.a, timeline.attackA);
    writePlayer(json, "b", setup.b, timeline.attackB);
    json.member("offset", setup.offset);
    writeSpan(json, "contact", timeline.contact);
    writeSpan(json, "aHits", timeline.aHits);
    writeSpan(json, "bHits", timeline.bHits);
    if (timeline.advantage)
        json.member("advantage", *timeline.advantage);
    writeGroupHits(json, timeline);
    json.beginArrayMember("ticks");
    for (const TimelineTick &tick : timeline.ticks)
        writeTick(json, document, tick, timeline.meetings[tick.meeting]);
    json.endArray();
    json.endObject();
    return json.document();
}

Result<Done> mayBecomePicture(const QString &out)
{
    const QFileInfo target(out);
    if (target.suffix().compare(QLatin1String("png"), Qt::CaseInsensitive) != 0)
        return Error{out,
                     {},
                     QStringLiteral("not written: the picture is a PNG; give a name that ends in .png, or take --csv "
                                    "or --json for text")};
    return sparesAllButOwnPictures(out);
}

Result<Done> writePicture(const Document &document, const TimelineSetup &setup, const Timeline &timeline,
                          const Arguments &arguments, const Output &output)
{
    const QString file = arguments.operands.first();
    const QString out = arguments.value(QStringLiteral("out"));
    const auto image = [&file](const QString &path) { return projectImage(path, projectFolder(file)); };
    const Result<QByteArray> png = timelinePng(document, setup, timeline, image);
    if (!png)
        return png.error();
    const QFileInfo target(out);
    const QList<OutputFolder> folders{{target.path(), {{target.fileName(), *png}}}};
    if (const Result<Done> spared = sparesFiles({file}, folders); !spared)
        return spared;
    if (const Result<Done> spared = sparesImages(document, projectFolder(file), folders); !spared)
        return spared;
    if (const Result<Done> free = mayBecomePicture(out); !free)
        return free;
    if (const Result<Done> folder = folderIsThere(arguments); !folder)
        return folder.error();
    return writeTogether(folders, [&output](const Error &why) { output.message(why, {}); });
}

ExitStatus runTimeline(const Arguments &arguments, Output &output)
{
    const QString file = arguments.operands.first();
    if (const Result<Done> words = checkCsvOptions(arguments); !words)
        return failed(output, words.error(), QStringLiteral("hitbox"));
    const Result<Document> document = readProject(file);
    if (!document)
        return failed(output, document.error(), file);
    const Result<const Stage *> stage = stageNamed(*document, arguments.value(QStringLiteral("stage")));
    if (!stage)
        return failed(output, stage.error(), file);
    const Result<TimelineSetup> setup = setupOf(arguments, *document, **stage);
    if (!setup)
        return failed(output, setup.error(), QStringLiteral("hitbox"));
    const Result<Timeline> timeline = timelineOf(*document, *setup);
    if (!timeline)
        return failed(output, timeline.error(), file);

    const QString out = arguments.value(QStringLiteral("out"));
    if (arguments.has(QStringLiteral("out"))) {
        if (const Result<Done> written = writePicture(*document, *setup, *timeline, arguments, output); !written)
            return failed(output, written.error(), out);
    }
    if (arguments.has(QStringLiteral("json"))) {
        output.print(timelineJson(*document, *setup, *timeline));
    } else if (arguments.has(QStringLiteral("csv"))) {
        output.printTable(timelineCsv(*document, *timeline, csvFormulasOf(arguments)));
    } else {
        for (const QString &line : timelineSummary(*document, *setup, *timeline))
            output.printLine(line);
    }
    return ExitStatus::Done;
}

} // namespace

Command timelineCommand()
{
    return {"timeline",
            "FILE",
            "Plays two instances' animations side by side and tells when they connect",
            "Time is counted in ticks, 60 to the second, from 0 on. Without --a and --b the first two instances that\n"
            "play a tag are taken. Frames of advantage are the ticks that b has left after the first hit, less a's.\n",
            1,
            1,
            {{"stage", "NAME", "the stage to look at", OptionUse::Required},
             {"a", "N", "the number of an instance, as `hitbox overlaps` has it", OptionUse::Optional},
             {"b", "N", "the other instance", OptionUse::Optional},
             {"offset", "TICKS", "how much later b starts, 0; below 0, a starts later", OptionUse::Optional},
             {"tag-a", "TAG", "what a plays, in place of the instance's own tag", OptionUse::Optional},
             {"tag-b", "TAG", "the same for b", OptionUse::Optional},
             {"rounds-a", "N", "how often a plays it, 1", OptionUse::Optional},
             {"rounds-b", "N", "the same for b", OptionUse::Optional},
             {"hit-a", "TAG", "what a turns to when it is hit first", OptionUse::Optional},
             {"hit-b", "TAG", "the same for b", OptionUse::Optional},
             {"out", "FILE.png", "write a picture of it", OptionUse::Optional},
             {"csv", nullptr, "print a line for each tick"},
             leaveFormulasOption(),
             {"json", nullptr, "print JSON"}},
            runTimeline,
            "out"};
}

} // namespace hitbox
