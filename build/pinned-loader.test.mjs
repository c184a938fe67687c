import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pinnedFiles, pinnedLoader } from './pinned-loader.mjs';
import { prune } from './prune.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-pinned-'));
  mkdirSync(join(folder, 'c'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifestOf = (version, ...files) => ({
  version,
  elements: { search: { files, later: { map: [`c/map-${version}.js`] } } },
  own: { late: [`c/late-${version}.js`, 'c/both.js'], doctor: [`c/doctor-${version}.js`, 'c/both.js'] },
});

/** Writes a loader with this text as the build does. */
async function build(manifest, words) {
  const source = { name: 'source', resolveId: (id) => id, load: () => `globalThis.said = '${words}';` };
  const bundle = await rollup({
    input: 'hearth',
    plugins: [source, pinnedLoader({ folder, read: () => manifest })],
  });
  await bundle.write({ file: join(folder, 'hearth.js'), format: 'iife' });
}
const read = (name) => readFileSync(join(folder, name), 'utf8');

test('the loader lies beside itself under its version, with the hash that a page names', async () => {
  await build(manifestOf('1.0.0', 'c/search-a.js'), 'one');
  const { pinned, version } = JSON.parse(read('manifest.json'));
  expect(pinned.file).toBe('hearth-1.0.0.js');
  expect(version).toBe('1.0.0');
  expect(read(pinned.file)).toBe(read('hearth.js'));
  const hash = createHash('sha384').update(read(pinned.file)).digest('base64');
  expect(pinned.integrity).toBe(`sha384-${hash}`);
});

test('a later build leaves what earlier pinned loaders need, and removes the rest', async () => {
  await build(manifestOf('1.0.0', 'c/search-a.js'), 'one');
  await build(manifestOf('1.1.0', 'c/search-b.js'), 'two');
  const old = [
    'c/search-a.js',
    'c/search-a.js.br',
    'c/map-1.0.0.js',
    'c/late-1.0.0.js',
    'c/both.js',
    'c/gone/stray.js',
  ];
  mkdirSync(join(folder, 'c/gone'));
  for (const name of old) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), 0, 0);
  }
  const owns = (name) => name.startsWith('c/');
  const plugin = prune({ folder, owns, compressed: true, keepDays: 14, kept: () => pinnedFiles(folder) });
  await plugin.writeBundle.handler({}, {});
  expect(old.filter((name) => existsSync(join(folder, name)))).toEqual(old.slice(0, -1));
  expect(existsSync(join(folder, 'c/gone'))).toBe(false);
  expect(existsSync(join(folder, 'hearth-1.0.0.js'))).toBe(true);
});

test('a version whose content changes is reported', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await build(manifestOf('1.0.0'), 'one');
  await build(manifestOf('1.0.0'), 'one');
  expect(log).not.toHaveBeenCalled();
  await build(manifestOf('1.0.0'), 'two');
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'hearth-1.0.0.js differs from the last build: raise the version before releasing it.',
  );
  log.mockRestore();
});
