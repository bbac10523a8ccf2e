#include "cli/help.h"

namespace hitbox {

namespace {

QByteArray inUsage(const OptionRule &option)
{
    switch (option.use) {
    case OptionUse::Required: return spelled(option);
    case OptionUse::Repeated: return '[' + spelled(option) + "]...";
    case OptionUse::Flag:
    case OptionUse::Optional: break;
    }
    return '[' + spelled(option) + ']';
}

} // namespace

const QList<ExitMeaning> &exitMeanings()
{
    static const QList<ExitMeaning> meanings{
        {ExitStatus::Done, "done and nothing is wrong"},
        {ExitStatus::Findings, "done, and there are errors among the findings, overlaps that\nwere asked to fail, "
                               "differences (diff), conflicts (merge) or frames\nwhose pictures are nowhere or of "
                               "another size (follow)"},
        {ExitStatus::Failed, "could not do it"},
    };
    return meanings;
}

QByteArray spelled(const OptionRule &option)
{
    QByteArray text = QByteArray("--") + option.name;
    if (option.value)
        text += QByteArray(" ") + option.value;
    return text;
}

QByteArray usageLine(const Command &command)
{
    QByteArray line = QByteArray("usage: hitbox ") + command.name;
    if (*command.operands)
        line += QByteArray(" ") + command.operands;
    for (const OptionRule &option : command.options)
        line += ' ' + inUsage(option);
    return line;
}

QByteArray helpText(const Command &command)
{
    QByteArray text = usageLine(command) + "\n\n" + command.summary + ".\n" + command.help + '\n';
    for (const OptionRule &option : command.options)
        text += "  " + (spelled(option) + ' ').leftJustified(20) + option.help + '\n';
    return text + "  " + QByteArray("--help").leftJustified(20) + "print this\n";
}

QByteArray helpText()
{
    QByteArray text = "usage: hitbox COMMAND [ARGUMENTS]\n\n"
                      "Checks hitboxes of 2D games and writes the collision files that engines load.\n\n";
    for (const Command &command : allCommands())
        text += "  " + QByteArray(command.name).leftJustified(10) + command.summary + '\n';
    QByteArrayList statuses;
    for (const ExitMeaning &meaning : exitMeanings())
        statuses.append(QByteArray::number(static_cast<int>(meaning.status)) + ' ' + meaning.words);
    return text +
           "\nhitbox COMMAND --help says more about a command, hitbox --version which one this is.\n"
           "Names that begin with a dash stand behind -- or as --option=-value.\n\n"
           "Exit status: " +
           statuses.join("; ") + ".\n";
}

} // namespace hitbox
