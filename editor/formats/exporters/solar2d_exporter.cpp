#include "formats/export/safe_file_name.h"
#include "formats/exporters/exporters.h"
#include "formats/exporters/lua_text.h"
#include "formats/exporters/preparation/collision_filters.h"
#include "formats/exporters/preparation/engine_bodies.h"
#include "formats/exporters/preparation/engine_slop.h"
#include "formats/exporters/preparation/shape_physics.h"

#include <algorithm>
#include <utility>

/// The module of PhysicsEditor for Solar2D: physicsData(scale) answers the fixtures of each frame about its middle.
/// Polygons run clockwise as seen on screen there.
namespace hitbox {

namespace {

constexpr int mostSolar2dCorners = 8;
constexpr double solar2dPixelsPerMetre = 30; ///< unless physics.setScale() is called

constexpr const char *fileHead = R"(local M = {}

function M.physicsData(scale)
  local physics = {data = {}}
  local data = physics.data;

)";

constexpr const char *tail = R"(
  local factor = scale or 1
  for _, fixtures in pairs(data) do
    for _, fixture in ipairs(fixtures) do
      for i = 1, #fixture.shape do
        fixture.shape[i] = fixture.shape[i] * factor
      end
    end
  end

  function physics:get(name)
    return (unpack or table.unpack)(self.data[name])
  end

  function physics:getFixtureId(name, index)
    return self.data[name][index].pe_fixture_id
  end

  return physics
end

return M
)";

QByteArray fixtureText(const CollisionFilters &filters, const Shape &shape, const FrameBody &body,
                       const EngineNumbers &numbers)
{
    const CollisionFilter filter = filters.mutual(shape.category);
    const PhysicsValues physics = physicsOf(shape.properties);
    QList<geometry::Point> points = std::get<PolygonOutline>(shape.outline).points;
    for (geometry::Point &point : points)
        point = inEngine(point, originOf(*body.frame, numbers.origin), numbers);
    std::reverse(points.begin(), points.end());
    return "    {pe_fixture_id = " + luaString(shape.name) + ", density = " + luaNumber(physics.density) +
           ", friction = " + luaNumber(physics.friction) + ", bounce = " + luaNumber(physics.restitution) +
           ", isSensor = " + (physics.sensor ? "true" : "false") +
           ",\n      filter = {categoryBits = " + QByteArray::number(filter.bits & 0xffff) +
           ", maskBits = " + QByteArray::number(filter.mask & 0xffff) +
           ", groupIndex = 0},\n      shape = " + luaCoordinates(points) + "},\n";
}

Result<ExportPreview> writeSolar2d(const Document &document, const QString &projectName, const ExportOptions &)
{
    const EngineNumbers numbers = solar2dFormat().capabilities.numbers;
    const FrameBodies bodies = frameBodies(document);
    const CollisionFilters filters(document.categories);
    QList<QByteArray> frames;
    for (const FrameBody &body : bodies.bodies) {
        QByteArray fixtures;
        for (const Shape &shape : body.frame->shapes)
            fixtures += fixtureText(filters, shape, body, numbers);
        frames.append("  " + luaAssignment("data", body.name, "{\n" + fixtures + "  }"));
    }
    QByteArray text = fileHead;
    text += luaStatements(std::exchange(frames, {}));
    text += tail;
    return ExportPreview{{{safeFileName(projectName) + QStringLiteral(".lua"), text}}, bodies.losses};
}

} // namespace

Format solar2dFormat()
{
    Format format;
    format.id = "solar2d";
    format.icon = ":/icons/format-solar2d.svg";
    format.title = "Solar2D";
    format.files = "PROJECT.lua";
    format.summary = QT_TRANSLATE_NOOP("hitbox::formats",
                                       "A Lua module with physicsData(scale): the fixtures of each frame, by its name");
    Capabilities &capabilities = format.capabilities;
    capabilities.concave = ConcavePolygons::Pieces;
    capabilities.maxPoints = mostSolar2dCorners;
    capabilities.counterClockwiseOnly = true; // turned over on writing
    capabilities.numbers = {NumberPrecision::Single, NumberOrigin::FrameCenter};
    capabilities.slop = box2dSlop * solar2dPixelsPerMetre;
    capabilities.arcTolerance = 0.1;
    capabilities.circles = false; // it centres them on the object
    capabilities.boxes = false;
    capabilities.capsules = false;
    capabilities.chains = false;
    capabilities.animation = false;
    capabilities.pivots = false;
    capabilities.properties = {};
    capabilities.stages = false;
    capabilities.physics = true;
    capabilities.filterBits = 16;
    format.write = writeSolar2d;
    return format;
}

} // namespace hitbox
