import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { localMoment } from '../../edition/local-moment.ts';
import { isBusinessDay } from './business-day.ts';
import {
  clearCooperation,
  cooperationClock,
  cooperationDeadline,
  isForCooperation,
} from './clear-cooperation.ts';
import { holidayOn } from './federal-holidays.ts';

const zone = 'America/Chicago';
const deadline = (start: string): string => {
  const { today, time } = localMoment(cooperationDeadline(new Date(start), zone), zone);
  return `${today} ${time}`;
};

describe('federal holidays', () => {
  it('observes the holidays that the Office of Personnel Management lists for 2026 and 2027', () => {
    const days = Array.from({ length: 730 }, (_, at) =>
      new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    );
    expect(days.filter((day) => holidayOn(day) !== null)).toEqual([
      ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07'],
      ...['2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15'],
      ...['2027-05-31', '2027-06-18', '2027-07-05', '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25'],
      ...['2027-12-24', '2027-12-31'],
    ]);
  });

  it('counts Juneteenth since 2021', () => {
    expect([holidayOn('2019-06-19'), holidayOn('2023-06-19')]).toEqual([null, 'Juneteenth']);
  });
});

describe('the deadline of clear cooperation', () => {
  it.each([
    ['a Tuesday afternoon', '2026-12-01T20:30:00Z', '2026-12-02 14:30'],
    ['a Friday afternoon', '2026-12-04T21:00:00Z', '2026-12-07 15:00'],
    ['a Friday night', '2026-12-05T03:00:00Z', '2026-12-07 17:00'],
    ['a Saturday', '2026-11-28T18:00:00Z', '2026-11-30 17:00'],
    ['the morning before Thanksgiving', '2026-11-25T16:00:00Z', '2026-11-27 10:00'],
    ['an early morning', '2026-12-01T11:00:00Z', '2026-12-01 17:00'],
    ['the night when daylight saving time begins', '2027-03-14T07:30:00Z', '2027-03-15 17:00'],
  ])('of a home shown since %s ends one business day later', (_, start, end) => {
    expect(deadline(start)).toBe(end);
  });

  const quarterHours = (from: Date, to: Date): number => {
    let count = 0;
    for (let at = from.getTime(); at < to.getTime(); at += 900_000) {
      const { today, time } = localMoment(new Date(at), zone);
      const { opens, closes } = clearCooperation.hours;
      if (isBusinessDay(today) && time >= opens && time < closes) count += 1;
    }
    return count;
  };

  test.prop([fc.integer({ min: 0, max: 4 * 24 * 730 })])(
    'ends nine open hours after any quarter of an hour of two years',
    (quarters) => {
      const start = new Date(Date.UTC(2026, 0, 1) + quarters * 900_000);
      expect(quarterHours(start, cooperationDeadline(start, zone))).toBe(36);
    },
  );
});

describe('the clock of clear cooperation', () => {
  const firstShownAt = new Date('2026-12-01T20:30:00Z');
  const at = (text: string) => new Date(text);
  it.each([
    ['waiting', null, null, '2026-12-09T00:00:00Z'],
    ['running', firstShownAt, null, '2026-12-02T20:30:00Z'],
    ['overdue', firstShownAt, null, '2026-12-02T20:31:00Z'],
    ['met', firstShownAt, at('2026-12-02T20:00:00Z'), '2026-12-09T00:00:00Z'],
    ['late', firstShownAt, at('2026-12-03T20:00:00Z'), '2026-12-09T00:00:00Z'],
    ['met', null, at('2026-12-03T20:00:00Z'), '2026-12-09T00:00:00Z'],
  ] as const)('is %s: shown %s, on the MLS %s, at %s', (state, shown, onMlsAt, now) => {
    expect(cooperationClock({ firstShownAt: shown, onMlsAt }, at(now), zone).state).toBe(state);
  });

  it('holds for homes of up to four units and lots that are for sale', () => {
    const holds = (
      propertytype: 'Residential' | 'Land' | 'Residential Lease' | 'Residential Income',
      units = 1,
    ) => isForCooperation({ propertytype, numberofunitstotal: units });
    expect([holds('Residential'), holds('Land'), holds('Residential Income', 4)]).toEqual([true, true, true]);
    expect([holds('Residential Lease'), holds('Residential Income', 5)]).toEqual([false, false]);
  });
});
