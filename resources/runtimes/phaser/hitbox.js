// Hitboxes of Hitbox Editor in a running game: for any engine in JavaScript; hitbox-phaser.js ties it to Phaser.
//
//     import { HitboxFile, World } from './hitbox.js';
//     const file = new HitboxFile(await (await fetch('duel.json')).json());   // an export of the format "json"
//     const ship = file.instance('ship');
//     const world = new World();
//     world.add(ship);
//     world.entered = (a, b, shapeA, shapeB) => { ... };                       // a's shape begins to strike b's
//
//     ship.setFrame('ship_2');
//     ship.place(120, 80, { rotation: 30, scaleX: -1 });                       // where the frame's pivot is
//     world.update();
//
// Pixels, y down; rotations are in degrees, clockwise on screen. Shapes are closed: what only touches counts. A shape is
// held to be the same thing from frame to frame where its track is, so that nothing is left and entered again when the
// frame changes.

const curveSteps = 64;

/** For overlaps a shape is a list of parts, each a convex outline, as flat numbers, with a radius around it. */
function partsOf(shape) {
    const flat = (points, radius = 0) => ({ points: Float64Array.from(points.flat()), radius });
    switch (shape.type) {
        case 'polygon': return shape.pieces.map((piece) => flat(piece));
        case 'circle': return [flat([shape.center], shape.radius)];
        case 'capsule': return [flat([shape.from, shape.to], shape.radius)];
        case 'box': {
            const [x, y, width, height] = shape.rect;
            return [flat([[x, y], [x, y + height], [x + width, y + height], [x + width, y]])];
        }
        default: {
            const [first, ...others] = shape.points;
            return others.length === 0 ? [flat([first])] : others.map((point, i) => flat([shape.points[i], point]));
        }
    }
}

/** The part as an outline without radius: where unlike factors make ellipses of circles. */
function outlined(part) {
    const { points, radius } = part;
    const last = points.length - 2;
    const along = Math.atan2(points[last + 1] - points[1], points[last] - points[0]);
    const reach = radius / Math.cos(Math.PI / curveSteps / 2);
    const outline = new Float64Array(2 * curveSteps);
    for (let i = 0; i < curveSteps; ++i) {
        const angle = along - Math.PI / 2 + 2 * Math.PI * (i + 0.5) / curveSteps;
        const middle = i < curveSteps / 2 ? last : 0;
        outline[2 * i] = points[middle] + reach * Math.cos(angle);
        outline[2 * i + 1] = points[middle + 1] + reach * Math.sin(angle);
    }
    return { points: outline, radius: 0 };
}

function squaredDistance(x, y, x1, y1, x2, y2) {
    const dx = x2 - x1;
    const dy = y2 - y1;
    const length = dx * dx + dy * dy;
    const t = length > 0 ? Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length)) : 0;
    const ox = x - x1 - t * dx;
    const oy = y - y1 - t * dy;
    return ox * ox + oy * oy;
}

/** Whether a convex outline holds a point, with its boundary; either way round. */
function holds(points, x, y) {
    const count = points.length;
    if (count < 6) return false;
    let sign = 0;
    let x1 = points[count - 2];
    let y1 = points[count - 1];
    for (let i = 0; i < count; i += 2) {
        const x2 = points[i];
        const y2 = points[i + 1];
        const turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
        if (turn * sign < 0) return false;
        if (turn !== 0) sign = turn;
        x1 = x2;
        y1 = y2;
    }
    return sign !== 0;
}

function partHolds(part, x, y) {
    const { points } = part;
    if (holds(points, x, y)) return true;
    const limit = part.radius * part.radius;
    const count = points.length;
    for (let i = 0, k = count - 2; i < count; k = i, i += 2) {
        if (squaredDistance(x, y, points[k], points[k + 1], points[i], points[i + 1]) <= limit) return true;
    }
    return false;
}

/** Whether an edge of `p` has all of `q` on its outer side; with no radii, parts without such an edge have a common point. */
function isParted(p, q) {
    const count = p.length;
    const area = outlineSign(p);
    for (let i = 0, k = count - 2; i < count; k = i, i += 2) {
        const dx = p[i] - p[k];
        const dy = p[i + 1] - p[k + 1];
        let least = Infinity;
        for (let j = 0; j < q.length && least >= 0; j += 2)
            least = Math.min(least, area * (dy * (q[j] - p[k]) - dx * (q[j + 1] - p[k + 1])));
        if (least > 0) return true;
    }
    return false;
}

