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
    return {{"Tiled", chosen({{"tool.frame-point", "I"},
                              {"shape.to-front", "Home"},
                              {"shape.forward", "PgUp"},
                              {"shape.backward", "PgDown"},
                              {"shape.to-back", "End"},
                              {"frame.first", "Alt+Home"}, // which have Home and End else
                              {"frame.last", "Alt+End"},
                              {"view.fit", "Ctrl+/"},
                              {"file.save-as", "Ctrl+Alt+S"}})},
            {"Aseprite", chosen({{"tool.select", "V"},
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
