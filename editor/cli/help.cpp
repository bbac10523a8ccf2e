#include "cli/help.h"

namespace hitbox {

namespace {

QByteArray spelled(const OptionRule &option)
{
    QByteArray text = QByteArray("--") + option.name;
    if (option.value)
        text += QByteArray(" ") + option.value;
    return text;
}

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
    return text +
           "\nhitbox COMMAND --help says more about a command, hitbox --version which one this is.\n"
           "Names that begin with a dash stand behind -- or as --option=-value.\n\n"
           "Exit status: 0 done and nothing is wrong; 1 done, and there are errors among the findings or overlaps\n"
           "that were asked to fail; 2 could not do it.\n";
}

} // namespace hitbox
