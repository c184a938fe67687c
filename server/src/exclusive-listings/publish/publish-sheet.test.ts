import { randomUUID } from 'node:crypto';
import type { PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { listingFieldsOf } from '@hearth/domain/exclusive/edit-payload.ts';
import {
  type EditPayload,
  type FieldName,
  fieldNames,
  hasField,
  rowOf,
} from '@hearth/domain/exclusive/field-catalog.ts';
import { sheetAudiences } from '@hearth/domain/exclusive/publish-sheet.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { describe, expect, it } from 'vitest';
import { saveAgents } from '../../agents/agents.queries.ts';
import { anAgent } from '../../testing/an-agent.ts';
import { aDraft, aHomeToList, exclusiveApp, exclusives, saved } from '../../testing/exclusive-app.ts';
import type { Asker } from '../../testing/test-app.ts';

const app = exclusiveApp();

const sheet = (asker: Asker, id: string): Promise<PublishSheet> =>
  asker.get(`${exclusives}/publish-sheet/${id}`);
const post = (asker: Asker, path: string, payload: object) =>
  asker.inject({ method: 'POST', url: `${exclusives}/${path}`, payload });

const formatted: Readonly<Record<string, string>> = {
  ...{ street: 'Loop', city: 'Austin', state: 'TX', zip: '78704', letters: 'Travis' },
  ...{ phone: '+15125550146', 'web address': 'https://tours.example/1' },
};

function sampleValue(name: FieldName): unknown {
  const row = rowOf(name);
  if (row.kind === 'text') return formatted[row.format ?? ''] ?? 'Plain words';
  if (row.kind === 'prose') return 'A bright home with a porch.';
  if (row.kind === 'number') return Math.max(1, row.least);
  if (row.kind === 'choice') return row.options[0]?.value;
  if (row.kind === 'choices') return row.options.slice(0, 2);
  return row.kind === 'date' ? '2026-01-05' : true;
}

/** A home with a value in each of its fields. */
function fullHome(changes: EditPayload): EditPayload {
  const values = Object.fromEntries(fieldNames.map((name) => [name, sampleValue(name)]));
  const all = { ...values, ...aHomeToList, ...changes } as EditPayload;
  return Object.fromEntries(
    fieldNames.filter((name) => hasField(name, all)).map((name) => [name, all[name]]),
  );
}

const requested = {
  everyone: viewers.guest,
  'signed in': viewers.unverifiedClient,
  verified: viewers.client,
  agents: viewers.anotherAgent,
} as const;

/** Fields whose values the API sends a viewer of a published home. */
async function sentTo(
  audience: keyof typeof requested,
  id: string,
  fields: EditPayload,
): Promise<FieldName[]> {
  const asker = app.server.as(requested[audience]);
  const bodies = await Promise.all(
    [`/api/v2/listing/${id}`, `/api/v2/listing/${id}/showing-details`].map((url) => asker.inject({ url })),
  );
  const sent: Record<string, unknown> = Object.assign(
    {},
    ...bodies.filter(({ statusCode }) => statusCode === 200).map((body) => body.json()),
  );
  const stored = listingFieldsOf(fields) as Record<string, unknown>;
  return fieldNames.filter((name) => {
    const { listing } = rowOf(name);
    return listing !== null && fields[name] !== undefined && same(sent[listing], stored[listing]);
  });
}

const same = (one: unknown, other: unknown) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

describe('the publish sheet', () => {
  it.each<[string, EditPayload]>([
    ['an active home', {}],
    ['a home with a hidden address', { internetAddressDisplayYn: false }],
    ['a private home', { mlsStatus: 'Private' }],
    ['a sold home', { mlsStatus: 'Sold', closePrice: 640_000, closeDate: '2026-11-20' }],
    ['a lease', { propertyType: 'Residential Lease', propertySubtype: 'Condominium', listPrice: 2500 }],
    ['a ranch', { propertyType: 'Farm', propertySubtype: 'Ranch' }],
    ['a withdrawn home', { mlsStatus: 'Withdrawn' }],
  ])('of %s has for each viewer the fields that the API sends', async (_, changes) => {
    const { asker } = await app.agent('ada.reyes');
    const fields = fullHome(changes);
    const { listingId } = await aDraft(asker, fields);
    const { rows, revision } = await sheet(asker, listingId);
    expect((await post(asker, `publish/${listingId}`, { revision })).statusCode).toBe(200);
    for (const audience of Object.keys(requested) as (keyof typeof requested)[]) {
      const reach = sheetAudiences.indexOf(audience);
      const expected = rows
        .filter((row) => sheetAudiences.indexOf(row.audience) <= reach)
        .map(({ name }) => name);
      expect(await sentTo(audience, listingId, fields), audience).toEqual(expected);
    }
    expect((await sheet(asker, listingId)).rows.every(({ change }) => change === 'same')).toBe(true);
  });

  it('lists the changes since the last publication, and is refused once it is outdated', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { listingId, draftId, revision } = await aDraft(asker);
    await post(asker, `publish/${listingId}`, { revision });
    await saved(
      asker,
      draftId,
      { listPrice: 640_000, yearBuilt: 1999, bathroomsFull: null },
      { on: revision },
    );
    const seen = await sheet(asker, listingId);
    expect(
      seen.rows
        .filter(({ change }) => change !== 'same')
        .map(({ name, change, before }) => [name, change, before]),
    ).toEqual([
      ['listPrice', 'changed', 650_000],
      ['bathroomsFull', 'removed', 2],
      ['yearBuilt', 'new', null],
    ]);
    await saved(asker, draftId, { listPrice: 1 }, { on: seen.revision });
    expect((await post(asker, `republish/${listingId}`, { revision: seen.revision })).statusCode).toBe(409);
  });

  it('names pages that show the home, and words about people', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { listingId } = await aDraft(asker, {
      ...aHomeToList,
      publicRemarks: 'No kids.',
      longitude: undefined,
    });
    const { places, findings } = await sheet(asker, listingId);
    expect(places.find(({ page, viewer }) => page === 'map' && viewer === 'guest')?.stop?.rule).toBe(
      'no_position',
    );
    expect(findings).toMatchObject([{ name: 'publicRemarks', phrase: 'No kids' }]);
    const other = await app.agent('ben.cole');
    expect((await other.asker.inject({ url: `${exclusives}/publish-sheet/${listingId}` })).statusCode).toBe(
      404,
    );
  });
});

