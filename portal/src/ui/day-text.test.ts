import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

test.each([
  ['2026-09-05T12:00:00Z', '05 Sep 2026'],
  ['2026-11-28T12:00:00Z', '28 Nov 2026'],
])('writes the day of %s as the specification has it', (moment, text) => {
  expect(dayText(moment)).toBe(text);
});
