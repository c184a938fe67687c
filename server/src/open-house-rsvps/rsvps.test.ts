import { randomUUID } from 'node:crypto';
import type { OpenHouseList } from '@hearth/domain/contract/exclusive-open-houses.ts';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { OpenHouseAnswers } from '@hearth/domain/contract/open-house-rsvp.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { describe, expect, it } from 'vitest';
import { aDraft, details, exclusiveApp, exclusives } from '../testing/exclusive-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';
import { forgetRsvps } from './rsvps.service.ts';

const app = exclusiveApp();

const saturday = { date: '2026-11-28', start: '13:00', end: '15:00', until: '2026-12-12' };
const plan = (asker: Asker, listing: string, body: object, id: string = randomUUID()) =>
  asker.inject({ method: 'PUT', url: `${exclusives}/open-houses/${listing}/${id}`, payload: body });
const planned = (asker: Asker, listing: string) =>
  asker.get<OpenHouseList>(`${exclusives}/open-houses/${listing}`);
const publish = async (asker: Asker, id: string) => {
  const { listingId, revision } = await details(asker, id);
  const url = `${exclusives}/publish/${listingId}`;
  expect((await asker.inject({ method: 'POST', url, payload: { revision } })).statusCode).toBe(200);
};
const shown = async (id: string) => (await app.server.get<ListingDetails>(`/api/v2/listing/${id}`)).openhouse;
const rsvp = (asker: Asker, id: string, openhousekey: string) =>
  asker.inject({ method: 'POST', url: `/api/v2/listing/${id}/rsvp`, payload: { openhousekey } });

/** A published home with an open house each week. */
async function anOpenHouse() {
  const { asker } = await app.agent('ada.reyes');
  const { listingId } = await aDraft(asker);
  const id = randomUUID();
  expect((await plan(asker, listingId, saturday, id)).statusCode).toBe(200);
  await publish(asker, listingId);
  return { asker, listingId, id };
}

describe('an open house of an exclusive listing', () => {
  it('shows an open house each week after publication, to the end of its repetition', async () => {
    const { listingId, id } = await anOpenHouse();
    expect(await shown(listingId)).toMatchObject([
      { openhousekey: `${id}-2026-11-28`, openhousestarttime: '13:00', openhouseendtime: '15:00' },
      { openhousedate: '2026-12-05' },
      { openhousedate: '2026-12-12' },
    ]);
  });

  it('changes and ends with the next publication alone, and is one when its plan is sent twice', async () => {
    const { asker, listingId, id } = await anOpenHouse();
    await plan(asker, listingId, { ...saturday, until: null }, id);
    await plan(asker, listingId, { ...saturday, until: null }, id);
    expect((await planned(asker, listingId)).items).toHaveLength(1);
    expect(await shown(listingId)).toHaveLength(3);
    expect((await details(asker, listingId)).hasChanges).toBe(true);
    await publish(asker, listingId);
    expect(await shown(listingId)).toHaveLength(1);
    await asker.inject({ method: 'DELETE', url: `${exclusives}/open-houses/${listingId}/${id}` });
    await publish(asker, listingId);
    expect(await shown(listingId)).toEqual([]);
  });

  it('refuses an open house by value where it cannot be, and for all but agent and admins', async () => {
    const { asker, listingId } = await anOpenHouse();
    const faulty = { date: '2026-11-20', start: '15:00', end: '13:00', until: null };
    expect(errorOf(await plan(asker, listingId, faulty)).validationErrors?.map(({ name }) => name)).toEqual([
      ...['date', 'end'],
    ]);
    for (const body of [{ ...saturday, start: '25:00' }, { ...saturday, date: 'soon' }, {}])
      expect((await plan(asker, listingId, body)).statusCode).toBe(400);
    const other = await app.agent('other.agent');
    expect((await plan(other.asker, listingId, saturday)).statusCode).toBe(404);
  });
});

describe('an answer to an open house', () => {
  it('stores an answer once with one receipt, and shows it to the agent of the home alone', async () => {
    const { asker, listingId, id } = await anOpenHouse();
    const visitor = await app.client();
    const key = `${id}-2026-12-05`;
    for (const _ of [1, 2])
      expect((await rsvp(visitor.asker, listingId, key)).json()).toEqual({ openhousekeys: [key] });
    const mails = await app.server.db.kysely.selectFrom('mail').select(['template', 'parameters']).execute();
    expect(mails).toMatchObject([
      {
        template: 'open-house-receipt',
        parameters: { when: expect.stringMatching(/^Sat, Dec 5, 1:00 PM - 3:00 PM Central/) },
      },
    ]);
    const [openHouse] = (await planned(asker, listingId)).items;
    expect(openHouse?.dates.map(({ guests }) => guests.length)).toEqual([0, 1, 0]);
    const url = `/api/v2/listing/${listingId}/rsvp?openhousekey=${key}`;
    expect((await visitor.asker.inject({ method: 'DELETE', url })).json()).toEqual({ openhousekeys: [] });
    expect((await planned(asker, listingId)).items[0]?.dates[1]?.guests).toEqual([]);
  });

  it('refuses answers of guests, to past and unknown open houses, and to those of an MLS', async () => {
    const { listingId, id } = await anOpenHouse();
    const { asker } = await app.client();
    expect((await rsvp(app.server, listingId, `${id}-2026-11-28`)).statusCode).toBe(401);
    expect((await rsvp(asker, listingId, `${id}-2026-11-14`)).statusCode).toBe(404);
    const openhouse = [
      {
        openhousekey: 'mls-1',
        openhousedate: '2026-11-28',
        openhousestarttime: null,
        openhouseendtime: null,
      },
    ];
    await app.server.save(
      aListing({ listingid: 'AUS9', listingkey: 'AUS-9', sourcelistingid: '9', openhouse }),
    );
    expect((await rsvp(asker, 'AUS9', 'mls-1')).statusCode).toBe(404);
    expect((await rsvp(asker, 'EL1', 'mls-1')).statusCode).toBe(404);
  });

  it('deletes answers three months after the open house', async () => {
    const { listingId, id } = await anOpenHouse();
    const { asker } = await app.client();
    await rsvp(asker, listingId, `${id}-2026-11-28`);
    const stored = async () =>
      (await asker.get<OpenHouseAnswers>(`/api/v2/listing/${listingId}/rsvp`)).openhousekeys.length;
    await forgetRsvps(app.server.db.kysely, testNow);
    expect(await stored()).toBe(1);
    await forgetRsvps(app.server.db.kysely, new Date('2027-03-01T00:00:00Z'));
    expect(await stored()).toBe(0);
  });
});
