import { describe, expect, it } from 'vitest';
import { recordReader } from './mapping-table.ts';
import { readOpenHouses } from './read-open-houses.ts';

const context = { timeZone: 'America/Chicago', now: new Date('2026-11-21T12:00:00Z') };

function reading(...openHouses: readonly object[]) {
  const read = recordReader(new Map([['openhouse', openHouses]]), context);
  const found = readOpenHouses(read, context);
  const times = found.map(
    ({ openhousedate, openhousestarttime, openhouseendtime }) =>
      `${openhousedate} ${openhousestarttime} ${openhouseendtime}`,
  );
  return { found, times, dropped: read.dropped.map(({ field, value }) => `${field} "${value}"`) };
}

const afternoon = {
  OpenHouseKey: 'o1',
  OpenHouseDate: '2026-12-06',
  OpenHouseStartTime: '13:00',
  OpenHouseEndTime: '15:00',
};

describe('open houses that are not for the public', () => {
  it.each([
    [{ OpenHouseStatus: 'Canceled' }],
    [{ OpenHouseStatus: 'Ended' }],
    [{ OpenHouseType: 'Broker' }],
    [{ OpenHouseType: 'Office' }],
    [{ OpenHouseType: ['Private'] }],
    [{ OpenHouseType: 'Public,Broker' }],
    [{ OpenHouseType: 'Public', OpenHouseStatus: 'Cancelled' }],
    [{ MlgCanView: 'N' }],
  ])('are left out: %o', (fields) => {
    expect(reading({ ...afternoon, ...fields })).toMatchObject({ times: [], dropped: [] });
  });

  it.each([[{}], [{ OpenHouseType: 'Public', OpenHouseStatus: 'Active' }], [{ OpenHouseType: ['Public'] }]])(
    'are not those that the source opens, or of which it says nothing: %o',
    (fields) => {
      expect(reading({ ...afternoon, ...fields }).times).toEqual(['2026-12-06 13:00 15:00']);
    },
  );

  it('counts open houses with an unknown audience', () => {
    expect(reading({ ...afternoon, OpenHouseType: 'Séance' })).toMatchObject({
      times: [],
      dropped: ['OpenHouse.OpenHouseType "Séance"'],
    });
  });
});

describe('the times of open houses', () => {
  it.each([
    ['01:00 PM', '03:00 PM'],
    ['1:00 PM', '3:00 PM'],
    ['1 p.m.', '3pm'],
    ['13:00:00', '15:00:00.000'],
    ['1300', '1500'],
    ['2026-12-06 13:00:00', '2026-12-06 15:00:00'],
    ['2026-12-06T13:00:00', '2026-12-06T15:00:00'],
    ['12/06/2026 1:00 PM', '12/06/2026 3:00:00 PM'],
    ['2026-12-06T19:00:00Z', '2026-12-06T15:00:00-06:00'],
    ['1900-01-01T13:00:00Z', '1899-12-30 15:00:00'],
  ])('are on the clock of the edition: %s', (OpenHouseStartTime, OpenHouseEndTime) => {
    expect(reading({ ...afternoon, OpenHouseStartTime, OpenHouseEndTime })).toMatchObject({
      times: ['2026-12-06 13:00 15:00'],
      dropped: [],
    });
  });

  it.each([
    ['2026-12-06T19:00:00Z', '2026-12-06T21:00:00Z', '2026-12-06 13:00 15:00'],
    ['2026-12-07T01:00:00Z', '2026-12-07T03:00:00Z', '2026-12-06 19:00 21:00'],
    ['2026-12-06 00:30:00', '2026-12-06 02:00:00', '2026-12-06 00:30 02:00'],
  ])('have the day too where the date is missing: %s', (OpenHouseStartTime, OpenHouseEndTime, time) => {
    const { OpenHouseDate: _, ...undated } = afternoon;
    expect(reading({ ...undated, OpenHouseStartTime, OpenHouseEndTime }).times).toEqual([time]);
  });

  it.each([
    [{ OpenHouseEndTime: null }, '2026-12-06 13:00 null', []],
    [{ OpenHouseEndTime: 'late' }, '2026-12-06 13:00 null', ['OpenHouse.OpenHouseEndTime "late"']],
    [{ OpenHouseEndTime: '03:00' }, '2026-12-06 13:00 null', ['OpenHouse.OpenHouseEndTime "03:00"']],
    [{ OpenHouseStartTime: '22:00', OpenHouseEndTime: '00:30' }, '2026-12-06 22:00 00:30', []],
    [{ OpenHouseStartTime: '20:00', OpenHouseEndTime: '24:00' }, '2026-12-06 20:00 00:00', []],
    [
      { OpenHouseStartTime: '25:00', OpenHouseEndTime: '' },
      '2026-12-06 null null',
      ['OpenHouse.OpenHouseStartTime "25:00"'],
    ],
    [
      { OpenHouseStartTime: '00:00:00', OpenHouseEndTime: '00:00:00' },
      '2026-12-06 null null',
      ['OpenHouse.OpenHouseStartTime "00:00:00"', 'OpenHouse.OpenHouseEndTime "00:00:00"'],
    ],
  ])('may be unknown, or go on past midnight: %o', (fields, time, dropped) => {
    expect(reading({ ...afternoon, ...fields })).toMatchObject({ times: [time], dropped });
  });

  it('reads each time once', () => {
    expect(reading(afternoon, { ...afternoon, OpenHouseKey: 'o2' }).times).toHaveLength(1);
  });
});
