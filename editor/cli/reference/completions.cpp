#include "cli/reference/completions.h"

#include <QByteArrayList>

namespace hitbox {

namespace {

enum class ValueKind { None, Words, File, Folder, Other };

/// What may stand behind an option, as far as its name in the usage line tells.
struct Value {
    ValueKind kind = ValueKind::None;
    QByteArrayList words;
};

bool isLowerCase(const QByteArray &text)
{
    return text == text.toLower();
}

Value valueOf(const OptionRule &option, const QByteArrayList &formats)
{
    const QByteArray value = option.value;
    if (value.isEmpty())
        return {};
    if (value == "ID")
        return {ValueKind::Words, formats};
    if (value == "DIR" || value == "FOLDER")
        return {ValueKind::Folder, {}};
    if (value.startsWith("FILE"))
        return {ValueKind::File, {}};
    if (value.contains('|') && isLowerCase(value))
        return {ValueKind::Words, value.split('|')};
    return {ValueKind::Other, {}};
}

QByteArrayList formatWords(const QStringList &formats)
{
    QByteArrayList words;
    for (const QString &format : formats)
        words.append(format.toUtf8());
    return words;
}

/// In single quotes, as all three shells take it.
QByteArray quoted(QByteArray text)
{
    return '\'' + text.replace('\'', "'\\''") + '\'';
}

/// Of a description within a specification of zsh.
QByteArray zshPlain(QByteArray text)
{
    return text.replace('\\', "\\\\").replace('[', "\\[").replace(']', "\\]").replace(':', "\\:").replace('\n', ' ');
}

QByteArrayList optionNames(const Command &command)
{
    QByteArrayList names;
    for (const OptionRule &option : command.options)
        names.append(QByteArray("--") + option.name);
    names.append("--help");
    return names;
}

QByteArray bashAnswer(const Value &value)
{
    switch (value.kind) {
    case ValueKind::Words: return "COMPREPLY=($(compgen -W " + quoted(value.words.join(' ')) + " -- \"$current\"))";
    case ValueKind::File: return "COMPREPLY=($(compgen -f -- \"$current\"))";
    case ValueKind::Folder: return "COMPREPLY=($(compgen -d -- \"$current\"))";
    case ValueKind::None:
    case ValueKind::Other: break;
    }
    return "COMPREPLY=()";
}

QByteArray zshAction(const Value &value)
{
    switch (value.kind) {
    case ValueKind::Words: return '(' + value.words.join(' ') + ')';
    case ValueKind::File: return "_files";
    case ValueKind::Folder: return "_files -/";
    case ValueKind::None:
    case ValueKind::Other: break;
    }
    return " ";
}

QByteArray fishValue(const Value &value)
{
    switch (value.kind) {
    case ValueKind::Words: return " -x -a " + quoted(value.words.join(' '));
    case ValueKind::File: return " -r -F";
    case ValueKind::Folder: return " -x -a '(__fish_complete_directories)'";
    case ValueKind::Other: return " -x";
    case ValueKind::None: break;
    }
    return {};
}

} // namespace

QByteArray bashCompletion(const QList<Command> &commands, const QStringList &formats)
{
    QByteArrayList names;
    QByteArray values;
    QByteArray options;
    for (const Command &command : commands) {
        names.append(command.name);
        options += QByteArray("    ") + command.name + ") options=" + quoted(optionNames(command).join(' ')) + " ;;\n";
        for (const OptionRule &option : command.options) {
            if (option.value)
                values += QByteArray("    ") + command.name + "/--" + option.name + ") " +
                          bashAnswer(valueOf(option, formatWords(formats))) + "; return ;;\n";
        }
    }
    return "# Completions of hitbox for bash.\n"
           "_hitbox() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options=\n"
           "    if ((COMP_CWORD == 1)); then\n"
           "        COMPREPLY=($(compgen -W " +
           quoted(names.join(' ') + " --help --version") +
           " -- \"$current\"))\n"
           "        return\n"
           "    fi\n"
           "    case ${COMP_WORDS[1]}/$before in\n" +
           values +
           "    esac\n"
           "    case ${COMP_WORDS[1]} in\n" +
           options +
           "    esac\n"
           "    if [[ $current == -* ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
           "    else\n"
           "        COMPREPLY=($(compgen -f -- \"$current\"))\n"
           "    fi\n"
           "}\n"
           "complete -o filenames -F _hitbox hitbox\n";
}

QByteArray zshCompletion(const QList<Command> &commands, const QStringList &formats)
{
    QByteArray names;
    QByteArray options;
    for (const Command &command : commands) {
        names += "        " + quoted(command.name + QByteArray(":") + zshPlain(command.summary)) + '\n';
        options += QByteArray("    ") + command.name + ") _arguments";
        for (const OptionRule &option : command.options) {
            const bool isRepeated = option.use == OptionUse::Repeated;
            QByteArray spec = QByteArray(isRepeated ? "*--" : "--") + option.name;
            if (option.value)
                spec += '=';
            spec += '[' + zshPlain(option.help) + ']';
            if (option.value)
                spec += ':' + zshPlain(option.value) + ':' + zshAction(valueOf(option, formatWords(formats)));
            options += " \\\n        " + quoted(spec);
        }
        options += " \\\n        '--help[print this]' \\\n        '*:file:_files' ;;\n";
    }
    return "#compdef hitbox\n"
           "# Completions of hitbox for zsh.\n"
           "local -a commands\n"
           "commands=(\n" +
           names +
           ")\n"
           "if ((CURRENT == 2)); then\n"
           "    _describe command commands\n"
           "    return\n"
           "fi\n"
           "local command=$words[2]\n"
           "shift words\n"
           "((CURRENT--))\n"
           "case $command in\n" +
           options + "esac\n";
}

QByteArray fishCompletion(const QList<Command> &commands, const QStringList &formats)
{
    QByteArray text = "# Completions of hitbox for fish.\n"
                      "complete -c hitbox -n __fish_use_subcommand -f -l help -d 'list the commands'\n"
                      "complete -c hitbox -n __fish_use_subcommand -f -l version -d 'print which one this is'\n";
    for (const Command &command : commands) {
        const QByteArray when = QByteArray(" -n '__fish_seen_subcommand_from ") + command.name + "'";
        text += QByteArray("complete -c hitbox -n __fish_use_subcommand -f -a ") + command.name + " -d " +
                quoted(command.summary) + '\n';
        for (const OptionRule &option : command.options)
            text += "complete -c hitbox" + when + " -l " + option.name +
                    fishValue(valueOf(option, formatWords(formats))) + " -d " +
                    quoted(QByteArray(option.help).replace('\n', ' ')) + '\n';
        text += "complete -c hitbox" + when + " -l help -d 'print this'\n";
    }
    return text;
}

} // namespace hitbox
