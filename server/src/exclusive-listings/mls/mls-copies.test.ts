import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { MlsCopy } from '@hearth/domain/contract/exclusive-listing-publish.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDraft, aHomeToList, details, exclusiveApp, exclusives } from '../../testing/exclusive-app.ts';
import { testNow } from '../../testing/generated-listings.ts';
import type { Asker } from '../../testing/test-app.ts';
import { waitingStatements } from '../../testing/waiting-statements.ts';
import { giveWayToMls } from './give-way.service.ts';

const app = exclusiveApp();

/** The home of `aHomeToList` on the MLS. */
const onMls = (changes: Partial<Listing> = {}) => aListing({ agentId: 'ben.cole', ...changes });
const fields = { ...aHomeToList, parcelNumber: '01-2345' };

async function published(asker: Asker, values: object = fields): Promise<ExclusiveDetails> {
  const { listingId, revision } = await aDraft(asker, values);
  const answer = await asker.inject({
    ...{ method: 'POST', url: `${exclusives}/publish/${listingId}`, payload: { revision } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const foundIds = async () =>
  (await app.server.get<{ listings: { listingid: string }[] }>('/api/v2/listing/search')).listings.map(
    ({ listingid }) => listingid,
  );
const copies = async (asker: Asker, { listingId }: Pick<ExclusiveDetails, 'listingId'>) =>
  (await asker.get<{ items: MlsCopy[] }>(`${exclusives}/mls-copies/${listingId}`)).items;

describe('a home on the MLS', () => {
  it.each<[string, Partial<Listing>, MlsCopy['match']]>([
    ['its address in another spelling', { streetsuffix: 'Drive', streetnumber: '1204' }, 'address'],
    ['its parcel and house number', { parcelnumber: '01-2345', streetname: 'Oak Hollow Trace' }, 'parcel'],
  ])('is found by %s', async (_, changes, match) => {
    const { asker } = await app.agent('ada.reyes');
    const draft = await aDraft(asker, fields);
    await app.server.save(onMls(changes));
    expect(await copies(asker, draft)).toMatchObject([{ source: 'AUS', listingId: '1000001', match }]);
  });

  it.each<[string, Partial<Listing>]>([
    ['another unit', { unitnumber: '3' }],
    ['another house of the parcel', { parcelnumber: '01-2345', streetnumber: '1206' }],
    ['a lease', { propertytype: 'Residential Lease' }],
    ['a closed listing', { mlsstatus: 'Sold' }],
    ['a hidden listing', { internetentirelistingdisplayyn: false }],
    ['a hidden address of another agent', { internetaddressdisplayyn: false }],
    ['a listing of another site', { edition: 'san-antonio', source: 'SA' }],
  ])('is not %s', async (_, changes) => {
    const { asker } = await app.agent('ada.reyes');
    const draft = await aDraft(asker, fields);
    await app.server.save(onMls(changes));
    expect(await copies(asker, draft)).toEqual([]);
  });

  it('keeps an exclusive listing that gets another address meanwhile', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { draftId } = await published(asker);
    await app.server.save(onMls());
    const moved = JSON.stringify({ streetNumber: '1300', parcelNumber: '99-1' });
    const { givingWay } = await app.server.db.kysely.transaction().execute(async (transaction) => {
      await sql`
        update exclusive_listing set published_fields = published_fields || ${moved}::jsonb where draft_id = ${draftId}
      `.execute(transaction);
      const started = giveWayToMls(app.server.db.kysely, { edition: 'austin', now: testNow });
      await expect.poll(() => waitingStatements(app.server.db)).toBe(1);
      return { givingWay: started };
    });
    expect(await givingWay).toBe(0);
    expect(await details(asker, draftId)).toMatchObject({ listedOnMls: null });
  });

  it('shows a home once: the exclusive listing is withdrawn, as listed on the MLS', async () => {
    const { asker } = await app.agent('ada.reyes');
    const home = await published(asker);
    await app.server.save(onMls());
    const requested = { edition: 'austin', now: testNow } as const;
    expect(await giveWayToMls(app.server.db.kysely, requested)).toBe(1);
    expect(await giveWayToMls(app.server.db.kysely, requested)).toBe(0);
    expect(await foundIds()).toEqual(['AUS1000001']);
    expect(await details(asker, home.listingId)).toMatchObject({
      fields: { mlsStatus: 'Listed on Mls', relatedMlsSource: 'AUS', primaryListingId: '1000001' },
      listedOnMls: {
        source: 'AUS',
        listingId: '1000001',
        url: '/1204-oak-hollow-dr-austin-tx-78704-1000001.html',
      },
      hasChanges: false,
    });
  });

  it('publishes no home again beside its MLS listing', async () => {
    const { asker } = await app.agent('ada.reyes');
    await app.server.save(onMls());
    const { listingId, revision } = await aDraft(asker, fields);
    const answer = await asker.inject({
      ...{ method: 'POST', url: `${exclusives}/publish/${listingId}`, payload: { revision } },
    });
    expect(answer.json()).toMatchObject({
      validationErrors: [
        { name: 'mlsStatus', message: 'This home is on the MLS as 1000001. Choose Listed on MLS.' },
      ],
    });
    expect(await foundIds()).toEqual(['AUS1000001']);
  });
});

describe('a resync', () => {
  const sync = (id: string) => `/api/v2/listing/${id}/sync`;
  const ended = async (asker: Asker, id: string) => {
    await expect.poll(async () => (await asker.get<{ isSyncing: boolean }>(sync(id))).isSyncing).toBe(false);
    return asker.get(sync(id));
  };

  it('reports that the MLS has no listing of the home, and lists it there once it has', async () => {
    const { asker } = await app.agent('ada.reyes');
    const { listingId } = await published(asker);
    expect(await asker.get(sync(listingId))).toEqual({ isSyncing: false, syncedAt: null, copy: null });
    const started = await asker.inject({ method: 'POST', url: sync(listingId) });
    expect(started.json()).toMatchObject({ isSyncing: true });
    expect(await ended(asker, listingId)).toMatchObject({ syncedAt: testNow.toISOString(), copy: null });
    await app.server.save(onMls());
    await asker.inject({ method: 'POST', url: sync(listingId) });
    expect(await ended(asker, listingId)).toMatchObject({ copy: { listingId: '1000001', match: 'address' } });
    await expect.poll(async () => foundIds()).toEqual(['AUS1000001']);
  });

  it('resyncs for the agent and admins alone', async () => {
    const { listingId } = await aDraft((await app.agent('ada.reyes')).asker);
    const other = await app.agent('ben.cole');
    await other.asker.get(sync(listingId), 404);
    expect((await other.asker.inject({ method: 'POST', url: sync(listingId) })).statusCode).toBe(404);
  });
});
