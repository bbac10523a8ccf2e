#include "windows/actions/key_presets.h"

namespace hitbox {

namespace {

ChosenKeys chosen(std::initializer_list<std::pair<const char *, const char *>> keys)
{
    ChosenKeys all;
    for (const auto &[id, own] : keys)
        all.insert(QString::fromLatin1(id), {QKeySequence(QString::fromLatin1(own))});
    return all;
}

} // namespace

QList<KeyPreset> keyPresets()
{
    return {{"Aseprite", chosen({{"tool.select", "V"},
                                 {"tool.box", "U"},
                                 {"tool.circle", "Shift+U"},
                                 {"tool.polygon", "Shift+D"},
                                 {"frame.onion-skin", "F3"},
                                 {"shape.flip-horizontally", "Shift+H"},
                                 {"shape.flip-vertically", "Shift+V"},
                                 {"stage.engine-numbers", "Alt+H"}})}, // which has Shift+H else
            {"Godot", chosen({{"tool.select", "Q"}, {"tool.pivot", "V"}, {"view.fit", "Shift+F"}})}};
}

} // namespace hitbox
