import { expect, test } from 'vitest';
import { currentSection } from './current-section.ts';

const sections = [
  { id: 'about', top: -300 },
  { id: 'facts', top: 190 },
  { id: 'contact', top: 700 },
];

test.each([
  ['the last section above the line', 200, false, 'facts'],
  ['the section before one that has not come up to the line', 100, false, 'about'],
  ['no section before the first one', -400, false, null],
  ['the last section at the end of the page', 200, true, 'contact'],
])('%s is current', (_which, line, isAtEnd, current) => {
  expect(currentSection(sections, line, isAtEnd)).toBe(current);
});

test('a page without sections has none that is current', () => {
  expect(currentSection([], 200, true)).toBeNull();
});
