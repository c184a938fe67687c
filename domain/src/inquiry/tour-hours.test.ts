import { describe, expect, it, test } from 'vitest';
import { freeTours, type TourHours, tourHoursProblems, weekdays } from './tour-hours.ts';

const none = Object.fromEntries(weekdays.map((name) => [name, null])) as TourHours['hours'];
const aWeek = (changes: Partial<TourHours['hours']> = {}): TourHours => ({
  hours: { ...none, saturday: { from: '09:00', until: '11:00' }, ...changes },
  daysOff: [],
  minutes: 30,
});

describe('the free times of an agent', () => {
  it('returns the free times of the weekday that have not passed', () => {
    // A Saturday.
    const [first, second, ...others] = freeTours(aWeek(), '2026-11-21T09:30', []);
    expect(first).toEqual({ day: '2026-11-21', times: ['10:00', '10:30'] });
    expect(second).toEqual({ day: '2026-11-28', times: ['09:00', '09:30', '10:00', '10:30'] });
    expect(others.at(-1)?.day).toBe('2027-01-16');
  });

  it('leave out days off and tours of the agent, as long as a tour takes', () => {
    const tours: TourHours = {
      ...aWeek(),
      daysOff: [{ from: '2026-11-20', until: '2026-11-21' }],
      minutes: 60,
    };
    const taken = ['2026-11-28T09:30', '2026-12-05T18:00'];
    expect(freeTours(tours, '2026-11-19T12:00', taken).slice(0, 2)).toEqual([
      { day: '2026-12-05', times: ['09:00', '09:30', '10:00'] },
      { day: '2026-12-12', times: ['09:00', '09:30', '10:00'] },
    ]);
  });

  it.each([
    // Clocks go forward on 2027-03-14 and back on 2026-11-01, both Sundays.
    ['2027-03-13T23:00', '2027-03-14'],
    ['2026-10-31T23:00', '2026-11-01'],
  ])('are whole on the day after %s, when clocks change', (now, day) => {
    const sunday = aWeek({ saturday: null, sunday: { from: '06:00', until: '08:00' } });
    expect(freeTours(sunday, now, [])[0]).toEqual({ day, times: ['06:00', '06:30', '07:00', '07:30'] });
  });
});

test.each([
  [aWeek(), []],
  [aWeek({ saturday: null }), ['monday']],
  [aWeek({ friday: { from: '10:00', until: '10:00' } }), ['friday']],
  [aWeek({ friday: { from: '02:30', until: '10:00' } }), ['friday']],
  [aWeek({ friday: { from: '09:15', until: '10:00' } }), ['friday']],
  [{ ...aWeek(), daysOff: [{ from: '2026-11-21', until: '2026-11-20' }] }, ['daysOff']],
  [{ ...aWeek(), daysOff: [{ from: '2026-02-30', until: '2026-03-01' }] }, ['daysOff']],
  [{ ...aWeek(), daysOff: [{ from: '2026-01-01', until: '2036-01-01' }] }, ['daysOff']],
] as const)('finds the problems of hours %#', (tours, names) => {
  expect(tourHoursProblems(tours).map(({ name }) => name)).toEqual(names);
});
