import { wallClock } from '@hearth/domain/edition/local-moment.ts';
import { describe, expect, it } from 'vitest';
import { windowAt } from './digest-window.ts';

const chicago = 'America/Chicago';

describe('the window of a digest', () => {
  it.each([
    ['daily', '2026-11-28T13:59:59Z', '2026-11-28', '2026-11-28T14:00:00.000Z'],
    ['daily', '2026-11-28T14:00:00Z', '2026-11-29', '2026-11-29T14:00:00.000Z'],
    ['weekly', '2026-11-28T14:00:00Z', '2026-11-30', '2026-11-30T14:00:00.000Z'],
    ['weekly', '2026-11-30T13:00:00Z', '2026-11-30', '2026-11-30T14:00:00.000Z'],
    ['weekly', '2026-11-30T14:00:00Z', '2026-12-07', '2026-12-07T14:00:00.000Z'],
    ['monthly', '2026-11-28T14:00:00Z', '2026-12-01', '2026-12-01T14:00:00.000Z'],
    ['monthly', '2026-12-01T15:00:00Z', '2027-01-01', '2027-01-01T14:00:00.000Z'],
  ] as const)('of %s news at %s is %s', (cadence, now, timeWindow, due) => {
    expect(windowAt(cadence, new Date(now), chicago)).toEqual({ timeWindow, dueAt: new Date(due) });
  });

  it("closes at eight in the person's morning on each day of a year with clock changes", () => {
    for (const [timeZone, changes] of [
      [chicago, ['2026-03-08', '2026-11-01']],
      ['Europe/Berlin', ['2026-03-29', '2026-10-25']],
      ['Asia/Kolkata', []],
    ] as const) {
      const days = new Set<string>();
      for (
        let at = Date.parse('2026-01-01T00:00Z');
        at < Date.parse('2027-02-05T00:00Z');
        at += 3 * 3_600_000
      ) {
        const { timeWindow, dueAt } = windowAt('daily', new Date(at), timeZone);
        const shown = wallClock(dueAt, timeZone);
        expect([shown, dueAt.getTime() > at]).toEqual([`${timeWindow} 08:00:00`, true]);
        days.add(timeWindow);
      }
      for (const day of changes) expect(days).toContain(day);
    }
  });

  it('waits a minute where news are sent immediately', () => {
    const { dueAt } = windowAt('immediately', new Date('2026-11-28T14:00:30Z'), chicago);
    expect(dueAt.toISOString()).toBe('2026-11-28T14:01:30.000Z');
  });
});
