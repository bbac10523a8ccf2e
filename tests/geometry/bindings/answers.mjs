// Asks the questions of geometry_questions again, through the package for npm, and compares every bit of what it
// answers. In node:
//
//     node answers.mjs PACKAGE QUESTIONS

const kinds = ['point', 'segment', 'chain', 'circle', 'box', 'capsule', 'polygon', 'region'];
const relations = ['separate', 'touching', 'overlapping', 'containing', 'contained', 'equal'];
const locations = ['outside', 'boundary', 'inside'];
const meetingKinds = ['', 'crossing', 'touching', 'overlapping'];
const operations = ['intersection', 'union', 'difference', 'symmetric-difference'];
const statuses = ['ok', 'cut-short', 'not-finite', 'out-of-range', 'not-simple'];
const nothing = 5;

class Reader {
    constructor(numbers) {
        this.numbers = numbers;
        this.at = 0;
    }

    next() {
        return this.numbers[this.at++];
    }

    point() {
        return [this.next(), this.next()];
    }

    shape() {
        const type = kinds[this.next()];
        const radius = this.next();
        const ringCount = this.next();
        const pointCount = this.next();
        const sizes = Array.from({ length: ringCount }, () => this.next());
        const points = Array.from({ length: pointCount }, () => this.point());
        const [from, to] = points;
        switch (type) {
            case 'point': return { type, at: from };
            case 'circle': return { type, center: from, radius };
            case 'box': return { type, min: from, max: to };
            case 'segment':
            case 'capsule': return { type, from, to, radius };
            case 'region': return { type, rings: sizes.map((size) => points.splice(0, size)) };
            default: return { type, points };
        }
    }
}

const flatRings = (rings) => [rings.length, rings.flat().length, ...rings.map((ring) => ring.length), ...rings.flat(2)];

function flatShape(shape) {
    const kind = kinds.indexOf(shape.type);
    const radius = shape.radius ?? 0;
    if (shape.type === 'region') return [kind, radius, ...flatRings(shape.rings)];
    const points = shape.points ?? [shape.at ?? shape.center ?? shape.from ?? shape.min, shape.to ?? shape.max];
    const known = points.filter((point) => point !== undefined);
    return [kind, radius, 0, known.length, ...known.flat()];
}

/** By number of question: reads its arguments and answers the values, or null for nothing. */
const questions = [
    null,
    (g, r) => [Number(g.isSimple(r.shape().points))],
    (g, r) => {
        const { meetings, isComplete } = g.selfIntersections(r.shape().points, { limit: r.next() });
        return [Number(isComplete), meetings.length,
            ...meetings.flatMap(({ edges, kind, from, to }) => [...edges, meetingKinds.indexOf(kind), ...from, ...to])];
    },
    (g, r) => [locations.indexOf(g.locate(r.next(), r.next(), r.shape()))],
    (g, r) => [relations.indexOf(g.relate(r.shape(), r.shape()))],
    (g, r) => {
        const operation = operations[r.next()];
        const tolerance = r.next();
        return flatRings(g.combine(r.shape(), r.shape(), operation, { tolerance }).rings);
    },
    (g, r) => g.smallestPush(r.shape(), r.shape()),
    (g, r) => {
        const closest = g.closest(r.shape(), r.shape());
        return closest && [...closest.onA, ...closest.onB, closest.distance];
    },
    (g, r) => {
        const mostPoints = r.next();
        return flatRings(g.convexPieces(r.shape(), { mostPoints }));
    },
    (g, r) => {
        const corners = g.triangles(r.shape());
        return [corners.length, ...corners];
    },
    (g, r) => flatRings(g.untangle(r.shape().points)),
    (g, r) => {
        const by = r.point();
        const contact = g.firstContact(r.shape(), by, r.shape());
        return contact && [contact.moment, ...contact.at];
    },
    (g, r) => {
        const placement = { pivot: r.point(), position: r.point(), rotation: r.next(), scale: r.point() };
        return flatShape(g.place(r.shape(), placement));
    },
    (g, r) => [g.area(r.shape())],
    (g, r) => {
        const box = g.bounds(r.shape());
        return box && [...box.min, ...box.max];
    },
];

/** The status and the values. */
function answerTo(question, geometry, reader) {
    try {
        const values = questions[question](geometry, reader);
        return values === null ? [nothing] : [0, ...values];
    } catch (error) {
        const status = statuses.indexOf(error.status);
        if (status < 0) throw error;
        return [status];
    }
}

/** A line that says how many questions agree; throws at the first that does not. */
export function compare(geometry, numbers) {
    const reader = new Reader(numbers);
    const count = reader.next();
    for (let i = 0; i < count; ++i) {
        const question = reader.next();
        const answer = answerTo(question, geometry, reader);
        const expected = answer.map(() => reader.next());
        const wrong = answer.findIndex((value, j) => !Object.is(value, expected[j]));
        if (wrong >= 0)
            throw new Error(`question ${i} (${question}): ${answer} and not ${expected}, at ${wrong}`);
    }
    if (reader.at !== numbers.length) throw new Error('the file has more than the questions');
    return `${count} questions agree to the bit`;
}

if (globalThis.process?.argv?.[1]?.endsWith('answers.mjs')) {
    const { readFileSync } = await import('node:fs');
    const { resolve } = await import('node:path');
    const { pathToFileURL } = await import('node:url');
    const [folder, file] = process.argv.slice(2);
    const { loadGeometry } = await import(pathToFileURL(resolve(folder, 'index.js')));
    const bytes = readFileSync(file);
    const numbers = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    console.log(compare(await loadGeometry(), numbers));
}
