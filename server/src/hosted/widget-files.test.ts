import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/test-server.ts';
import { widgetFiles } from './widget-files.ts';

const folder = makeTestFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [[], ['search', 'late', 'results']],
  [[['shape', 'map']], ['search', 'late', 'map-panel']],
] as const)(
  'the page of a search with %j names the files that it needs in any case',
  async (attributes, files) => {
    mkdirSync(folder, { recursive: true });
    const early = { any: ['c/results.js'], map: ['c/map-panel.js'] };
    const manifest = {
      elements: { search: { files: ['c/search.js'], early } },
      own: { late: ['c/late.js'] },
    };
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    const filesOf = widgetFiles(folder);
    expect(await filesOf('search', new Map(attributes), 'en')).toEqual(
      files.map((name) => `/v1/c/${name}.js`),
    );
    expect(await filesOf('unknown', new Map(), 'en')).toEqual([]);
  },
);

it('a page in Spanish names the Spanish loader and the files of its build', async () => {
  const manifest = {
    elements: { search: { files: ['c/buscar.js'], early: { any: [], map: [] } } },
    own: { late: ['c/tarde.js'] },
  };
  mkdirSync(path.join(folder, 'es'), { recursive: true });
  writeFileSync(path.join(folder, 'es/manifest.json'), JSON.stringify(manifest));
  expect(await widgetFiles(folder)('search', new Map(), 'es')).toEqual([
    '/v1/es/hearth.js',
    '/v1/es/c/buscar.js',
    '/v1/es/c/tarde.js',
  ]);
});

it('a page names no files while the widgets are not built', async () => {
  expect(await widgetFiles(path.join(folder, 'nothing'))('search', new Map(), 'en')).toEqual([]);
});
