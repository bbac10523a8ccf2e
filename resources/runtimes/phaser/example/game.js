// A fighter hits a dummy, and the hits are counted. Beside this file lie phaser.js, hitbox.js,
// hitbox-phaser.js, fighter.png and duel.json, see the manual's page on runtimes. Keys: left and right walk, space strikes, H shows the hitboxes.

import { hitboxPlugin } from './hitbox-phaser.js';

const speed = 2;

class Fight extends Phaser.Scene {
    preload() {
        this.load.json('duel', 'duel.json');
        this.load.spritesheet('fighter', 'fighter.png', { frameWidth: 96, frameHeight: 64 });
    }

    create() {
        const { tags, frames } = this.hitbox.file('duel').sprites.get('fighter');
        for (const { name, from, to } of tags) {
            const shown = frames.slice(from, to + 1).map(({ number, duration }) => ({ key: 'fighter', frame: number, duration }));
            this.anims.create({ key: name, frames: shown, repeat: name === 'idle' ? -1 : 0 });
        }
        const [x, y] = frames[0].pivot;
        const newFighter = (at) => this.add.sprite(at, 150, 'fighter').setOrigin(x / 96, y / 64);
        this.fighter = newFighter(80).play('idle');
        this.dummy = newFighter(190).setScale(-1, 1);
        this.fighter.on('animationcomplete-attack', () => this.fighter.play('idle'));
        this.hitbox.add(this.fighter, 'duel', 'fighter');
        this.hitbox.add(this.dummy, 'duel', 'fighter');
        this.hitbox.debug = true;
        this.hitbox.watch('duel', 'duel.json');

        this.hits = 0;
        this.counter = this.add.text(8, 8, 'hits: 0', { fontSize: 12 });
        this.add.text(8, 160, 'left, right: walk   space: strike   H: hitboxes', { fontSize: 9 });
        this.hitbox.on('entered', (striker) => {
            if (striker !== this.fighter || this.hasStruck) return; // a blow counts once, whatever it meets
            this.hasStruck = true;
            this.counter.setText(`hits: ${++this.hits}`);
            this.dummy.setTint(0xff6666);
            this.time.delayedCall(150, () => this.dummy.clearTint());
        });
        this.keys = this.input.keyboard.createCursorKeys();
        this.input.keyboard.on('keydown-SPACE', () => {
            this.hasStruck = false;
            this.fighter.play('attack');
        });
        this.input.keyboard.on('keydown-H', () => { this.hitbox.debug = !this.hitbox.debug; });
    }

    update() {
        const way = Number(this.keys.right.isDown) - Number(this.keys.left.isDown);
        this.fighter.x += way * speed;
        if (way !== 0) this.fighter.setScale(way, 1);
    }
}

new Phaser.Game({
    width: 320, height: 180, zoom: 2, pixelArt: true, backgroundColor: '#20242c', scene: Fight,
    plugins: { scene: [{ key: 'hitbox', plugin: hitboxPlugin(Phaser), mapping: 'hitbox' }] },
});
