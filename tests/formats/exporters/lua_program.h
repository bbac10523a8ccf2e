#pragma once

#include "formats/exporters/golden.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

/// Exports that are larger than one function of LuaJIT may be, and LuaJIT itself.
namespace hitbox::lua {

inline bool isInstalled()
{
    return !QStandardPaths::findExecutable(QStringLiteral("luajit")).isEmpty();
}

/// 5,000 frames of seven shapes, no two of which are equal.
inline Document manyFrames()
{
    Document document = golden::lopsided();
    document.stages.clear();
    Sprite &sprite = document.sprites[0];
    sprite.tags.clear();
    const Frame first = sprite.frames[0];
    sprite.frames.clear();
    document.nextShapeId = 1;
    for (int f = 0; f < 5'000; ++f) {
        Frame frame = first;
        frame.name = QStringLiteral("frame_%1").arg(f);
        frame.shapes = QList<Shape>(7, first.shapes[0]);
        for (Shape &shape : frame.shapes) {
            shape.id = {document.nextShapeId++};
            shape.outline = PolygonOutline{{{0, 0}, {30 + shape.id.value / 8.0, 0}, {4, 20}, {0, 60}}};
        }
        sprite.frames.append(frame);
    }
    return document;
}

/// What the program, which is given the path of the export, prints or complains of.
inline QByteArray printed(const QByteArray &exported, const QByteArray &program)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("export.lua")));
    if (!file.open(QIODevice::WriteOnly) || file.write(exported) != exported.size())
        return file.errorString().toUtf8();
    file.close();
    QProcess luajit;
    luajit.setProcessChannelMode(QProcess::MergedChannels);
    luajit.start(QStringLiteral("luajit"), {QStringLiteral("-"), file.fileName()});
    luajit.write(program);
    luajit.closeWriteChannel();
    luajit.waitForFinished();
    return luajit.readAll();
}

} // namespace hitbox::lua
