// What the package for npm does with arguments that are none, with large ones, and with what was freed:
//
//     node refusals.mjs PACKAGE

import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { GeometryError, loadGeometry } = await import(pathToFileURL(resolve(process.argv[2], 'index.js')));
const geometry = await loadGeometry();
const ship = { type: 'polygon', points: [[0, 0], [0, 10], [10, 10], [10, 0]] };

const notShapes = [
    undefined, null, 7, 'ship', [], {}, { type: 'blob' }, { type: '__proto__' }, { type: 'polygon' },
    { type: 'polygon', points: 'abc' }, { type: 'polygon', points: [1, 2, 3] }, { type: 'polygon', points: [null] },
    { type: 'polygon', points: [['1', '2']] }, { type: 'polygon', points: new Float64Array(3) }, { type: 'circle' },
    { type: 'circle', center: [0, 0], radius: '4' }, { type: 'box', min: [0, 0] }, { type: 'region', rings: 4 },
    { type: 'region', rings: [4] }, { type: 'capsule', from: [0, 0], to: {}, radius: 1 },
];
for (const shape of notShapes) {
    assert.throws(() => geometry.relate(ship, shape), TypeError, JSON.stringify(shape));
    assert.throws(() => geometry.prepare(shape), TypeError, JSON.stringify(shape));
}
assert.throws(() => geometry.isSimple('ring'), TypeError);
assert.throws(() => geometry.locate('1', 2, ship), TypeError);
assert.throws(() => geometry.combine(ship, ship, 'toString'), TypeError);
assert.throws(() => geometry.untangle(ship.points, { fillRule: 'odd' }), TypeError);
assert.throws(() => geometry.firstContact(ship, null, ship), TypeError);
assert.throws(() => geometry.trace(new Uint8Array(3), 2, 2), TypeError);
assert.throws(() => geometry.trace(new Uint8Array(4), -2, -2), TypeError);
assert.throws(() => geometry.trace(new Uint8Array(4), 1.5, 2), TypeError);
assert.throws(() => geometry.broadPhase([{ min: [0, 0] }]), TypeError);
assert.throws(() => geometry.convexPieces({ type: 'circle', center: [0, 0], radius: 1 }), TypeError);

const status = (ask) => {
    try {
        ask();
    } catch (error) {
        assert.ok(error instanceof GeometryError, error.stack);
        return error.status;
    }
    return 'ok';
};
const bowTie = [[0, 0], [10, 10], [10, 0], [0, 10]];
assert.equal(status(() => geometry.convexPieces({ type: 'polygon', points: bowTie })), 'not-simple');
assert.equal(status(() => geometry.untangle([[0, 0], [Infinity, 1], [2, 2]])), 'not-finite');
assert.equal(status(() => geometry.untangle([[0, 0], [NaN, 1], [2, 2]])), 'not-finite');
assert.equal(status(() => geometry.untangle(bowTie, { budget: { work: 1, memory: 1 } })), 'cut-short');
assert.equal(geometry.bounds({ type: 'polygon', points: [] }), null);
assert.equal(geometry.closest(ship, { type: 'chain', points: [] }), null);

// Budgets that end give back what they held, also when that happens often.
const star = Array.from({ length: 2001 }, (_, i) => [100 * Math.cos(1000 * i), 100 * Math.sin(1000 * i)]);
const memory = () => geometry.exports.memory.buffer.byteLength;
status(() => geometry.untangle(star, { budget: { work: 5e6 } }));
const before = memory();
for (let i = 0; i < 50; ++i) assert.equal(status(() => geometry.untangle(star, { budget: { work: 5e6 } })), 'cut-short');
assert.equal(memory(), before);

// The memory grows, and views of it are renewed, whichever call makes it grow.
const circle = (count) => Float64Array.from({ length: 2 * count },
    (_, i) => (i % 2 ? Math.sin : Math.cos)(2 * Math.PI * (i >> 1) / count) * 1000);
assert.equal(geometry.isSimple(circle(1e6)), true);
const large = geometry.prepare({ type: 'polygon', points: circle(500_000) });
assert.equal(geometry.locate(0, 0, large), 'inside');
assert.equal(geometry.relate(large, ship), 'containing');
assert.equal(geometry.polygonIndex(large).locate(0, 999.9), 'inside');
assert.equal(geometry.triangles(large).length, 3 * (500_000 - 2));

large.free();
large.free();
assert.throws(() => geometry.locate(0, 0, large), TypeError);
const boxes = geometry.broadPhase(new Float64Array([0, 0, 1, 1, 1, 1, 2, 2]));
assert.deepEqual([...boxes.pairs()], [0, 1]);
assert.throws(() => boxes.moveAll([]), TypeError);
assert.throws(() => boxes.move('1', { min: [0, 0], max: [1, 1] }), TypeError);
boxes.free();
assert.throws(() => boxes.pairs(), TypeError);
await assert.rejects(loadGeometry(new Uint8Array([1, 2, 3])), WebAssembly.CompileError);
console.log('what is no argument is refused');
