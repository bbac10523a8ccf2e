// The exact geometry of Hitbox Editor as WebAssembly, for browsers and node; README.md says how to use it, and
// index.d.ts what each function takes and answers. Arguments are written into the module's memory as the structs of
// hitbox/geometry.h, and answers are read out of it.

const statuses = ['ok', 'cut-short', 'not-finite', 'out-of-range', 'not-simple', 'nothing', 'bad-argument'];
const relations = ['separate', 'touching', 'overlapping', 'containing', 'contained', 'equal'];
const locations = ['outside', 'boundary', 'inside'];
const meetingKinds = ['', 'crossing', 'touching', 'overlapping'];
const kinds = ['point', 'segment', 'chain', 'circle', 'box', 'capsule', 'polygon', 'region'];
const operations = { intersection: 0, union: 1, difference: 2, 'symmetric-difference': 3 };
const fillRules = { 'even-odd': 0, 'non-zero': 1 };
const sides = { either: 0, outside: 1 };

const mostThings = 0xffffffff;
const nothing = 5;
const badArgument = 6;
const sizeOfShape = 32;
const sizeOfMeeting = 48;
const alignment = 16;

/** Why there is no answer: `status` is 'cut-short', 'not-finite', 'out-of-range' or 'not-simple'. */
export class GeometryError extends Error {
    constructor(status, words) {
        super(words);
        this.name = 'GeometryError';
        this.status = status;
    }
}

function numberOf(value, table, what) {
    const number = Object.hasOwn(table, value) ? table[value] : undefined;
    if (number === undefined)
        throw new TypeError(`${what} is one of ${Object.keys(table).join(', ')}, not ${String(value)}`);
    return number;
}

function finiteOrNot(value, what) {
    if (typeof value !== 'number')
        throw new TypeError(`${what} must be a number, not ${value === null ? 'null' : typeof value}`);
    return value;
}

function wholeNumber(value, what) {
    if (!Number.isSafeInteger(value) || value < 0)
        throw new TypeError(`${what} must be a whole number, not ${String(value)}`);
    return value;
}

/** A number of things that C may count to; all of them where none is given. */
function limitOf(value, what) {
    return value === undefined ? mostThings : Math.min(wholeNumber(value, what), mostThings);
}

/** How many points: [[x, y], ...] or flat numbers. */
function pointCount(points, what) {
    if (ArrayBuffer.isView(points) && points.length % 2 === 0) return points.length / 2;
    if (Array.isArray(points)) return points.length;
    throw new TypeError(`${what} must be a list of points [x, y], or an array of numbers x, y, x, y, ...`);
}

/** The points of a shape in one list, and how many each ring of a region has. */
function partsOf(shape) {
    switch (shape?.type) {
        case 'point': return { points: [shape.at] };
        case 'segment': return { points: [shape.from, shape.to] };
        case 'chain':
        case 'polygon': return { points: shape.points };
        case 'circle': return { points: [shape.center], radius: shape.radius };
        case 'box': {
            if (!Array.isArray(shape.rect)) return { points: [shape.min, shape.max] };
            const [x, y, width, height] = shape.rect;
            return { points: [[x, y], [x + width, y + height]] };
        }
        case 'capsule': return { points: [shape.from, shape.to], radius: shape.radius };
        case 'region': {
            if (!Array.isArray(shape.rings)) throw new TypeError('rings of a region must be a list of rings');
            const rings = shape.rings.map((ring) => (ArrayBuffer.isView(ring) ? pairsOf(ring) : ring));
            return { points: rings.flat(), ringSizes: rings.map((ring) => pointCount(ring, 'a ring')) };
        }
        default: throw new TypeError(`a shape's type is one of ${kinds.join(', ')}, not ${String(shape?.type)}`);
    }
}

