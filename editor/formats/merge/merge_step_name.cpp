#include "formats/merge/merge_step_name.h"
namespace hitbox {

QString mergeStepName(const JsonTree &item, int number)
{
    if (const JsonTree *id = item.member("id"))
        return QString::fromUtf8(id->text);
    const QString name = item.kind == JsonTree::Kind::Object ? textIn(item.member("name")) : textIn(&item);
    return name.isEmpty() ? QString::number(number) : name;
}

} // namespace hitbox
