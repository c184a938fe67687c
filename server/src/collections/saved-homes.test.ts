import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { removeListings } from '../listings/remove-listings.service.ts';
import {
  add,
  aHome,
  base,
  type CollectionPage,
  collectionsApp,
  create,
  dismiss,
  idsIn,
  list,
  remove,
  savedHomes,
  send,
  v2,
} from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();
const home = aHome(1);

describe('a home in a collection', () => {
  it('must be one that its person may see', async () => {
    await app.server.save(
      home,
      aHome(2, { source: 'EX', mlsstatus: 'Private' }),
      aHome(3, { internetentirelistingdisplayyn: false }),
      aHome(4),
      aHome(5, { edition: 'san-antonio' }),
    );
    await removeListings(app.server.db.kysely, [{ listingkey: 'AUS-4', reason: 'test' }], testNow);
    const { asker } = await app.signedIn();
    const { id } = await create(asker);
    const codes = [
      ['AUS2', 'listing_not_found'],
      ['AUS3', 'listing_not_found'],
      ['AUS4', 'listing_gone'],
      ['AUS5', 'listing_not_found'],
      ['AUS404', 'listing_not_found'],
    ] as const;
    for (const [listing, code] of codes) {
      expect(errorOf(await add(asker, id, listing)).code, listing).toBe(code);
      const body = { name: 'Whole', listings: ['AUS1', listing] };
      expect(errorOf(await send(asker, 'POST', base, body)).code, listing).toBe(code);
    }
    expect(await savedHomes(asker)).toMatchObject([{ name: 'Lake homes', listingIds: [] }]);
    const agent = await app.signedIn({ role: 'Agent' });
    const { listingIds } = await create(agent.asker, { name: 'Private', listings: ['AUS2', '2', 'AUS2'] });
    expect(listingIds).toEqual(['AUS2']);
  });

  it('shows, counts and pictures no home that the person may not see', async () => {
    const person = await app.signedIn({ role: 'Agent' });
    const asAgent = person.asker;
    await app.server.save(home, aHome(2));
    const { id } = await create(asAgent, { name: 'Two', listings: ['AUS1', 'AUS2'] });
    const states: readonly (readonly [string, () => Promise<unknown>, seenByAgent: boolean])[] = [
      ['private', () => app.server.save(aHome(2, { source: 'EX', mlsstatus: 'Private' })), true],
      [
        'hidden by its seller',
        () => app.server.save(aHome(2, { internetentirelistingdisplayyn: false })),
        false,
      ],
      [
        'removed',
        () => removeListings(app.server.db.kysely, [{ listingkey: 'AUS-2', reason: 'test' }], testNow),
        false,
      ],
      [
        'of an outdated source',
        () =>
          sql`insert into listing_source (edition, source, is_sample, updated_at, hidden_at)
              values ('austin', 'EX', false, now(), now())
              on conflict (edition, source) do update set hidden_at = now()`.execute(app.server.db.kysely),
        false,
      ],
    ];
    const client = app.server.as({ ...viewers.client, userId: person.id });
    for (const [state, change, seenByAgent] of states) {
      await sql`delete from listing_source`.execute(app.server.db.kysely);
      await app.server.save(aHome(2, state === 'of an outdated source' ? { source: 'EX' } : {}));
      for (const asker of [asAgent, client]) expect(await idsIn(asker, id), state).toHaveLength(2);
      await change();
      for (const [asker, isSeen] of [
        [asAgent, seenByAgent],
        [client, false],
      ] as const) {
        const page = await asker.get<CollectionPage>(`${v2}/${id}`);
        const expected = isSeen ? ['AUS1', 'AUS2'] : ['AUS1'];
        expect(page.listingIds, state).toEqual(expected);
        expect(page.listings.map(({ listingid }) => listingid)).toEqual(expected);
        expect([page.total, page.images.length]).toEqual([expected.length, expected.length]);
        const [shown] = await list(asker);
        expect([shown?.total, shown?.images.length]).toEqual([expected.length, expected.length]);
        expect(await savedHomes(asker)).toMatchObject([{ listingIds: expected }]);
      }
    }
    await app.server.save(aHome(2, { source: 'EX', mlsstatus: 'Private' }));
    expect((await remove(client, id, 'AUS2')).json()).toEqual({ done: true });
    await app.server.save(aHome(2));
    expect(await idsIn(client, id)).toEqual(['AUS1']);
  });
});

describe('the card of a home in a collection', () => {
  it('stays when it is sold, leased, pending or withdrawn, with what a card shows to the person', async () => {
    const { id: personId, asker: verified } = await app.signedIn();
    await app.server.save(home);
    const { id } = await create(verified, { name: 'Sold', listings: ['AUS1'] });
    const unverified = app.server.as({ ...viewers.unverifiedClient, userId: personId });
    for (const mlsstatus of ['Sold', 'Leased', 'Pending', 'Withdrawn', 'Expired'] as const) {
      const isOver = mlsstatus === 'Sold' || mlsstatus === 'Leased';
      const media = Array.from({ length: 9 }, (_, at) => aMedia({ sortOrder: at, mediaobjectid: `p${at}` }));
      await app.server.save(
        aHome(1, { mlsstatus, media, closeprice: isOver ? 612_345 : null, previouslistprice: 700_001 }),
      );
      for (const [asker, isVerified] of [
        [verified, true],
        [unverified, false],
      ] as const) {
        const { listings, images, total } = await asker.get<CollectionPage>(`${v2}/${id}`);
        const details = await asker.get<ListingDetails>('/api/v2/listing/AUS1');
        const [card] = listings;
        expect([total, card?.mlsstatus]).toEqual([1, mlsstatus]);
        expect(card?.closeprice).toBe(details.closeprice);
        expect(card?.previouslistprice).toBe(isVerified ? 700_001 : null);
        expect(card?.images).toEqual(details.images.slice(0, 6));
        expect(images).toEqual(details.images.slice(0, 1));
      }
    }
  });

  it('shows no hidden address', async () => {
    await app.server.save(aHome(1, { internetaddressdisplayyn: false }));
    const { asker } = await app.signedIn();
    const { id } = await create(asker, { name: 'Hidden', listings: ['AUS1'] });
    const { listings } = await asker.get<CollectionPage>(`${v2}/${id}`);
    expect(listings[0]).toMatchObject({ streetname: null, latitude: null });
    expect(JSON.stringify([listings, await list(asker)])).not.toMatch(/oak hollow|1204/i);
  });
});

describe('the usage of a home', () => {
  it('counts the people who have it in their collections, for its agent alone', async () => {
    await app.server.save(aHome(1, { agentId: 'ada.reyes' }));
    const people = [await app.signedIn(), await app.signedIn({ role: 'Agent' }), await app.signedIn()];
    for (const { asker } of people.slice(0, 2))
      for (const name of ['One', 'Two']) await create(asker, { name, listings: ['AUS1'] });
    const usage = async (asker: Asker) =>
      (await asker.get<ListingDetails>('/api/v2/listing/AUS1')).usageStatistics;
    const agent = app.server.as(viewers.agent);
    expect(await usage(agent)).toMatchObject({ savedToCollectionsCount: 2, dismissedCount: 0 });
    await dismiss(people[0]!.asker, 'AUS1');
    expect(await usage(agent)).toMatchObject({ savedToCollectionsCount: 1, dismissedCount: 1 });
    for (const { asker } of people) expect(await usage(asker)).toBeUndefined();
  });
});
