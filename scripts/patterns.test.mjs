import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { slowPatterns } from './lib/slow-patterns.mjs';

let folder;
function projectWith(text) {
  folder = mkdtempSync(join(tmpdir(), 'hearth-patterns-'));
  mkdirSync(join(folder, 'domain/src'), { recursive: true });
  writeFileSync(join(folder, 'domain/src/a.ts'), text);
  return folder;
}
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('names a pattern that takes quadratic time, with its line', () => {
  const { patternCount, slow } = slowPatterns(projectWith('const a = /^a/;\nconst end = /s+$/;\n'), {});
  expect(patternCount).toBe(2);
  expect(slow).toEqual([
    expect.objectContaining({
      place: 'domain/src/a.ts:2',
      source: 's+$',
      why: expect.stringContaining('polynomial'),
    }),
  ]);
});

it('accepts a slow pattern of short texts, and names entries without one', () => {
  const bounded = { 'domain/src/a.ts: s+$': 'words', 'domain/src/b.ts: t+$': 'words' };
  const { slow, unused } = slowPatterns(projectWith('export const end = /s+$/;\n'), bounded);
  expect([slow, unused]).toEqual([[], ['domain/src/b.ts: t+$']]);
});