function pairsOf(numbers) {
    return Array.from({ length: pointCount(numbers, 'a ring') }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}

/** Something that lives in the module's memory until free() is called, or this is collected. */
class Kept {
    constructor(geometry, address, release) {
        this.geometry = geometry;
        this.address = address;
        this.release = release;
        geometry.registry.register(this, { address, release }, this);
    }

    free() {
        if (this.address === 0) return;
        this.geometry.registry.unregister(this);
        this.release(this.address);
        this.address = 0;
    }

    get inUse() {
        if (this.address === 0) throw new TypeError('this was freed');
        return this.address;
    }
}

/** A shape in the module's memory, for many questions: see Geometry.prepare(). */
export class PreparedShape extends Kept {}

/** One polygon or region for many points: see Geometry.polygonIndex(). */
export class PolygonIndex extends Kept {
    locate(x, y) {
        return locations[this.geometry.exports.hitbox_polygon_index_locate(x, y, this.inUse)];
    }

    overlaps(other) {
        return this.geometry.exports.hitbox_polygon_index_overlaps(this.inUse, other.inUse) === 1;
    }
}

/** Which of many boxes overlap: see Geometry.broadPhase(). */
export class BroadPhase extends Kept {
    add(box) {
        const g = this.geometry.begin();
        const id = g.reserve(8);
        g.settle(g.exports.hitbox_broad_phase_add(this.inUse, g.box(box), id));
        return g.u32[id >> 2];
    }

    move(id, box) {
        const g = this.geometry.begin();
        g.settle(g.exports.hitbox_broad_phase_move(this.inUse, wholeNumber(id, 'an id'), g.box(box)));
    }

    /** One box for every id that was ever given. */
    moveAll(boxes) {
        const g = this.geometry.begin();
        g.settle(g.exports.hitbox_broad_phase_move_all(this.inUse, g.boxes(boxes), g.boxCount(boxes)));
    }

    remove(id) {
        this.geometry.settle(this.geometry.exports.hitbox_broad_phase_remove(this.inUse, wholeNumber(id, 'an id')));
    }

    /** Ids, two for each pair, the less first. */
    pairs(options = {}) {
        const g = this.geometry.begin();
        const out = g.reserve(8);
        const most = limitOf(options.most, 'most');
        g.settle(g.exports.hitbox_broad_phase_pairs(this.inUse, most, out));
        return g.takenIndices(out);
    }

    overlapping(box) {
        const g = this.geometry.begin();
        const out = g.reserve(8);
        g.settle(g.exports.hitbox_broad_phase_overlapping(this.inUse, g.box(box), out));
        return g.takenIndices(out);
    }
}

export class Geometry {
    constructor(instance) {
        this.exports = instance.exports;
        this.exports._initialize();
        this.registry = new FinalizationRegistry(({ address, release }) => release(address));
        this.capacity = 1 << 16;
        this.start = this.exports.malloc(this.capacity);
        this.next = this.start;
        this.renewViews();
    }

    // The memory that the arguments of one call lie in. Views of the module's memory end when it grows.

    renewViews() {
        const { buffer } = this.exports.memory;
        this.u8 = new Uint8Array(buffer);
        this.u32 = new Uint32Array(buffer);
        this.u64 = new BigUint64Array(buffer);
        this.f64 = new Float64Array(buffer);
    }

    begin() {
        if (this.f64.length === 0) this.renewViews();
        this.next = this.start;
        this.spare?.forEach((block) => this.exports.free(block));
        this.spare = null;
        return this;
    }

    reserve(bytes) {
        const size = Math.ceil(bytes / alignment) * alignment;
        if (this.next + size > this.start + this.capacity) return this.reserveBlock(size);
        const address = this.next;
        this.next += size;
        return address;
    }

    /** Too large for the usual place: a block of its own, until the next call. */
    reserveBlock(size) {
        const block = this.exports.malloc(size);
        if (block === 0) throw new GeometryError('cut-short', 'the memory is used up');
        (this.spare ??= []).push(block);
        if (this.f64.length === 0) this.renewViews();
        return block;
    }

    settle(status) {
        if (this.f64.length === 0) this.renewViews();
        if (status === 0) return true;
        if (status === nothing) return false;
        if (status === badArgument) throw new TypeError(this.wordsOf(status));
        throw new GeometryError(statuses[status] ?? 'unknown', this.wordsOf(status));
    }

    wordsOf(status) {
        const start = this.exports.hitbox_status_words(status);
        return String.fromCharCode(...this.u8.subarray(start, this.u8.indexOf(0, start)));
    }

    // Arguments

    point(point, what = 'a point') {
        const address = this.reserve(16);
        this.writePoint(address, point, what);
        return address;
    }

    writePoint(address, point, what) {
        if (!Array.isArray(point) && !ArrayBuffer.isView(point)) throw new TypeError(`${what} must be [x, y]`);
        this.f64[address >> 3] = finiteOrNot(point[0], `x of ${what}`);
        this.f64[(address >> 3) + 1] = finiteOrNot(point[1], `y of ${what}`);
    }

    points(points, what = 'a ring') {
        const count = pointCount(points, what);
        const address = this.reserve(16 * count);
        this.writePoints(address, points, count, what);
        return address;
    }

    writePoints(address, points, count, what) {
        if (ArrayBuffer.isView(points)) {
            this.f64.set(points, address >> 3);
            return;
        }
        for (let i = 0; i < count; ++i) this.writePoint(address + 16 * i, points[i], what);
    }

    shape(shape) {
        if (shape instanceof PreparedShape) return shape.inUse;
        const parts = partsOf(shape);
        return this.writeShape(shape, parts, (bytes) => this.reserve(bytes));
    }

    writeShape(shape, parts, reserve) {
        const what = `a ${shape.type}`;
        const count = pointCount(parts.points, `points of ${what}`);
        const sizes = parts.ringSizes ?? [];
        const address = reserve(sizeOfShape + 16 * count + 4 * sizes.length);
        const points = address + sizeOfShape;
        this.writePoints(points, parts.points, count, `a point of ${what}`);
        this.u32.set(sizes, (points + 16 * count) >> 2);
        const fields = this.u32;
        fields[address >> 2] = kinds.indexOf(shape.type);
        fields[(address >> 2) + 1] = points;
        fields[(address >> 2) + 2] = count;
        this.f64[(address >> 3) + 2] = parts.radius === undefined ? 0 : finiteOrNot(parts.radius, `radius of ${what}`);
        fields[(address >> 2) + 6] = points + 16 * count;
        fields[(address >> 2) + 7] = sizes.length;
        return address;
    }

    budget(options) {
        if (!options?.budget) return 0;
        const address = this.reserve(16);
        this.u64[address >> 3] = BigInt(wholeNumber(options.budget.work ?? 200_000_000, 'work'));
        this.u64[(address >> 3) + 1] = BigInt(wholeNumber(options.budget.memory ?? 1 << 28, 'memory'));
        return address;
    }

    box(box) {
        const address = this.reserve(32);
        this.writePoint(address, box?.min, 'min of a box');
        this.writePoint(address + 16, box?.max, 'max of a box');
        return address;
    }

    boxCount(boxes) {
        if (ArrayBuffer.isView(boxes)) return Math.floor(boxes.length / 4);
        if (Array.isArray(boxes)) return boxes.length;
        throw new TypeError('boxes must be a list of { min, max }, or an array of numbers, four for each');
    }

    boxes(boxes) {
        const count = this.boxCount(boxes);
        const address = this.reserve(32 * count);
        if (ArrayBuffer.isView(boxes)) {
            this.f64.set(boxes.subarray(0, 4 * count), address >> 3);
            return address;
        }
        boxes.forEach((box, i) => {
            this.writePoint(address + 32 * i, box?.min, 'min of a box');
            this.writePoint(address + 32 * i + 16, box?.max, 'max of a box');
        });
        return address;
    }

    // Answers

    pointAt(address) {
        return [this.f64[address >> 3], this.f64[(address >> 3) + 1]];
    }

    /** The address that was stored there. */
    pointerAt(address) {
        return this.u32[address >> 2];
    }

    readRings(points, sizes, ringCount) {
        let next = points;
        return Array.from({ length: ringCount }, (_, i) => {
            const size = this.u32[(sizes >> 2) + i];
            const ring = Array.from({ length: size }, (_, j) => this.pointAt(next + 16 * j));
            next += 16 * size;
            return ring;
        });
    }

    takenRings(out) {
        const rings = this.pointerAt(out);
        const answer = this.readRings(this.pointerAt(rings), this.pointerAt(rings + 8), this.pointerAt(rings + 12));
        this.exports.hitbox_free(rings);
        return answer;
    }

    takenIndices(out) {
        const indices = this.pointerAt(out);
        const values = this.pointerAt(indices) >> 2;
        const answer = this.u32.slice(values, values + this.pointerAt(indices + 4));
        this.exports.hitbox_free(indices);
        return answer;
    }

    takenShape(out) {
        const shape = this.pointerAt(out);
        const points = this.pointerAt(shape + 4);
        const all = Array.from({ length: this.pointerAt(shape + 8) }, (_, i) => this.pointAt(points + 16 * i));
        const radius = this.f64[(shape >> 3) + 2];
        const type = kinds[this.u32[shape >> 2]];
        const rings = () => this.readRings(points, this.pointerAt(shape + 24), this.pointerAt(shape + 28));
        const fields = {
            point: () => ({ at: all[0] }),
            segment: () => ({ from: all[0], to: all[1] }),
            chain: () => ({ points: all }),
            circle: () => ({ center: all[0], radius }),
            box: () => ({ min: all[0], max: all[1] }),
            capsule: () => ({ from: all[0], to: all[1], radius }),
            polygon: () => ({ points: all }),
            region: () => ({ rings: rings() }),
        };
        const answer = { type, ...fields[type]() };
        this.exports.hitbox_free(shape);
        return answer;
    }

    // One ring

    signedArea(ring) {
        this.begin();
        return this.exports.hitbox_signed_area(this.points(ring), pointCount(ring));
    }

    isConvex(ring) {
        this.begin();
        return this.exports.hitbox_is_convex(this.points(ring), pointCount(ring)) === 1;
    }

    isSimple(ring) {
        this.begin();
        const out = this.reserve(4);
        this.settle(this.exports.hitbox_is_simple(this.points(ring), pointCount(ring), out));
        return this.u32[out >> 2] === 1;
    }

    selfIntersections(ring, options = {}) {
        this.begin();
        const out = this.reserve(4);
        const limit = limitOf(options.limit, 'limit');
        this.settle(this.exports.hitbox_self_intersections(this.points(ring), pointCount(ring), limit,
            this.budget(options), out));
        const list = this.pointerAt(out);
        const first = this.pointerAt(list);
        const meetings = Array.from({ length: this.pointerAt(list + 4) }, (_, i) => {
            const meeting = first + sizeOfMeeting * i;
            return {
                edges: [this.pointerAt(meeting), this.pointerAt(meeting + 4)],
                kind: meetingKinds[this.u32[(meeting + 8) >> 2]],
                from: this.pointAt(meeting + 16),
                to: this.pointAt(meeting + 32),
            };
        });
        const isComplete = this.u32[(list + 8) >> 2] === 1;
        this.exports.hitbox_free(list);
        return { meetings, isComplete };
    }

    untangle(ring, options = {}) {
        this.begin();
        const out = this.reserve(4);
        const rule = numberOf(options.fillRule ?? 'even-odd', fillRules, 'fillRule');
        this.settle(this.exports.hitbox_untangle(this.points(ring), pointCount(ring), rule, this.budget(options), out));
        return this.takenRings(out);
    }

    // One shape

    locate(x, y, shape) {
        this.begin();
        const out = this.reserve(4);
        this.settle(this.exports.hitbox_locate_in(finiteOrNot(x, 'x'), finiteOrNot(y, 'y'), this.shape(shape), out));
        return locations[this.u32[out >> 2]];
    }

    bounds(shape) {
        this.begin();
        const out = this.reserve(32);
        if (!this.settle(this.exports.hitbox_bounds(this.shape(shape), out))) return null;
        return { min: this.pointAt(out), max: this.pointAt(out + 16) };
    }

    area(shape, options) {
        this.begin();
        const out = this.reserve(8);
        this.settle(this.exports.hitbox_area(this.shape(shape), this.budget(options), out));
        return this.f64[out >> 3];
    }

    convexPieces(shape, options = {}) {
        this.begin();
        const out = this.reserve(4);
        const most = limitOf(options.mostPoints, 'mostPoints');
        this.settle(this.exports.hitbox_convex_pieces(this.shape(shape), most, this.budget(options), out));
        return this.takenRings(out);
    }

    triangles(shape, options) {
        this.begin();
        const out = this.reserve(4);
        this.settle(this.exports.hitbox_triangles(this.shape(shape), this.budget(options), out));
        return this.takenIndices(out);
    }

    place(shape, { pivot = [0, 0], position = pivot, rotation = 0, scale = [1, 1] } = {}) {
        this.begin();
        const out = this.reserve(4);
        const placement = this.reserve(56);
        this.writePoint(placement, pivot, 'pivot');
        this.writePoint(placement + 16, position, 'position');
        this.f64[(placement >> 3) + 4] = finiteOrNot(rotation, 'rotation');
        this.writePoint(placement + 40, scale, 'scale');
        this.settle(this.exports.hitbox_place(this.shape(shape), placement, out));
        return this.takenShape(out);
    }

    // Two shapes

    relate(a, b, options) {
        this.begin();
        const out = this.reserve(4);
        this.settle(this.exports.hitbox_relate(this.shape(a), this.shape(b), this.budget(options), out));
        return relations[this.u32[out >> 2]];
    }

    combine(a, b, operation, options = {}) {
        this.begin();
        const out = this.reserve(4);
        const what = numberOf(operation, operations, 'operation');
        const tolerance = options.tolerance ?? 1 / 256;
        this.settle(this.exports.hitbox_combine(this.shape(a), this.shape(b), what, tolerance, this.budget(options),
            out));
        return { type: 'region', rings: this.takenRings(out) };
    }

    closest(a, b, options) {
        this.begin();
        const out = this.reserve(40);
        if (!this.settle(this.exports.hitbox_closest(this.shape(a), this.shape(b), this.budget(options), out)))
            return null;
        return { onA: this.pointAt(out), onB: this.pointAt(out + 16), distance: this.f64[(out >> 3) + 4] };
    }

    smallestPush(a, b, options) {
        this.begin();
        const out = this.reserve(16);
        this.settle(this.exports.hitbox_smallest_push(this.shape(a), this.shape(b), this.budget(options), out));
        return this.pointAt(out);
    }

    firstContact(moving, by, target, options) {
        this.begin();
        const out = this.reserve(24);
        if (!Array.isArray(by)) throw new TypeError('by must be [x, y]');
        const [x, y] = by;
        const status = this.exports.hitbox_first_contact(this.shape(moving), finiteOrNot(x, 'x'), finiteOrNot(y, 'y'),
            this.shape(target), this.budget(options), out);
        if (!this.settle(status)) return null;
        return { moment: this.f64[out >> 3], at: this.pointAt(out + 8) };
    }

    // A picture

    trace(alpha, width, height, options = {}) {
        const size = wholeNumber(width, 'width') * wholeNumber(height, 'height');
        if (!ArrayBuffer.isView(alpha) || alpha.byteLength < size)
            throw new TypeError('alpha must have a byte for each pixel');
        this.begin();
        const out = this.reserve(4);
        const bytes = this.reserve(size);
        this.u8.set(new Uint8Array(alpha.buffer, alpha.byteOffset, size), bytes);
        const side = numberOf(options.side ?? 'either', sides, 'side');
        this.settle(this.exports.hitbox_trace(bytes, width, height, options.threshold ?? 128, options.tolerance ?? 1,
            side, this.budget(options), out));
        return { type: 'region', rings: this.takenRings(out) };
    }

    // What lives longer than a call

    prepare(shape) {
        const parts = partsOf(shape);
        let block = 0;
        const reserve = (bytes) => {
            block = this.exports.malloc(bytes);
            if (block === 0) throw new GeometryError('cut-short', 'the memory is used up');
            if (this.f64.length === 0) this.renewViews();
            return block;
        };
        this.begin();
        try {
            this.writeShape(shape, parts, reserve);
        } catch (error) {
            this.exports.free(block);
            throw error;
        }
        return new PreparedShape(this, block, this.exports.free);
    }

    polygonIndex(shape, options = {}) {
        this.begin();
        const out = this.reserve(4);
        const rule = numberOf(options.fillRule ?? 'even-odd', fillRules, 'fillRule');
        this.settle(this.exports.hitbox_polygon_index_new(this.shape(shape), rule, out));
        return new PolygonIndex(this, this.pointerAt(out), this.exports.hitbox_polygon_index_free);
    }

    broadPhase(boxes = []) {
        this.begin();
        const out = this.reserve(4);
        this.settle(this.exports.hitbox_broad_phase_new(this.boxes(boxes), this.boxCount(boxes), out));
        return new BroadPhase(this, this.pointerAt(out), this.exports.hitbox_broad_phase_free);
    }
}

async function compiled(source) {
    if (source instanceof WebAssembly.Module) return source;
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
    const address = source ?? new URL('./hitbox-geometry.wasm', import.meta.url);
    if (String(address).startsWith('file:') && globalThis.process?.versions?.node) {
        const { readFile } = await import('node:fs/promises');
        return WebAssembly.compile(await readFile(address));
    }
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
    return WebAssembly.compile(await response.arrayBuffer());
}

/** The geometry, from the file beside this one, or from an address, bytes or a module of the caller's. */
export async function loadGeometry(source) {
    return new Geometry(await WebAssembly.instantiate(await compiled(source), {}));
}
