import { expect, it } from 'vitest';
import { schoolLevelOf, schoolSpellings } from './school-levels.ts';

it.each([
  ['Primary', 'elementary'],
  ['elementary', 'elementary'],
  ['Middle', 'middle'],
  ['Junior High', 'middle'],
  ['High', 'high'],
  ['Adult education', null],
])('the level %s of a feed is %s', (words, level) => {
  expect(schoolLevelOf(words)).toBe(level);
});

it('a school is found by the spellings of other sources', () => {
  expect(schoolSpellings('Zilker', 'elementary')).toContain('zilker elementary school');
  expect(schoolSpellings('O. Henry Middle School', 'middle')).toEqual(
    expect.arrayContaining(['o. henry middle school', 'o henry middle school', 'o henry', 'o henry m s']),
  );
  expect(schoolSpellings('High Point High', 'high')).toContain('high point high school');
});
