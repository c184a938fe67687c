import { expect, test } from 'vitest';
import { plannedText } from './planned-text.ts';

const clock = { timeZone: 'America/Chicago', today: '2026-11-28' };

test('names day and hour on the clock of the edition, and the year where it is another one', () => {
  expect(plannedText(new Date('2026-12-04T15:00:00Z'), clock)).toBe('Fri, Dec 4 at 9 AM');
  expect(plannedText(new Date('2026-12-05T04:30:00Z'), clock)).toBe('Fri, Dec 4 at 10:30 PM');
  expect(plannedText(new Date('2027-07-01T17:00:00Z'), clock)).toBe('Thu, Jul 1, 2027 at 12 PM');
});
