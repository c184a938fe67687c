import { describe, expect, it } from 'vitest';
import {
  add,
  aHome,
  base,
  type CollectionPage,
  collectionsApp,
  create,
  dismiss,
  idsIn,
  isDismissed,
  list,
  remove,
  savedHomes,
  send,
  v2,
} from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';

const app = collectionsApp();
const home = aHome(1);

describe('the dismissed homes', () => {
  it('lists dismissed homes as the last collection, and only where it has homes', async () => {
    await app.server.save(home, aHome(2));
    const { asker } = await app.signedIn();
    expect(await asker.get<CollectionPage>(`${v2}/dismissed`)).toMatchObject({ id: 'dismissed', total: 0 });
    expect(await list(asker)).toEqual([]);
    expect((await add(asker, 'dismissed', '1')).json()).toEqual({ done: true });
    await create(asker);
    expect((await list(asker)).map(({ id }) => id)).toEqual([expect.stringMatching(/^\d+$/), 'dismissed']);
    expect(await list(asker, '?excludeDismissed=true')).toHaveLength(1);
    expect(await list(asker, '?excludeDismissed=false')).toHaveLength(2);
    const page = await asker.get<CollectionPage>(`${v2}/dismissed`);
    expect(page).toMatchObject({ id: 'dismissed', name: 'Hidden homes', description: null, total: 1 });
    expect(page.listings.map(({ listingid }) => listingid)).toEqual(['AUS1']);
    for (const [method, url, payload] of [
      ['PATCH', `${v2}/dismissed`, { name: 'Mine' }],
      ['DELETE', `${base}/dismissed`],
    ] as const)
      expect(errorOf(await send(asker, method, url, payload))).toEqual({ status: 404, code: 'not_found' });
    await app.server.save(aHome(1, { source: 'EX', mlsstatus: 'Private' }));
    expect(await list(asker)).toHaveLength(1);
    expect((await remove(asker, 'dismissed', 'AUS1')).json()).toEqual({ done: true });
    await app.server.save(home);
    expect(await isDismissed(asker, 'AUS1')).toBe(false);
    expect(await asker.get<CollectionPage>(`${v2}/dismissed`)).toMatchObject({ total: 0 });
  });

  it('leave the collections of their person, which the answer names for an undo', async () => {
    await app.server.save(home, aHome(2));
    const [mine, theirs] = [await app.signedIn(), await app.signedIn()];
    const body = { name: 'Both', listings: ['AUS1', 'AUS2'] };
    const [first, second, foreign] = [
      await create(mine.asker, body),
      await create(mine.asker, body),
      await create(theirs.asker, body),
    ];
    const answer = (await dismiss(mine.asker, '1')).json<{ done: true; removedFrom: string[] }>();
    expect({ ...answer, removedFrom: answer.removedFrom.toSorted() }).toEqual({
      done: true,
      removedFrom: [first.id, second.id],
    });
    expect((await dismiss(mine.asker, '1')).json()).toEqual({ done: true, removedFrom: [] });
    expect((await list(mine.asker)).map(({ total }) => total)).toEqual([1, 1, 1]);
    expect((await savedHomes(mine.asker)).map(({ listingIds }) => listingIds)).toEqual([['AUS2'], ['AUS2']]);
    expect(await idsIn(mine.asker, 'dismissed')).toEqual(['AUS1']);
    expect(await idsIn(theirs.asker, foreign.id)).toEqual(['AUS1', 'AUS2']);
    for (const id of answer.removedFrom) await add(mine.asker, id, '1');
    expect(await isDismissed(mine.asker, 'AUS1')).toBe(false);
    for (const { id } of [first, second]) expect(await idsIn(mine.asker, id)).toContain('AUS1');
  });

  it('restores a dismissed home that is added to a collection, also to a new one', async () => {
    await app.server.save(home, aHome(2));
    const { asker } = await app.signedIn();
    const { id } = await create(asker);
    for (const each of ['AUS1', 'AUS2']) await dismiss(asker, each);
    await add(asker, id, 'AUS1');
    expect([await isDismissed(asker, 'AUS1'), await isDismissed(asker, 'AUS2')]).toEqual([false, true]);
    await create(asker, { name: 'New', listings: ['AUS2'] });
    expect(await isDismissed(asker, 'AUS2')).toBe(false);
  });

  it('keeps a home dismissed or saved, never both, for requests at once', async () => {
    await app.server.save(home);
    const { asker } = await app.signedIn();
    const { id } = await create(asker);
    for (let round = 0; round < 10; round++) {
      await Promise.all([dismiss(asker, 'AUS1'), add(asker, id, 'AUS1'), dismiss(asker, 'AUS1')]);
      const isSaved = (await idsIn(asker, id)).length === 1;
      expect(isSaved).toBe(!(await isDismissed(asker, 'AUS1')));
    }
  });
});
