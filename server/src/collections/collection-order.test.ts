import { describe, expect, it } from 'vitest';
import {
  add,
  aHome,
  base,
  type CollectionPage,
  collectionsApp,
  create,
  idsIn,
  send,
  v2,
} from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { invite, sharedWithLee, status } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();

const move = (asker: Asker, id: string, listingId: string, before: string | null) =>
  send(asker, 'PUT', `${base}/${id}/listings/${listingId}/position`, { before });
const sorted = async (asker: Asker, id: string, query: string) =>
  (await asker.get<CollectionPage>(`${v2}/${id}?${query}`)).listingIds;

describe('the order by hand', () => {
  it('puts the last added home first until a person moves one, for all people', async () => {
    await app.server.save(aHome(1), aHome(2), aHome(3), aHome(4));
    const { kim, lee, id } = await sharedWithLee(app);
    for (const home of ['AUS1', 'AUS2', 'AUS3']) await add(kim.asker, id, home);
    expect(await idsIn(lee.asker, id)).toEqual(['AUS3', 'AUS2', 'AUS1']);
    expect((await move(lee.asker, id, 'AUS1', 'AUS2')).json()).toEqual({ done: true });
    expect(await idsIn(kim.asker, id)).toEqual(['AUS3', 'AUS1', 'AUS2']);
    await move(kim.asker, id, 'AUS3', null);
    await add(lee.asker, id, 'AUS4');
    for (const { asker } of [kim, lee])
      expect(await idsIn(asker, id)).toEqual(['AUS4', 'AUS1', 'AUS2', 'AUS3']);
    await move(kim.asker, id, 'AUS4', 'AUS4');
    expect(await sorted(kim.asker, id, 'sortType=DESC')).toEqual(['AUS3', 'AUS2', 'AUS1', 'AUS4']);
    const { images } = await kim.asker.get<CollectionPage>(`${v2}/${id}?sortType=DESC`);
    expect(images).toEqual((await kim.asker.get<CollectionPage>(`${v2}/${id}`)).images);
  });

  it('keeps one order after moves of two people at once', async () => {
    const homes = Array.from({ length: 8 }, (_, at) => aHome(at + 1));
    const ids = homes.map(({ listingid }) => listingid);
    await app.server.save(...homes);
    const { kim, lee, id } = await sharedWithLee(app);
    for (const home of ids) await add(kim.asker, id, home);
    const moves = ids.flatMap((home, at) => [
      move(kim.asker, id, home, ids[(at + 3) % 8]!),
      move(lee.asker, id, home, at % 3 === 0 ? null : ids[(at + 5) % 8]!),
    ]);
    expect(await Promise.all(moves.map(status))).toEqual(moves.map(() => 200));
    const order = await idsIn(kim.asker, id);
    expect(await idsIn(lee.asker, id)).toEqual(order);
    expect(order.toSorted()).toEqual(ids);
  });

  it('refuses moves of invited people, and of homes that the collection does not have', async () => {
    await app.server.save(aHome(1), aHome(2), aHome(3, { source: 'EX', mlsstatus: 'Private' }));
    const { kim, id } = await sharedWithLee(app);
    const bo = await app.signedIn();
    await invite(kim.asker, id, bo.email);
    await add(kim.asker, id, 'AUS1');
    expect(errorOf(await move(bo.asker, id, 'AUS1', null))).toEqual({ status: 403, code: 'forbidden' });
    expect(errorOf(await move(kim.asker, id, 'AUS2', null))).toEqual({ status: 404, code: 'not_found' });
    expect(errorOf(await move(kim.asker, id, 'AUS3', null)).code).toBe('listing_not_found');
    expect(errorOf(await move(kim.asker, id, 'AUS1', 'AUS2'))).toMatchObject({
      ...{ status: 400, validationErrors: [{ name: 'before' }] },
    });
    expect(errorOf(await move(kim.asker, 'dismissed', 'AUS1', null))).toEqual({
      status: 404,
      code: 'not_found',
    });
  });
});

describe('the homes of a collection', () => {
  it('sorts homes as a search does, our own first where requested', async () => {
    const withdrawn = aHome(4, { mlsstatus: 'Withdrawn', listprice: 1 });
    const ours = { source: 'EX', mlsstatus: 'Active', listprice: 400_000 } as const;
    await app.server.save(
      aHome(1, { listprice: 300_000 }),
      aHome(2, { listprice: 200_000 }),
      aHome(3, ours),
      withdrawn,
    );
    const { asker } = await app.signedIn();
    const { id } = await create(asker);
    for (const home of ['AUS1', 'AUS2', 'AUS3', 'AUS4']) await add(asker, id, home);
    const orders = {
      'sortBy=price': ['AUS3', 'AUS1', 'AUS2', 'AUS4'],
      'sortBy=price&sortType=ASC': ['AUS2', 'AUS1', 'AUS3', 'AUS4'],
      'sortBy=price&sortType=ASC&ourListingsFirst=true': ['AUS3', 'AUS2', 'AUS1', 'AUS4'],
      'sortBy=recentlyAdded': ['AUS4', 'AUS3', 'AUS2', 'AUS1'],
      'ourListingsFirst=true': ['AUS3', 'AUS4', 'AUS2', 'AUS1'],
    };
    for (const [query, order] of Object.entries(orders))
      expect(await sorted(asker, id, query), query).toEqual(order);
    expect(
      (await asker.get<CollectionPage>(`${v2}/${id}?sortBy=price&limit=1&page=3`)).listings,
    ).toMatchObject([{ listingid: 'AUS2' }]);
    for (const wrong of ['sortBy=travelTime', 'sortBy=x', 'sortType=up', 'ourListingsFirst=maybe'])
      await asker.get(`${v2}/${id}?${wrong}`, 400);
  });
});
