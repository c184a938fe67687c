import { expect, it } from 'vitest';
import { languageSlugs, namedLanguages } from './language-slugs.ts';

const known = ['American Sign Language', 'Español', 'Hindi'];

it.each([
  ['hindi', ['Hindi']],
  ['hindi+american-sign-language', ['American Sign Language', 'Hindi']],
  ['espanol hindi', ['Español', 'Hindi']],
  ['klingon+hindi+', ['Hindi']],
  ['', []],
])('reads the known languages of %j in the order of the list', (text, languages) => {
  expect(namedLanguages(text, known)).toEqual(languages);
});

it('reads the languages that it wrote', () => {
  expect(namedLanguages(languageSlugs(known), known)).toEqual(known);
});
