'use strict';
// node page.cjs PACKAGES PROBES phaser|phaser4: prints a page with the scene of scene.js, for a browser.

const fs = require('fs');
const path = require('path');
const {framesOf, readJson} = require('./probes.cjs');

const [packages, probes, version] = process.argv.slice(2);
const engine = path.resolve(packages, 'node_modules', version, 'dist', 'phaser.min.js');
const input = {bodies: readJson(probes, 'sample.json'), frames: framesOf(path.join(probes, 'probes.txt'))};

console.log(`<!DOCTYPE html>
<meta charset="utf-8">
<pre id="lines">the scene never ran</pre>
<script src="file://${engine}"></script>
<script>const input = ${JSON.stringify(input).replaceAll('<', '\\u003c')};
${fs.readFileSync(path.join(__dirname, 'scene.js'), 'utf8')}</script>`);