/** 1 for an outline whose outside is to the right of its edges as numbers go, else -1. */
function outlineSign(p) {
    let sum = 0;
    for (let i = 0, k = p.length - 2; i < p.length; k = i, i += 2) sum += p[k] * p[i + 1] - p[i] * p[k + 1];
    return sum >= 0 ? 1 : -1;
}

function isBetween(a, b, p) {
    return Math.min(a, b) <= p && p <= Math.max(a, b);
}

function segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy) {
    const a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
    const b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
    const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
    if (a * b < 0 && c * d < 0) return true;
    return (a === 0 && isBetween(cx, dx, ax) && isBetween(cy, dy, ay))
        || (b === 0 && isBetween(cx, dx, bx) && isBetween(cy, dy, by))
        || (c === 0 && isBetween(ax, bx, cx) && isBetween(ay, by, cy))
        || (d === 0 && isBetween(ax, bx, dx) && isBetween(ay, by, dy));
}

function edgesMeet(p, q, limit) {
    for (let i = 0, k = p.length - 2; i < p.length; k = i, i += 2) {
        for (let j = 0, m = q.length - 2; j < q.length; m = j, j += 2) {
            if (squaredDistance(p[k], p[k + 1], q[m], q[m + 1], q[j], q[j + 1]) <= limit
                || squaredDistance(q[m], q[m + 1], p[k], p[k + 1], p[i], p[i + 1]) <= limit
                || squaredDistance(p[i], p[i + 1], q[m], q[m + 1], q[j], q[j + 1]) <= limit
                || squaredDistance(q[j], q[j + 1], p[k], p[k + 1], p[i], p[i + 1]) <= limit
                || segmentsMeet(p[k], p[k + 1], p[i], p[i + 1], q[m], q[m + 1], q[j], q[j + 1]))
                return true;
        }
    }
    return false;
}

