-- The exact geometry of Hitbox Editor for LuaJIT, by its FFI over the C interface (hitbox/geometry.h). One file to copy.
--
--     cmake -S geometry -B build -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=ON
--     cmake --build build
--
--     local geometry = require("hitbox_geometry")("build/libhitbox_geometry.so")
--     local ship = geometry.shape("polygon", {{0, 0}, {0, 10}, {10, 10}, {10, 0}})
--     geometry.relate(ship, geometry.shape("circle", {{13, 14}}, 5))    --> "touching"
--
-- Coordinates are pixels, y down. A shape stays in C's memory, so that asking about it often costs no copies. What its
-- points are stands at each kind in the header: a box has its least and its greatest corner, a capsule both ends of its
-- middle line, a region the points of all its rings, one after another. Corners of triangles count from 0, as in C.

local ffi = require("ffi")

ffi.cdef [[
typedef struct { double x, y; } hitbox_point;
typedef struct { int kind; const hitbox_point *points; size_t point_count; double radius; const size_t *ring_sizes;
                 size_t ring_count; } hitbox_shape;
typedef struct { const hitbox_point *points; size_t point_count; const size_t *ring_sizes; size_t ring_count; }
    hitbox_rings;
typedef struct { const uint32_t *values; size_t count; } hitbox_indices;
typedef struct { size_t first, second; int kind; hitbox_point from, to; } hitbox_edge_meeting;
typedef struct { const hitbox_edge_meeting *values; size_t count; int is_complete; } hitbox_edge_meetings;
typedef struct { uint64_t work, memory; } hitbox_budget;
typedef struct { hitbox_point min, max; } hitbox_box;
typedef struct { hitbox_point pivot, position; double rotation; hitbox_point scale; } hitbox_placement;
typedef struct { hitbox_point on_a, on_b; double distance; } hitbox_closest_points;
typedef struct { double moment; hitbox_point at; } hitbox_contact;
uint32_t hitbox_geometry_version(void);
void hitbox_free(void *);
const char *hitbox_status_words(int);
double hitbox_signed_area(const hitbox_point *, size_t);
int hitbox_is_simple(const hitbox_point *, size_t, int *);
int hitbox_self_intersections(const hitbox_point *, size_t, size_t, const hitbox_budget *, hitbox_edge_meetings **);
int hitbox_untangle(const hitbox_point *, size_t, int, const hitbox_budget *, hitbox_rings **);
int hitbox_locate_in(double, double, const hitbox_shape *, int *);
int hitbox_bounds(const hitbox_shape *, hitbox_box *);
int hitbox_area(const hitbox_shape *, const hitbox_budget *, double *);
int hitbox_convex_pieces(const hitbox_shape *, size_t, const hitbox_budget *, hitbox_rings **);
int hitbox_triangles(const hitbox_shape *, const hitbox_budget *, hitbox_indices **);
int hitbox_place(const hitbox_shape *, const hitbox_placement *, hitbox_shape **);
int hitbox_relate(const hitbox_shape *, const hitbox_shape *, const hitbox_budget *, int *);
int hitbox_combine(const hitbox_shape *, const hitbox_shape *, int, double, const hitbox_budget *, hitbox_rings **);
int hitbox_closest(const hitbox_shape *, const hitbox_shape *, const hitbox_budget *, hitbox_closest_points *);
int hitbox_smallest_push(const hitbox_shape *, const hitbox_shape *, const hitbox_budget *, hitbox_point *);
int hitbox_first_contact(const hitbox_shape *, double, double, const hitbox_shape *, const hitbox_budget *,
                         hitbox_contact *);
]]

local VERSION = 1
local OK, NOTHING = 0, 5

-- Names by number, and numbers by name.
local function enumeration(names)
    local both = {}
    for i, name in ipairs(names) do
        both[i - 1] = name
        both[name] = i - 1
    end
    return both
end

local kinds = enumeration { "point", "segment", "chain", "circle", "box", "capsule", "polygon", "region" }
local relations = enumeration { "separate", "touching", "overlapping", "containing", "contained", "equal" }
local locations = enumeration { "outside", "boundary", "inside" }
local meetingKinds = enumeration { "", "crossing", "touching", "overlapping" }
local operations = enumeration { "intersection", "union", "difference", "symmetric-difference" }
local fillRules = enumeration { "even-odd", "non-zero" }

local function numberOf(name, names, what)
    local number = type(name) == "string" and names[name]
    return number or error("no such " .. what .. ": " .. tostring(name), 3)
end

-- Structs that point at others, which have to live as long.
local held = setmetatable({}, { __mode = "k" })

