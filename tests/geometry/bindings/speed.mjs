// The package for npm beside what games in JavaScript use today, in one run:
//
//     node speed.mjs PACKAGE NODE_MODULES
//
// Inputs rotate, so that no branch is learned by heart; each time is the best of several rounds.

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, modules] = process.argv.slice(2);
const { loadGeometry } = await import(pathToFileURL(resolve(folder, 'index.js')));
const require = createRequire(resolve(modules, 'index.js'));
const SAT = require('sat');
const polygonClipping = require('polygon-clipping');
const Matter = require('matter-js');
const geometry = await loadGeometry();

let state = 1;
const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
};

const convexRing = (count) => {
    const [x, y, radius] = [200 * random(), 200 * random(), 20 + 30 * random()];
    return Array.from({ length: count }, (_, i) => {
        const angle = -2 * Math.PI * ((i + 0.8 * random()) / count);
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
};

const coast = (count, x, y) => Array.from({ length: count }, (_, i) => {
    const angle = -2 * Math.PI * i / count;
    const radius = 100 * (0.75 + 0.25 * random());
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
});

/** Nanoseconds of one call, and what all calls of a round add up to. */
function measure(calls, ask) {
    let best = Infinity;
    let sum = 0;
    for (let round = 0; round < 7; ++round) {
        sum = 0;
        const start = process.hrtime.bigint();
        for (let i = 0; i < calls; ++i) sum += ask(i);
        best = Math.min(best, Number(process.hrtime.bigint() - start) / calls);
    }
    return { time: best, sum };
}

function row(what, ours, rivals) {
    const shown = (time) => (time < 1e4 ? `${time.toFixed(0)} ns` : `${(time / 1e3).toFixed(0)} us`);
    const others = rivals.map(([name, { time, sum }]) =>
        `${shown(time)} ${name} (${(time / ours.time).toFixed(2)} times ours; ${sum})`);
    console.log(`${what}: ${shown(ours.time)} (${ours.sum}), ${others.join(', ')}`);
}

for (const corners of [4, 8, 16]) {
    const rings = Array.from({ length: 256 }, () => convexRing(corners));
    const prepared = rings.map((points) => geometry.prepare({ type: 'polygon', points }));
    const sat = rings.map((ring) => new SAT.Polygon(new SAT.Vector(0, 0),
        ring.map(([x, y]) => new SAT.Vector(x, y)).reverse()));
    const bodies = rings.map((ring) => Matter.Bodies.fromVertices(0, 0, [ring.map(([x, y]) => ({ x, y }))]));
    bodies.forEach((body, i) => Matter.Body.setPosition(body, Matter.Vertices.centre(rings[i].map(([x, y]) => ({ x, y })))));
    const pair = (i) => [i & 255, (i * 7 + (i >> 8) + 1) & 255];
    row(`overlap of two convex polygons of ${corners} corners`,
        measure(1e5, (i) => Number(geometry.relate(prepared[pair(i)[0]], prepared[pair(i)[1]]) !== 'separate')),
        [['SAT.js', measure(1e5, (i) => Number(SAT.testPolygonPolygon(sat[pair(i)[0]], sat[pair(i)[1]])))],
            ['Matter', measure(1e5, (i) => Number(Matter.Collision.collides(bodies[pair(i)[0]], bodies[pair(i)[1]]) !== null))]]);
    row(`the same, shapes written each time, ${corners} corners`,
        measure(2e4, (i) => Number(geometry.relate({ type: 'polygon', points: rings[pair(i)[0]] },
            { type: 'polygon', points: rings[pair(i)[1]] }) !== 'separate')),
        [['SAT.js', measure(2e4, (i) => Number(SAT.testPolygonPolygon(
            new SAT.Polygon(new SAT.Vector(), rings[pair(i)[0]].map(([x, y]) => new SAT.Vector(x, y)).reverse()),
            new SAT.Polygon(new SAT.Vector(), rings[pair(i)[1]].map(([x, y]) => new SAT.Vector(x, y)).reverse()))))]]);
}

for (const corners of [32, 128, 1024]) {
    const pairs = Array.from({ length: 16 }, () => [coast(corners, 0, 0), coast(corners, 60 * random(), 60 * random())]);
    const ringsOf = (answer) => answer.length;
    const calls = Math.ceil(20000 / corners);
    row(`region that two outlines of ${corners} points share`,
        measure(calls, (i) => ringsOf(geometry.combine({ type: 'polygon', points: pairs[i & 15][0] },
            { type: 'polygon', points: pairs[i & 15][1] }, 'intersection').rings)),
        [['polygon-clipping', measure(calls, (i) =>
            ringsOf(polygonClipping.intersection([pairs[i & 15][0]], [pairs[i & 15][1]]).flat()))]]);
}

for (const corners of [8, 64]) {
    const rings = Array.from({ length: 16 }, () => convexRing(corners));
    const prepared = rings.map((points) => geometry.prepare({ type: 'polygon', points }));
    const vertices = rings.map((ring) => ring.map(([x, y]) => ({ x, y })).reverse());
    const at = (i) => [(i * 37) % 200 + 0.5, (i * 91) % 200 + 0.25];
    row(`point in a convex outline of ${corners} points`,
        measure(1e5, (i) => Number(geometry.locate(...at(i), prepared[i & 15]) === 'inside')),
        [['Matter', measure(1e5, (i) => {
            const [x, y] = at(i);
            return Number(Matter.Vertices.contains(vertices[i & 15], { x, y }));
        })]]);
}