function doBoxesMeet(a, b) {
    return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

function doPartsMeet(a, b) {
    if (!doBoxesMeet(a, b)) return false;
    const p = a.points;
    const q = b.points;
    const radius = a.radius + b.radius;
    if (radius === 0 && p.length > 4 && q.length > 4) return !isParted(p, q) && !isParted(q, p);
    return holds(p, q[0], q[1]) || holds(q, p[0], p[1]) || edgesMeet(p, q, radius * radius);
}

const noBox = () => ({ minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity });

function joinBox(box, other) {
    box.minX = Math.min(box.minX, other.minX);
    box.minY = Math.min(box.minY, other.minY);
    box.maxX = Math.max(box.maxX, other.maxX);
    box.maxY = Math.max(box.maxY, other.maxY);
}

/** A frame's shapes where an instance is: memory that is written anew when it has moved. */
class PlacedFrame {
    constructor(frame, isEven) {
        Object.assign(this, noBox());
        this.shapes = frame.shapes.map((shape) => {
            const parts = shape.parts.map((part) => (isEven || part.radius === 0 ? part : outlined(part)));
            return {
                shape, ...noBox(),
                parts: parts.map((part) => ({ from: part, points: new Float64Array(part.points.length), radius: 0, ...noBox() })),
            };
        });
    }

    place([a, b, c, d, x, y]) {
        const factor = Math.hypot(a, b);
        Object.assign(this, noBox());
        for (const shape of this.shapes) {
            shape.minX = shape.minY = Infinity;
            shape.maxX = shape.maxY = -Infinity;
            for (const part of shape.parts) {
                const { points } = part.from;
                const radius = part.from.radius * factor;
                let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
                for (let i = 0; i < points.length; i += 2) {
                    const px = a * points[i] + c * points[i + 1] + x;
                    const py = b * points[i] + d * points[i + 1] + y;
                    part.points[i] = px;
                    part.points[i + 1] = py;
                    if (px < minX) minX = px;
                    if (px > maxX) maxX = px;
                    if (py < minY) minY = py;
                    if (py > maxY) maxY = py;
                }
                part.radius = radius;
                part.minX = minX - radius;
                part.minY = minY - radius;
                part.maxX = maxX + radius;
                part.maxY = maxY + radius;
                joinBox(shape, part);
            }
            joinBox(this, shape);
        }
    }
}

/** Cosine and sine of degrees, exact for quarter turns. */
function direction(degrees) {
    const quarters = degrees / 90;
    if (Number.isInteger(quarters)) return [[1, 0], [0, 1], [-1, 0], [0, -1]][((quarters % 4) + 4) % 4];
    const radians = degrees * Math.PI / 180;
    return [Math.cos(radians), Math.sin(radians)];
}

/** One thing on the stage that shows a frame of a sprite. */
export class Instance {
    constructor(sprite) {
        this.sprite = sprite;
        this.frame = sprite.frames[0];
        this.matrix = [1, 0, 0, 1, 0, 0];
        this.kept = new Map();
        this.isPlaced = false;
    }

    /** By number or name. */
    setFrame(frame) {
        const found = typeof frame === 'string' ? this.sprite.framesByName.get(frame) : this.sprite.frames[frame];
        if (!found) throw new Error(`sprite “${this.sprite.name}” has no frame ${frame}`);
        if (found === this.frame) return;
        this.frame = found;
        this.isPlaced = false;
    }

    /** Where the frame's pivot is. */
    place(x, y, { rotation = 0, scaleX = 1, scaleY = 1 } = {}) {
        const [cosine, sine] = direction(rotation);
        const [a, b, c, d] = [cosine * scaleX, sine * scaleX, -sine * scaleY, cosine * scaleY];
        const [px, py] = this.frame.pivot;
        this.setMatrix([a, b, c, d, x - (a * px + c * py), y - (b * px + d * py)]);
    }

    /** x' = a x + c y + e and y' = b x + d y + f, from the frame's pixels to the world's: [a, b, c, d, e, f]. */
    setMatrix(matrix) {
        this.matrix = matrix;
        this.isPlaced = false;
    }

    /** A point of the frame in the world. */
    toWorld([x, y]) {
        const [a, b, c, d, e, f] = this.matrix;
        return [a * x + c * y + e, b * x + d * y + f];
    }

    /** The frame's shapes and boxes in the world; worked out again only when something has changed. */
    placed() {
        const [a, b, c, d] = this.matrix;
        const size = Math.abs(a) + Math.abs(b);
        // Turned, mirrored and scaled alike in all directions: circles stay circles.
        const isEven = (Math.abs(a - d) + Math.abs(b + c) <= 1e-9 * size) || (Math.abs(a + d) + Math.abs(b - c) <= 1e-9 * size);
        const key = isEven ? this.frame.number : -1 - this.frame.number;
        let placed = this.kept.get(key);
        if (!placed) {
            placed = new PlacedFrame(this.frame, isEven);
            this.kept.set(key, placed);
            this.isPlaced = false;
        }
        if (!this.isPlaced) placed.place(this.matrix);
        this.isPlaced = true;
        return placed;
    }

    /** The shapes that hold a point of the world, with their boundary. */
    shapesAt(x, y) {
        return this.placed().shapes.filter(({ parts }) => parts.some((part) => partHolds(part, x, y))).map(({ shape }) => shape);
    }

    /** Where the frame's point of this name is, and its angle in degrees; null where there is none. */
    point(name) {
        const point = this.frame.points?.find((candidate) => candidate.name === name);
        if (!point) return null;
        const [cosine, sine] = direction(point.angle ?? 0);
        const [a, b, c, d] = this.matrix;
        const angle = Math.atan2(b * cosine + d * sine, a * cosine + c * sine) * 180 / Math.PI;
        const [x, y] = this.toWorld(point.at);
        return { x, y, angle };
    }

    /** The sprite as it is in a file that was read again. */
    follow(sprite) {
        const frame = sprite.framesByName.get(this.frame.name) ?? sprite.frames[Math.min(this.frame.number, sprite.frames.length - 1)];
        this.sprite = sprite;
        this.frame = frame;
        this.kept.clear();
        this.isPlaced = false;
    }
}

function doShapesMeet(a, b) {
    if (!doBoxesMeet(a, b)) return false;
    for (const partA of a.parts) {
        for (const partB of b.parts) {
            if (doPartsMeet(partA, partB)) return true;
        }
    }
    return false;
}

function forEachOverlap(a, b, isAsked, found) {
    const placedA = a.placed();
    const placedB = b.placed();
    if (!doBoxesMeet(placedA, placedB)) return;
    for (const shapeA of placedA.shapes) {
        for (const shapeB of placedB.shapes) {
            if (isAsked(shapeA.shape, shapeB.shape) && doShapesMeet(shapeA, shapeB)) found(shapeA.shape, shapeB.shape);
        }
    }
}

/** The pairs of shapes with a point in common, a's first. */
export function overlaps(a, b) {
    const pairs = [];
    forEachOverlap(a, b, () => true, (shapeA, shapeB) => pairs.push([shapeA, shapeB]));
    return pairs;
}

const strikes = (shapeA, shapeB) => shapeA.hits.has(shapeB.category);

/** Tells when shapes of instances begin to strike those of others, by what their categories hit, and when they end. */
export class World {
    constructor() {
        this.instances = [];
        this.numbers = new Map();
        this.count = 0; // of all that were ever added
        this.held = new Map();
        this.entered = null;
        this.left = null;
    }

    add(instance) {
        if (this.numbers.has(instance)) return instance;
        this.numbers.set(instance, this.count++);
        this.instances.push(instance);
        return instance;
    }

    remove(instance) {
        this.instances = this.instances.filter((other) => other !== instance);
        this.numbers.delete(instance);
    }

    /** Every strike there is now: { a, b, shapeA, shapeB }. */
    strikes() {
        const found = [];
        const ask = (a, b) => forEachOverlap(a, b, strikes, (shapeA, shapeB) => found.push({ a, b, shapeA, shapeB }));
        // Sorted by where they begin, each is compared with those that begin before it ends.
        const sorted = this.instances.map((instance) => ({ instance, box: instance.placed() }));
        sorted.sort((one, other) => one.box.minX - other.box.minX || this.numbers.get(one.instance) - this.numbers.get(other.instance));
        for (let i = 0; i < sorted.length; ++i) {
            const { instance, box } = sorted[i];
            for (let k = i + 1; k < sorted.length && sorted[k].box.minX <= box.maxX; ++k) {
                const other = sorted[k];
                if (box.minY > other.box.maxY || other.box.minY > box.maxY) continue;
                ask(instance, other.instance);
                ask(other.instance, instance);
            }
        }
        return found;
    }

    /** One thing at different times: its track, or where it has none the shape itself. */
    keyOf({ a, b, shapeA, shapeB }) {
        const identity = (shape) => (shape.track === undefined ? `s${shape.id}` : `t${shape.track}`);
        return `${this.numbers.get(a)}:${identity(shapeA)}:${this.numbers.get(b)}:${identity(shapeB)}`;
    }

    /** Calls entered(a, b, shapeA, shapeB) for strikes that have begun since, left() for those that have ended. */
    update() {
        const before = this.held;
        this.held = new Map(this.strikes().map((strike) => [this.keyOf(strike), strike]));
        for (const [key, { a, b, shapeA, shapeB }] of this.held) if (!before.has(key)) this.entered?.(a, b, shapeA, shapeB);
        for (const [key, { a, b, shapeA, shapeB }] of before) if (!this.held.has(key)) this.left?.(a, b, shapeA, shapeB);
    }
}

const farthest = 1e9; // pixels
const isText = (value) => typeof value === 'string';
/** Finite, and of a size that sums and products can be made of. */
const isNumber = (value) => typeof value === 'number' && Math.abs(value) <= farthest;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const areNumbers = (value, count) => Array.isArray(value) && value.length === count && value.every(isNumber);
const arePoints = (value, least) => Array.isArray(value) && value.length >= least
    && value.every((point) => areNumbers(point, 2));
const isRadius = (value) => isNumber(value) && value > 0;
/** Nothing, or a list of objects that have names. */
const areNamed = (value) => value === undefined
    || (Array.isArray(value) && value.every((one) => isObject(one) && isText(one.name)));

const hasOutline = {
    polygon: ({ points, pieces }) => arePoints(points, 3) && Array.isArray(pieces) && pieces.length > 0
        && pieces.every((piece) => arePoints(piece, 3)),
    box: ({ rect }) => areNumbers(rect, 4),
    circle: ({ center, radius }) => areNumbers(center, 2) && isRadius(radius),
    capsule: ({ from, to, radius }) => areNumbers(from, 2) && areNumbers(to, 2) && isRadius(radius),
    chain: ({ points }) => arePoints(points, 2),
};

function expectThat(isSo, words) {
    if (!isSo) throw new Error(words);
}

function checkShape(shape, place) {
    expectThat(isObject(shape) && isNumber(shape.id) && isText(shape.name) && isText(shape.category),
        `${place} has no id, name or category`);
    expectThat(shape.track === undefined || isNumber(shape.track), `${place} has a track that is no number`);
    expectThat(shape.properties === undefined || isObject(shape.properties), `${place} has properties that are none`);
    expectThat(Object.hasOwn(hasOutline, shape.type) && hasOutline[shape.type](shape),
        `${place} has no outline of the type “${shape.type}”`);
}

function checkFrame(frame, place) {
    expectThat(isObject(frame) && isText(frame.name) && Array.isArray(frame.shapes), `${place} has no name or no shapes`);
    expectThat(areNumbers(frame.pivot, 2) && areNumbers(frame.rect, 4), `${place} has no pivot or no rectangle`);
    expectThat(areNamed(frame.points) && areNamed(frame.events), `${place} has points or events that are none`);
    for (const { name, at, angle } of frame.points ?? [])
        expectThat(areNumbers(at, 2) && isNumber(angle), `${place}: the point “${name}” has no place or no angle`);
    frame.shapes.forEach((shape, i) => checkShape(shape, `shape ${i + 1} in ${place}`));
}

/** Nothing of a file is believed before it was looked at: it may be broken, or no export at all. */
function check(data) {
    expectThat(data?.format === 'hitbox-export', 'this is no export of the format json');
    expectThat(data.version <= 1, `version ${data.version} of the format is newer than this module`);
    expectThat(Array.isArray(data.categories) && Array.isArray(data.sprites), 'the export has no categories or no sprites');
    data.categories.forEach((category, i) => {
        expectThat(isObject(category) && isText(category.name), `category ${i + 1} has no name`);
        expectThat(Array.isArray(category.hits), `category “${category.name}” does not say what it hits`);
    });
    data.sprites.forEach((sprite, i) => {
        expectThat(isObject(sprite) && isText(sprite.name) && Array.isArray(sprite.frames),
            `sprite ${i + 1} of the export has no name or no frames`);
        sprite.frames.forEach((frame, k) => checkFrame(frame, `frame ${k + 1} of sprite “${sprite.name}”`));
    });
}

/** An export of the format "json". */
export class HitboxFile {
    constructor(data) {
        this.instances = new Set();
        this.forgotten = new FinalizationRegistry((reference) => this.instances.delete(reference));
        this.replace(data);
    }

    /** What a file that was written again says; instances show it from now on. */
    replace(data) {
        check(data);
        const hits = new Map(data.categories.map((category) => [category.name, new Set(category.hits)]));
        const sprites = new Map();
        for (const sprite of data.sprites) {
            const frames = sprite.frames.map((frame, number) => ({
                ...frame, number,
                shapes: frame.shapes.map((shape) => ({ ...shape, parts: partsOf(shape), hits: hits.get(shape.category) ?? new Set() })),
            }));
            const framesByName = new Map(frames.map((frame) => [frame.name, frame]).reverse());
            sprites.set(sprite.name, { ...sprite, frames, framesByName });
        }
        this.data = data;
        this.sprites = sprites;
        for (const reference of this.instances) {
            const instance = reference.deref();
            const sprite = instance && sprites.get(instance.sprite.name);
            if (sprite) instance.follow(sprite);
            if (!instance) this.instances.delete(reference);
        }
    }

    instance(name) {
        const sprite = this.sprites.get(name);
        if (!sprite) throw new Error(`there is no sprite “${name}”`);
        if (sprite.frames.length === 0) throw new Error(`sprite “${name}” has no frames`);
        const instance = new Instance(sprite);
        const reference = new WeakRef(instance);
        this.instances.add(reference);
        this.forgotten.register(instance, reference);
        return instance;
    }

    /** '#rrggbb'; white for a category that is not there. */
    colorOf(category) {
        const color = this.data.categories.find(({ name }) => name === category)?.color;
        return /^#[0-9a-f]{6}/i.test(color) ? color.slice(0, 7) : '#ffffff';
    }
}
