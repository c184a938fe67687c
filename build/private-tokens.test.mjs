import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleCss } from './css.mjs';
import { privateTokens } from './private-tokens.mjs';

let folder;
let files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-tokens-'));
  files = ['tokens.css', 'card.css'].map((name) => join(folder, name));
  await writeFile(
    files[0],
    ':host { --_text: var(--hearth-color-text, #111); --_text-muted: #555; --_gone: 1px }',
  );
  await writeFile(files[1], '.card { color: var(--_text); & p { color: var(\n  --_text-muted\n) } }');
});
afterEach(() => rm(folder, { recursive: true }));

const written = async (path) => (await bundleCss(path, { minify: true, tokens: privateTokens(files) })).text;

test('private tokens get short names, the same in every file; public ones keep theirs', async () => {
  expect(await written(files[0])).toBe(':host{--_1:var(--hearth-color-text,#111);--_2:#555}');
  expect(await written(files[1])).toContain('color:var(--_1)');
  expect(await written(files[1])).toContain('color:var(--_2)');
});

test('tokens that no file reads are left out', async () => {
  expect(privateTokens(files).unread).toEqual(['--_gone']);
});
