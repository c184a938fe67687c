import { describe, expect, it } from 'vitest';
import { datesOf, type OpenHousePlan, openHousesOf, planProblems } from './open-house-plan.ts';

const today = '2026-11-21';
const aPlan = (changes: Partial<OpenHousePlan> = {}): OpenHousePlan => ({
  ...{ id: 'a', date: '2026-11-28', start: '13:00', end: '15:00', until: null },
  ...changes,
});
const namesOf = (changes: Partial<OpenHousePlan>) =>
  planProblems(aPlan(changes), today).map(({ name }) => name);

describe('an open house', () => {
  it('repeats once, or every week up to and with the last day', () => {
    expect(datesOf(aPlan())).toEqual(['2026-11-28']);
    expect(datesOf(aPlan({ until: '2026-12-12' }))).toEqual(['2026-11-28', '2026-12-05', '2026-12-12']);
    expect(datesOf(aPlan({ until: '2026-12-11' }))).toEqual(['2026-11-28', '2026-12-05']);
  });

  it('stays at its hour on the wall clock when the clocks change', () => {
    const dates = openHousesOf([aPlan({ date: '2027-03-07', until: '2027-03-21' })], today);
    expect(dates.map(({ openhousedate, openhousestarttime }) => [openhousedate, openhousestarttime])).toEqual(
      [
        ['2027-03-07', '13:00'],
        ['2027-03-14', '13:00'],
        ['2027-03-21', '13:00'],
      ],
    );
  });

  it('derives keys from plan and date, without past dates', () => {
    const plans = [
      aPlan({ date: '2026-11-14', until: '2026-11-28' }),
      aPlan({ id: 'b', date: '2026-11-22' }),
    ];
    expect(openHousesOf(plans, today).map(({ openhousekey }) => openhousekey)).toEqual([
      'a-2026-11-21',
      'b-2026-11-22',
      'a-2026-11-28',
    ]);
  });

  it('refuses past dates, dates too far ahead, and an end before the start', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ date: '2026-11-20' })).toEqual(['date']);
    expect(namesOf({ date: '2099-01-01' })).toEqual(['date']);
    expect(namesOf({ start: '15:00', end: '13:00' })).toEqual(['end']);
  });

  it('refuses a repetition that ends too early or lasts over 26 weeks', () => {
    expect(namesOf({ until: '2026-12-04' })).toEqual(['until']);
    expect(namesOf({ until: '2026-12-05' })).toEqual([]);
    expect(namesOf({ until: '2027-05-22' })).toEqual([]);
    expect(namesOf({ until: '2027-05-29' })).toEqual(['until']);
  });
});
