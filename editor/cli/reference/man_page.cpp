#include "cli/reference/man_page.h"

#include "cli/help.h"

namespace hitbox {

namespace {

/// What stands for itself: a backslash, the dashes of options, and what would begin a line as a macro.
QByteArray plain(QByteArray text)
{
    text.replace('\\', "\\e").replace('-', "\\-").replace("\xe2\x80\x9c", "\\(lq").replace("\xe2\x80\x9d", "\\(rq");
    if (text.startsWith('.') || text.startsWith('\''))
        text.prepend("\\&");
    return text;
}

QByteArray bold(const QByteArray &text)
{
    return "\\fB" + plain(text) + "\\fR";
}

/// Lines of the help, in which `words` are to be typed as they are.
QByteArray paragraph(const QByteArray &help)
{
    QByteArray text;
    for (const QByteArray &line : help.trimmed().split('\n')) {
        const QByteArrayList pieces = line.split('`');
        QByteArray filled;
        for (qsizetype i = 0; i < pieces.size(); ++i)
            filled += i % 2 == 0 ? plain(pieces[i]) : bold(pieces[i]);
        text += filled + '\n';
    }
    return text;
}

QByteArray optionEntry(const OptionRule &option)
{
    QByteArray entry = ".TP\n" + bold(QByteArray("--") + option.name);
    if (option.value)
        entry += " \\fI" + plain(option.value) + "\\fR";
    return entry + '\n' + paragraph(option.help);
}

QByteArray commandEntry(const Command &command)
{
    const QByteArray usage = usageLine(command).mid(qsizetype(sizeof("usage: ") - 1));
    QByteArray entry = QByteArray(".SS ") + command.name + "\n" + plain(usage) + "\n.PP\n" +
                       paragraph(command.summary) + (*command.help ? ".br\n" + paragraph(command.help) : QByteArray());
    for (const OptionRule &option : command.options)
        entry += optionEntry(option);
    return entry + optionEntry({"help", nullptr, "print this"});
}

} // namespace

QByteArray manPage(const QList<Command> &commands, const QByteArray &version, const QByteArray &date)
{
    QByteArray page = ".TH HITBOX 1 \"" + date + "\" \"Hitbox Editor " + version +
                      "\" \"User Commands\"\n"
                      ".SH NAME\n"
                      "hitbox \\- checks hitboxes of 2D games and writes the collision files that engines load\n"
                      ".SH SYNOPSIS\n.B hitbox\n.I COMMAND\n[\\fIARGUMENTS\\fR]\n.br\n.B hitbox \\-\\-help\n.br\n"
                      ".B hitbox \\-\\-version\n"
                      ".SH DESCRIPTION\n"
                      "Does without a display what the editor does: for builds, and for build servers.\n"
                      "Projects are files NAME.hitbox.\n"
                      "Names that begin with a dash stand behind \\-\\- or as \\-\\-option=\\-value.\n"
                      ".SH COMMANDS\n";
    for (const Command &command : commands)
        page += commandEntry(command);
    page += ".SH EXIT STATUS\n";
    for (const ExitMeaning &meaning : exitMeanings())
        page += ".TP\n" + bold(QByteArray::number(static_cast<int>(meaning.status))) + '\n' + paragraph(meaning.words);
    return page + ".SH SEE ALSO\n.BR hitbox\\-editor (1)\n";
}

} // namespace hitbox
