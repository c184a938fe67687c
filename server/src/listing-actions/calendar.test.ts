import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { openHouseCalendar } from '@hearth/domain/listing/open-house-calendar.ts';
import { aListing, anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../testing/a-person.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`truncate listing, person cascade`.execute(server.db.kysely);
});

const home = aListing({ listingid: 'AUS1', listingkey: 'AUS-1', sourcelistingid: '1' });

const signedIn = async () => {
  const person = await aPerson(server.db.kysely);
  return { ...person, asker: server.as(person.viewer) };
};

describe('an open house as a calendar file', () => {
  const path = '/api/v2/listing/AUS1/add-open-house-to-calendar';
  const file = (asker: Asker, key: string) =>
    asker.inject({ method: 'POST', url: `${path}?${new URLSearchParams({ openhousekey: key })}` });
  const open = { ...home, openhouse: [anOpenHouse({ openhousekey: 'o1' })] };

  it('writes the open house of the home’s page, for signed-in people', async () => {
    await server.save(open);
    const { asker } = await signedIn();
    const answer = await file(asker, 'o1');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="open-house-AUS1-2026-11-22.ics"',
    });
    const details = await asker.get<ListingDetails>('/api/v2/listing/AUS1');
    expect(answer.body).toBe(openHouseCalendar(details, details.openhouse[0]!, testConfig().publicUrl));
    expect(answer.body).toContain('1204 Oak Hollow Dr');
    expect(errorOf(await file(server, 'o1'))).toEqual({ status: 401, code: 'sign_in_required' });
  });

  it('writes coming open houses of homes that the person may see', async () => {
    const past = anOpenHouse({ openhousekey: 'o2', openhousedate: '2026-11-20' });
    await server.save({ ...open, openhouse: [...open.openhouse, past] });
    const { asker } = await signedIn();
    for (const key of ['o2', 'o3'])
      expect(errorOf(await file(asker, key)), key).toEqual({ status: 404, code: 'not_found' });
    expect((await asker.inject({ method: 'POST', url: path })).statusCode).toBe(400);
    await server.save({ ...open, source: 'EX', mlsstatus: 'Private' });
    expect(errorOf(await file(asker, 'o1')).code).toBe('listing_not_found');
  });

  it('names no hidden address', async () => {
    await server.save({ ...open, internetaddressdisplayyn: false });
    const { asker } = await signedIn();
    const { openhouse } = await asker.get<ListingDetails>('/api/v2/listing/AUS1');
    const answer = await file(asker, openhouse[0]?.openhousekey ?? '');
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('LOCATION:Austin')]);
    expect(answer.body).not.toMatch(/oak hollow|1204/i);
  });
});
