import { describe, expect, it } from 'vitest';
import { localDay } from '../../edition/local-moment.ts';
import { isIsoDate } from './calendar.ts';

describe('a calendar day', () => {
  it.each(['2026-01-31', '2024-02-29', '1999-12-31'])('accepts %j as a calendar day', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '0000-01-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '',
  ])('is not %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe('the local day of a moment', () => {
  it.each([
    ['2026-11-14T05:59:59.999Z', '2026-11-13'],
    ['2026-11-14T06:00:00.000Z', '2026-11-14'],
    ['2026-07-14T04:59:59.000Z', '2026-07-13'],
    ['2026-07-14T05:00:00.000Z', '2026-07-14'],
    ['2026-07-14T01:00:00+02:00', '2026-07-13'],
    ['yesterday', null],
  ])('of %s in Austin is %s', (timestamp, day) => {
    expect(localDay(timestamp, 'America/Chicago')).toBe(day);
  });
});