describe('the clock of clear cooperation', () => {
  it('starts with the first public publication, and ends once the home is on the MLS', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { listingId, revision } = await aDraft(asker, { ...aHomeToList, mlsStatus: 'Private' });
    const clock = async () => (await sheet(asker, listingId)).cooperation;
    expect(await clock()).toMatchObject({
      applies: true,
      state: 'waiting',
      deadlineIfPublished: null,
      log: [],
    });
    await post(asker, `publish/${listingId}`, { revision });
    expect((await clock()).log).toEqual([]);
    await post(asker, `status/${listingId}`, { mlsStatus: 'Active' });
    // A Saturday noon in Austin.
    const running = { state: 'running', deadline: '2026-11-23T23:00:00.000Z', deadlineIfPublished: null };
    expect(await clock()).toMatchObject({
      ...running,
      log: [{ pages: ['search', 'map', 'agent', 'partner', 'mail'], onMls: false }],
    });
    await post(asker, `status/${listingId}`, { mlsStatus: 'Withdrawn' });
    expect(await clock()).toMatchObject({ ...running, log: [{}, { pages: [] }] });
    await post(asker, `status/${listingId}`, {
      ...{ mlsStatus: 'Listed on Mls', relatedMlsSource: 'AUS', primaryListingId: '1234567' },
    });
    expect(await clock()).toMatchObject({ state: 'met', log: [{}, {}, { pages: [], onMls: true }] });
  });

  it('never starts for a ranch of an agent without a license, which no page lists', async () => {
    const { asker } = await app.agent('ada.reyes');
    await saveAgents(app.server.db.kysely, [anAgent()]);
    const ranch = fullHome({ propertyType: 'Farm', propertySubtype: 'Ranch' });
    const { listingId, revision } = await aDraft(asker, ranch);
    const waiting = { state: 'waiting', deadline: null, deadlineIfPublished: null, log: [] };
    const { cooperation, places } = await sheet(asker, listingId);
    expect(cooperation).toMatchObject(waiting);
    expect(places.find(({ page, viewer }) => page === 'agent' && viewer === 'guest')?.stop?.rule).toBe(
      'no_agent_page',
    );
    expect((await post(asker, `publish/${listingId}`, { revision })).statusCode).toBe(200);
    expect((await sheet(asker, listingId)).cooperation).toMatchObject(waiting);
  });

  it('shows the deadline that publishing would set before the home is published', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { listingId } = await aDraft(asker);
    expect((await sheet(asker, listingId)).cooperation).toMatchObject({
      ...{ state: 'waiting', deadline: null, deadlineIfPublished: '2026-11-23T23:00:00.000Z' },
    });
  });
});

it('lists open houses of the draft, and counts its pictures', async () => {
  const { asker } = await app.agent('ada.reyes');
  const { listingId } = await aDraft(asker);
  await asker.inject({
    ...{ method: 'PUT', url: `${exclusives}/open-houses/${listingId}/${randomUUID()}` },
    payload: { date: '2026-11-28', start: '13:00', end: '15:00', until: null },
  });
  expect((await asker.get<PublishSheet>(`${exclusives}/publish-sheet/${listingId}`)).parts).toMatchObject({
    ...{ photos: 1, floorPlans: 0, withoutCaption: 1, virtualTour: null, cover: expect.any(String) },
    openHouses: [{ date: '2026-11-28', start: '13:00', end: '15:00' }],
  });
});
