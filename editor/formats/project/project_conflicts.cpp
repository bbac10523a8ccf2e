#include "formats/project/project_conflicts.h"

#include "document/limits.h"
#include "formats/json/json_fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace hitbox {

using namespace fields;

namespace {

class ProjectConflictsWords
{
    Q_DECLARE_TR_FUNCTIONS(ProjectFile)
};

constexpr std::array conflictKinds{MergeConflictKind::Changed, MergeConflictKind::Removed,
                                   MergeConflictKind::Order,   MergeConflictKind::NameTaken,
                                   MergeConflictKind::Copied,  MergeConflictKind::Emptied};

/// A list's name and an item's, and so on. Items without a name have a number.
QList<MergeStep> placeOfConflict(JsonValue value)
{
    const bool arePairs = value.isArray() && value.size() % 2 == 0 && value.size() / 2 <= limits::conflictSteps;
    if (!arePairs)
        refuse(value, ProjectConflictsWords::tr("an array of names of lists and items"));
    QList<MergeStep> place;
    bool isList = true;
    for (const JsonValue part : value.items()) {
        const std::optional<qint64> number = isList ? std::nullopt : part.toInteger();
        const QString text = number ? QString::number(*number) : textOf(part);
        if (isList)
            place.append({text.toUtf8(), {}});
        else
            place.last().item = text;
        isList = !isList;
    }
    return place;
}

QList<QByteArray> objectsAround(JsonValue value)
{
    QList<QByteArray> keys;
    if (arrayOf(value, ProjectConflictsWords::tr("an array of keys")).size() > limits::conflictSteps)
        refuse(value, ProjectConflictsWords::tr("an array of keys"));
    for (const JsonValue key : value.items())
        keys.append(textOf(key).toUtf8());
    return keys;
}

MergeConflict conflictOf(JsonValue value)
{
    JsonFields fields = objectFields(value, ProjectConflictsWords::tr("a conflict"));
    MergeConflict conflict;
    const JsonValue kind = required(fields, "kind");
    const QString name = textOf(kind);
    const auto *const known = std::find_if(conflictKinds.begin(), conflictKinds.end(), [&name](MergeConflictKind one) {
        return mergeConflictKindName(one) == name;
    });
    conflict.kind = known == conflictKinds.end() ? MergeConflictKind::Other : *known;
    conflict.place = placeOfConflict(required(fields, "place"));
    if (const std::optional<JsonValue> within = fields.take("within"))
        conflict.within = objectsAround(*within);
    conflict.what = optionalText(fields, "what").toUtf8();
    const auto kept = [&fields](const char *key) {
        const std::optional<JsonValue> side = fields.take(key);
        return side ? side->toJson().text : QByteArray();
    };
    conflict.base = kept("base");
    conflict.ours = kept("ours");
    conflict.theirs = kept("theirs");
    conflict.extras = fields.rest();
    if (conflict.kind == MergeConflictKind::Other)
        conflict.extras.append({QStringLiteral("kind"), kind.toJson()});
    return conflict;
}

/// Numbers as such, so that a shape's id reads as it does where the shape is.
void writeItem(JsonWriter &writer, const MergeStep &step)
{
    const qint64 number = step.item.toLongLong();
    if (step.list == "shapes" && QString::number(number) == step.item)
        writer.value(number);
    else
        writer.value(step.item);
}

} // namespace

QList<MergeConflict> conflictsOf(JsonValue value)
{
    if (arrayOf(value, ProjectConflictsWords::tr("an array of conflicts")).size() > limits::conflicts)
        refuse(value, ProjectConflictsWords::tr("at most %1 conflicts").arg(limits::conflicts));
    QList<MergeConflict> conflicts;
    conflicts.reserve(value.size());
    for (const JsonValue conflict : value.items())
        conflicts.append(conflictOf(conflict));
    return conflicts;
}

void writeConflict(JsonWriter &writer, const MergeConflict &conflict)
{
    writer.beginObject(JsonLayout::Line);
    if (conflict.kind != MergeConflictKind::Other)
        writer.member("kind", mergeConflictKindName(conflict.kind));
    writer.beginArrayMember("place", JsonLayout::Line);
    for (const MergeStep &step : conflict.place) {
        writer.value(QString::fromUtf8(step.list));
        writeItem(writer, step);
    }
    writer.endArray();
    if (!conflict.within.isEmpty()) {
        writer.beginArrayMember("within", JsonLayout::Line);
        for (const QByteArray &key : conflict.within)
            writer.value(QString::fromUtf8(key));
        writer.endArray();
    }
    if (!conflict.what.isEmpty())
        writer.member("what", QString::fromUtf8(conflict.what));
    const std::array<std::pair<const char *, const QByteArray *>, 3> values{
        {{"base", &conflict.base}, {"ours", &conflict.ours}, {"theirs", &conflict.theirs}}};
    for (const auto &[key, value] : values) {
        if (!value->isEmpty())
            writer.member(key, JsonText{*value});
    }
    for (const ExtraMember &extra : conflict.extras) {
        writer.key(extra.key);
        writer.value(extra.value);
    }
    writer.endObject();
}

} // namespace hitbox
