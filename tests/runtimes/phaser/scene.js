// A scene in a real browser: sprites are placed as the questions say, by Phaser's own means, and the plugin is asked what
// the core has answered; then a strike is followed through frames. What comes of it stands in the server's log.

import { hitboxPlugin } from './runtime/hitbox-phaser.js';

const tell = (line) => fetch(`./answer?${encodeURIComponent(line)}`);
const expect = (isSo, what) => {
    if (!isSo) throw new Error(what);
};

class Scene extends Phaser.Scene {
    preload() {
        this.load.json('project', 'project.json');
        this.load.text('questions', 'questions.txt');
    }

    create() {
        try {
            const points = this.askPoints();
            this.followStrikes(`${points} points agree`);
        } catch (error) {
            tell(`failed: ${error.stack}`);
        }
    }

    /** A texture with the frames of the project's first sprite, at their places, half of them by other names. */
    makeTexture(sprite) {
        const right = Math.max(...sprite.frames.map(({ rect }) => rect[0] + rect[2]));
        const bottom = Math.max(...sprite.frames.map(({ rect }) => rect[1] + rect[3]));
        const texture = this.textures.createCanvas('sheet', right, bottom);
        for (const frame of sprite.frames) {
            const [x, y, width, height] = frame.rect;
            const made = texture.add(frame.number % 2 ? `other ${frame.number}` : frame.name, 0, x, y, width, height);
            made.setTrim(frame.size[0], frame.size[1], frame.offset[0], frame.offset[1], width, height);
        }
        return texture;
    }

    askPoints() {
        const lines = this.cache.text.get('questions').trimEnd().split('\n');
        const name = lines[0].slice('sprite '.length);
        const sprite = this.hitbox.file('project').sprites.get(name);
        this.makeTexture(sprite);
        const container = this.add.container(0, 0);
        const object = this.add.sprite(0, 0, 'sheet');
        this.hitbox.add(object, 'project', name);
        const texture = this.textures.get('sheet');
        let asked = 0;
        for (const line of lines.filter((text) => text.startsWith('point '))) {
            const [question, answer] = line.slice('point '.length).split(':');
            const [number, x, y, rotation, scaleX, scaleY, atX, atY] = question.split(' ').map(Number);
            const frame = sprite.frames[number];
            object.setTexture('sheet', frame.number % 2 ? `other ${number}` : frame.name);
            object.setOrigin(frame.pivot[0] / frame.size[0], frame.pivot[1] / frame.size[1]);
            object.setPosition(x, y).setAngle(rotation).setScale(scaleX, scaleY).setFlip(false, false);
            if (asked % 3 === 1) this.flipInstead(object, frame);
            if (asked % 4 === 2) this.putInto(container, object);
            const found = this.hitbox.shapesAt(object, atX, atY).map(({ id }) => id).sort();
            const expected = answer.trim() === '' ? [] : answer.trim().split(' ').map(Number).sort();
            expect(String(found) === String(expected), `${line}: the plugin answers ${found}`);
            container.remove(object);
            ++asked;
        }
        object.destroy();
        return asked;
    }

    /** The same picture, mirrored by flipX in place of a negative factor: Phaser flips within the frame. */
    flipInstead(object, frame) {
        const turn = object.rotation;
        const shift = (frame.size[0] - 2 * frame.pivot[0]) * object.scaleX;
        object.setFlipX(true).setScale(-object.scaleX, object.scaleY);
        object.setPosition(object.x + shift * Math.cos(turn), object.y + shift * Math.sin(turn));
    }

    /** The same place, within a container that is moved and scaled. */
    putInto(container, object) {
        container.setPosition(50, -20).setScale(2);
        object.setPosition((object.x - 50) / 2, (object.y + 20) / 2).setScale(object.scaleX / 2, object.scaleY / 2);
        container.add(object);
    }

    followStrikes(line) {
        const box = (id, category, x) => ({ id, track: category === 'hit' ? 7 : undefined, name: '', category, type: 'box', rect: [x, 0, 10, 10] });
        const frame = (name, x, shapes) => ({ name, rect: [x, 0, 40, 10], size: [40, 10], offset: [0, 0], pivot: [0, 0], duration: 100, shapes });
        const project = {
            format: 'hitbox-export', version: 1, project: 'fight',
            categories: [{ name: 'hit', color: '#ff0000', hits: ['hurt'] }, { name: 'hurt', color: '#00ff00', hits: [] }],
            sprites: [
                { name: 'fighter', frames: [frame('0', 0, []), frame('1', 40, [box(1, 'hit', 20)]), frame('2', 80, [box(2, 'hit', 22)])] },
                { name: 'dummy', frames: [frame('0', 0, [box(9, 'hurt', 0)])] }],
        };
        this.cache.json.add('fight', project);
        const texture = this.textures.createCanvas('fight', 120, 10);
        [0, 1, 2].forEach((i) => texture.add(String(i), 0, 40 * i, 0, 40, 10));
        const fighter = this.add.sprite(0, 100, 'fight', '0').setOrigin(0);
        const dummy = this.add.sprite(25, 100, 'fight', '0').setOrigin(0);
        this.hitbox.add(fighter, 'fight', 'fighter');
        this.hitbox.add(dummy, 'fight', 'dummy');
        this.hitbox.debug = true;
        const told = [];
        this.hitbox.on('entered', (a, b, shapeA, shapeB) => told.push(`+${a === fighter && b === dummy}${shapeA.id}${shapeB.id}`));
        this.hitbox.on('left', (a, b, shapeA) => told.push(`-${shapeA.id}`));
        const frames = ['0', '1', '2', '1', '0', '0'];
        let step = 0;
        this.events.on('preupdate', () => {
            if (step < frames.length) fighter.setTexture('fight', frames[step]);
            if (++step !== frames.length + 2) return;
            const isRight = told.join(' ') === '+true19 -1';
            tell(isRight ? `${line}, a strike over three frames is one` : `failed: ${told.join(' ')}`);
        });
    }
}

new Phaser.Game({
    type: Phaser.CANVAS, width: 200, height: 200, scene: Scene, banner: false,
    plugins: { scene: [{ key: 'hitbox', plugin: hitboxPlugin(Phaser), mapping: 'hitbox' }] },
});