local function pointArray(points)
    local array = ffi.new("hitbox_point[?]", math.max(#points, 1))
    for i, point in ipairs(points) do
        array[i - 1].x, array[i - 1].y = point[1], point[2]
    end
    return array
end

local function pair(point)
    return { point.x, point.y }
end

local function readPoints(points, first, count)
    local list = {}
    for i = 1, count do
        list[i] = pair(points[first + i - 1])
    end
    return list
end

local function readRings(rings)
    local list, first = {}, 0
    for i = 1, tonumber(rings.ring_count) do
        local size = tonumber(rings.ring_sizes[i - 1])
        list[i] = readPoints(rings.points, first, size)
        first = first + size
    end
    return list
end

return function(path)
    local C = ffi.load(path or "hitbox_geometry")
    if C.hitbox_geometry_version() ~= VERSION then
        error("the library is of another version than " .. VERSION)
    end

    -- True where there is an answer, false where there is nothing to answer; else an error.
    local function settle(status)
        if status == OK or status == NOTHING then
            return status == OK
        end
        error({ status = status, words = ffi.string(C.hitbox_status_words(status)) }, 0)
    end

    local function taken(block, read)
        local answer = read(block[0])
        C.hitbox_free(block[0])
        return answer
    end

    local geometry = {}

    function geometry.shape(kind, points, radius, ringSizes)
        local array = pointArray(points)
        local sizes = ffi.new("size_t[?]", math.max(#(ringSizes or {}), 1), ringSizes or {})
        local shape = ffi.new("hitbox_shape", numberOf(kind, kinds, "kind of shape"), array, #points, radius or 0, sizes,
            #(ringSizes or {}))
        held[shape] = { array, sizes }
        return shape
    end

    -- The kind, points, radius and sizes of rings of a shape.
    function geometry.parts(shape)
        local sizes = {}
        for i = 1, tonumber(shape.ring_count) do
            sizes[i] = tonumber(shape.ring_sizes[i - 1])
        end
        return kinds[tonumber(shape.kind)], readPoints(shape.points, 0, tonumber(shape.point_count)), shape.radius, sizes
    end

    -- One ring: a list of points.

    function geometry.signed_area(ring)
        return C.hitbox_signed_area(pointArray(ring), #ring)
    end

    function geometry.is_simple(ring)
        local answer = ffi.new("int[1]")
        settle(C.hitbox_is_simple(pointArray(ring), #ring, answer))
        return answer[0] == 1
    end

    function geometry.self_intersections(ring, limit)
        local out = ffi.new("hitbox_edge_meetings *[1]")
        settle(C.hitbox_self_intersections(pointArray(ring), #ring, limit or 2 ^ 31, nil, out))
        return taken(out, function(meetings)
            local list = { is_complete = meetings.is_complete == 1 }
            for i = 1, tonumber(meetings.count) do
                local m = meetings.values[i - 1]
                list[i] = { edges = { tonumber(m.first), tonumber(m.second) }, kind = meetingKinds[m.kind],
                    from = pair(m.from), to = pair(m.to) }
            end
            return list
        end)
    end

    function geometry.untangle(ring, fillRule)
        local out = ffi.new("hitbox_rings *[1]")
        local rule = numberOf(fillRule or "even-odd", fillRules, "fill rule")
        settle(C.hitbox_untangle(pointArray(ring), #ring, rule, nil, out))
        return taken(out, readRings)
    end

    -- One shape

    function geometry.locate(x, y, shape)
        local out = ffi.new("int[1]")
        settle(C.hitbox_locate_in(x, y, shape, out))
        return locations[out[0]]
    end

    function geometry.bounds(shape)
        local box = ffi.new("hitbox_box")
        return settle(C.hitbox_bounds(shape, box)) and { min = pair(box.min), max = pair(box.max) } or nil
    end

    function geometry.area(shape)
        local out = ffi.new("double[1]")
        settle(C.hitbox_area(shape, nil, out))
        return out[0]
    end

    function geometry.convex_pieces(shape, mostPoints)
        local out = ffi.new("hitbox_rings *[1]")
        settle(C.hitbox_convex_pieces(shape, mostPoints or 2 ^ 31, nil, out))
        return taken(out, readRings)
    end

    function geometry.triangles(shape)
        local out = ffi.new("hitbox_indices *[1]")
        settle(C.hitbox_triangles(shape, nil, out))
        return taken(out, function(corners)
            local list = {}
            for i = 1, tonumber(corners.count) do
                list[i] = corners.values[i - 1]
            end
            return list
        end)
    end

    function geometry.place(shape, placement)
        local out = ffi.new("hitbox_shape *[1]")
        local by = ffi.new("hitbox_placement", { placement.pivot or { 0, 0 }, placement.position or { 0, 0 },
            placement.rotation or 0, placement.scale or { 1, 1 } })
        settle(C.hitbox_place(shape, by, out))
        return taken(out, function(placed)
            return geometry.shape(geometry.parts(placed))
        end)
    end

    -- Two shapes

    function geometry.relate(a, b)
        local out = ffi.new("int[1]")
        settle(C.hitbox_relate(a, b, nil, out))
        return relations[out[0]]
    end

    function geometry.combine(a, b, operation, tolerance)
        local out = ffi.new("hitbox_rings *[1]")
        local what = numberOf(operation, operations, "operation")
        settle(C.hitbox_combine(a, b, what, tolerance or 1 / 256, nil, out))
        return taken(out, readRings)
    end

    function geometry.closest(a, b)
        local out = ffi.new("hitbox_closest_points")
        if not settle(C.hitbox_closest(a, b, nil, out)) then
            return nil
        end
        return { on_a = pair(out.on_a), on_b = pair(out.on_b), distance = out.distance }
    end

    function geometry.smallest_push(a, b)
        local out = ffi.new("hitbox_point")
        settle(C.hitbox_smallest_push(a, b, nil, out))
        return out.x, out.y
    end

    function geometry.first_contact(moving, byX, byY, target)
        local out = ffi.new("hitbox_contact")
        if not settle(C.hitbox_first_contact(moving, byX, byY, target, nil, out)) then
            return nil
        end
        return { moment = out.moment, at = pair(out.at) }
    end

    return geometry
end
