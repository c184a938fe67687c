import { expect, test } from 'vitest';
import { allTimes, tourDays } from './tour-times.ts';

test('times go from nine to six, each half hour', () => {
  expect([allTimes[0], allTimes[1], allTimes.at(-1), allTimes.length]).toEqual([
    '09:00',
    '09:30',
    '18:00',
    19,
  ]);
});

test('fourteen days are offered, the first without past times', () => {
  const days = tourDays('2026-11-21T14:10');
  expect(days).toHaveLength(14);
  expect(days[0]).toEqual({ day: '2026-11-21', times: allTimes.slice(allTimes.indexOf('14:30')) });
  expect(days.at(-1)).toEqual({ day: '2026-12-04', times: allTimes });
});

test('a day without future times is not offered', () => {
  expect(tourDays('2026-12-31T18:00').map(({ day }) => day)).toEqual(
    expect.arrayContaining(['2027-01-01', '2027-01-14']),
  );
  expect(tourDays('2026-12-31T18:00')[0]?.day).toBe('2027-01-01');
});

test('days are calendar days, also where clocks change', () => {
  expect(
    tourDays('2027-03-13T23:00')
      .slice(0, 2)
      .map(({ day }) => day),
  ).toEqual(['2027-03-14', '2027-03-15']);
});

test.for([
  ['2026-12-01', '2026-12-01'],
  ['2026-11-01', '2026-11-21'],
  ['soon', '2026-11-21'],
  ['2026-99-99', '2026-11-21'],
  ['9999-12-31', '2026-11-21'],
])('%s as the first date offers from %s on', ([firstDate, first]) => {
  const days = tourDays('2026-11-21T08:00', firstDate);
  expect([days[0]?.day, days.length]).toEqual([first, 14]);
});
