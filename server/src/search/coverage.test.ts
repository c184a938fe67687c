import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { displayCategory } from '@hearth/domain/listing/property-type.ts';
import { editFormStatuses } from '@hearth/domain/listing/status.ts';
import { viewTypes } from '@hearth/domain/listing/vocabulary.ts';
import { filterKeys } from '@hearth/domain/search/filter-table.ts';
import { nearbyLabels } from '@hearth/domain/search/nearby-search.ts';
import { sortKeys } from '@hearth/domain/search/sort.ts';
import { tagTypes } from '@hearth/domain/search/tag.ts';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const page = readFileSync(path.join(root, 'docs/coverage/search.md'), 'utf8');

/** The rows of the tables under a heading, without their heads. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading!);
const tests = new Map(
  rowsUnder('Tests').map(([name, file, title]) => [name!, { file: file!.slice(1, -1), title: title! }]),
);
const claims = headings.filter((heading) => heading !== 'Tests').flatMap(rowsUnder);
const named = (held: string): string[] => (held.startsWith('not held: ') ? [] : held.split(', '));

/** Only a title stands between quotes as a whole. */
function isTitleIn(source: string, title: string): boolean {
  const text = source.replaceAll("\\'", "'");
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted));
}

const sourceOf = (test: string): string => {
  const file = tests.get(test)?.file ?? '';
  return readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'");
};

describe('the page of what holds the search', () => {
  it('names tests that exist', () => {
    const missing = [...tests].filter(([, { file, title }]) => {
      const source = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
      return !isTitleIn(source, title);
    });
    expect(missing).toEqual([]);
  });

  it('names them in its table of tests, and each of those somewhere', () => {
    const used = new Set(claims.flatMap(([, held]) => named(held!)));
    expect([...used].filter((name) => !tests.has(name))).toEqual([]);
    expect([...tests.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  it('says of everything what holds it, or why nothing does', () => {
    expect(claims.filter(([what, held]) => !what || !held || held === 'not held: ')).toEqual([]);
  });

  it('gives words to the letter, as a test that holds them has them', () => {
    const words = rowsUnder('Words to the letter').map(([what, held]) => ({
      word: what!.slice(1, -1),
      tests: named(held!),
    }));
    expect(words.length).toBeGreaterThan(50);
    const lost = words.filter(
      ({ word, tests }) => tests.length > 0 && !tests.some((test) => sourceOf(test).includes(word)),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['kinds of property', Object.values(displayCategory)],
    ['views', viewTypes],
    ['links nearby', Object.values(nearbyLabels)],
  ] as const)('has the words of the %s', (_what, words) => {
    const rows = rowsUnder('Words to the letter').map(([what]) => what);
    expect(words.filter((word) => !rows.includes(`\`${word}\``))).toEqual([]);
  });

  it.each([
    ['Filters', filterKeys],
    ['Tags', tagTypes],
    ['Sorts', sortKeys],
    ['Statuses', editFormStatuses],
  ] as const)('has a row for each of the %s', (heading, keys) => {
    const rows = rowsUnder(heading).map(([what]) => what);
    expect(keys.filter((key) => !rows.includes(`\`${key}\``))).toEqual([]);
  });
});
