import { expect, it } from 'vitest';
import { bioName } from './bio-name.ts';

it.each([
  ['Ada', 'Reyes', 'ada-reyes'],
  ['José', 'De la Cruz', 'jose-de-la-cruz'],
  ['Mary-Kate', "O'Neil", 'mary-kate-o-neil'],
  ['Cher', '', 'cher'],
  ['../', '%2e', '2e'],
])('the bio page of %s %s is called %s', (firstname, lastname, name) => {
  expect(bioName({ firstname, lastname })).toBe(name);
});
