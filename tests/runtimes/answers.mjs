// node answers.mjs FOLDER_OF_THE_MODULE FOLDER_OF_THE_QUESTIONS
// Asks the runtime what the core has answered, says how many agree, and how long a step of a game takes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, questions] = process.argv.slice(2);
const { HitboxFile, World, overlaps } = await import(pathToFileURL(resolve(folder, 'hitbox.js')));
const file = new HitboxFile(JSON.parse(readFileSync(`${questions}/project.json`, 'utf8')));
let sprite;

function placed([frame, x, y, rotation, scaleX, scaleY]) {
    const instance = file.instance(sprite);
    instance.setFrame(frame);
    instance.place(x, y, { rotation, scaleX, scaleY });
    return instance;
}

const asks = {
    point: (words) => placed(words).shapesAt(words[6], words[7]).map(({ id }) => String(id)),
    pair: (words) => overlaps(placed(words), placed(words.slice(6))).map(([a, b]) => `${a.id}/${b.id}`),
};
const agreed = { point: 0, pair: 0 };
let held = 0;
for (const line of readFileSync(`${questions}/questions.txt`, 'utf8').trimEnd().split('\n')) {
    const [kind] = line.split(' ', 1);
    const rest = line.slice(kind.length + 1);
    if (kind === 'sprite') {
        sprite = rest;
        continue;
    }
    const [question, answer] = rest.split(':');
    const expected = answer.trim() === '' ? [] : answer.trim().split(' ');
    assert.deepEqual(asks[kind](question.split(' ').map(Number)).sort(), expected.sort(), line);
    agreed[kind] += 1;
    held += expected.length;
}
assert.ok(agreed.point > 0 && agreed.pair > 0 && held > agreed.point / 10);
console.log(`${agreed.point} points and ${agreed.pair} pairs agree, ${held} shapes met`);

// What is no export is refused, in words.
for (const [data, words] of [[null, /no export/], [{}, /no export/], [{ format: 'hitbox-export', version: 9 }, /newer/],
    [{ format: 'hitbox-export', version: 1 }, /no categories/]])
    assert.throws(() => new HitboxFile(data), words);
const whole = () => JSON.parse(readFileSync(`${questions}/project.json`, 'utf8'));
const frameOf = (data) => data.sprites[0].frames[0];
const shapeOf = (data) => frameOf(data).shapes[0];
const tries = [
    [(data) => data.categories[0], 'name', 'hits'], [(data) => data.sprites[0], 'name', 'frames'],
    [frameOf, 'name', 'shapes', 'pivot', 'rect'], [shapeOf, 'id', 'name', 'category', 'type', 'points', 'pieces'],
];
const isFine = (key, value) => (['name', 'category'].includes(key) && value === 'x') || (['hits', 'shapes', 'frames'].includes(key)
    && Array.isArray(value)) || (key === 'id' && value === -1);
for (const [partOf, ...keys] of tries) {
    for (const key of keys) {
        for (const value of [undefined, null, {}, [], true, -1, 'x', Infinity, 'constructor']) {
            if (isFine(key, value) || (value === 'constructor' && key !== 'type')) continue;
            const data = whole();
            partOf(data)[key] = value;
            assert.throws(() => new HitboxFile(data), ({ name, message }) => name === 'Error' && / has | does not /.test(message), `${key}: ${value}`);
        }
    }
}
assert.throws(() => file.instance('nobody'), /no sprite/);
assert.throws(() => file.instance(sprite).setFrame('nowhere'), /no frame/);

// A thousand sprites of three shapes, all switched, moved, turned and tested.
const shape = (id, type, more) => ({ id, name: '', category: id % 2 ? 'hit' : 'hurt', bits: 1, mask: 1, type, ...more });
const octagon = Array.from({ length: 8 }, (_, i) => [20 + 12 * Math.cos(-i * Math.PI / 4), 20 + 12 * Math.sin(-i * Math.PI / 4)]);
const frames = [0, 1].map((i) => ({
    name: `f${i}`, rect: [0, 0, 40, 40], pivot: [20, 20], duration: 100, shapes: [
        shape(10 * i + 1, 'polygon', { points: octagon, pieces: [octagon] }),
        shape(10 * i + 2, 'circle', { center: [20, 20], radius: 9 }),
        shape(10 * i + 4, 'capsule', { from: [10, 20], to: [30, 20 + i], radius: 4 })],
}));
const many = new HitboxFile({
    format: 'hitbox-export', version: 1, sprites: [{ name: 's', frames, tags: [] }],
    categories: [{ name: 'hit', hits: ['hurt'] }, { name: 'hurt', hits: [] }],
});
const world = new World();
const instances = Array.from({ length: 1000 }, () => world.add(many.instance('s')));
let told = 0;
world.entered = () => ++told;
const times = [];
for (let step = 0; step < 120; ++step) {
    const start = process.hrtime.bigint();
    instances.forEach((instance, i) => {
        instance.setFrame((step + i) % 2);
        instance.place((i % 40) * 22 + 9 * Math.sin(step / 9 + i), Math.floor(i / 40) * 30, { rotation: step + i });
    });
    world.update();
    times.push(Number(process.hrtime.bigint() - start) / 1e6);
}
assert.ok(told > 1000);
times.sort((a, b) => a - b);
console.log(`1,000 sprites with three shapes: ${times[60].toFixed(2)} ms a step, at most ${times[119].toFixed(2)} ms; ${world.held.size} strikes`);
