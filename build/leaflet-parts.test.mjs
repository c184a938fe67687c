import { access } from 'node:fs/promises';
import { join } from 'node:path';
import alias from '@rollup/plugin-alias';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { ABSENT, folder, leafletInParts, leafletParts } from './leaflet-parts.mjs';

async function bundle(code) {
  const entry = {
    resolveId: (id) => (id === 'entry' ? id : null),
    load: (id) => (id === 'entry' ? code : null),
  };
  const plugins = [entry, leafletParts(), alias({ entries: [leafletInParts] }), nodeResolve()];
  const built = await rollup({ input: 'entry', plugins, onwarn() {} });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

test('the parts that are left out are still where this release of Leaflet keeps them', async () => {
  await Promise.all(Object.keys(ABSENT).map((name) => access(join(folder, name))));
});

test('what a map draws with stays, what none of ours uses goes', async () => {
  const code = await bundle(
    `import { Map, marker, geoJSON } from 'leaflet'; export { Map, marker, geoJSON };`,
  );
  for (const kept of ['leaflet-popup', 'leaflet-marker-draggable', 'createElementNS']) {
    expect(code).toContain(kept);
  }
  for (const gone of [
    'leaflet-control-layers',
    'leaflet-control-scale',
    'leaflet-control-zoom',
    'leaflet-control-attribution',
    'leaflet-zoom-box',
    'leaflet-tooltip',
    'keyboardPanDelta',
    'this._ctx',
    'lvml:',
  ]) {
    expect(code).not.toContain(gone);
  }
});

test('nothing is written as markup while it loads, which pages with Trusted Types forbid', async () => {
  expect(await bundle(`export { Map } from 'leaflet';`)).not.toContain("innerHTML = '<svg/>'");
});

test('a layer that is drawn after all comes along', async () => {
  expect(await bundle(`export { Map } from 'leaflet';`)).not.toContain('leaflet-image-layer');
  expect(await bundle(`export { Map, imageOverlay } from 'leaflet';`)).toContain('leaflet-image-layer');
});
