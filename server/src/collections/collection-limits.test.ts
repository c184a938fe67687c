import type { getCollections } from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import {
  mostCollections,
  mostHomesInCollection,
  mostSavedHomes,
} from '@hearth/domain/people/collection-rules.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { removeListings } from '../listings/remove-listings.service.ts';
import {
  add,
  aHome,
  base,
  collectionsApp,
  create,
  dismiss,
  idsIn,
  isDismissed,
  send,
} from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';

const app = collectionsApp();

describe('the limits of collections', () => {
  it('hold for a person who creates many at once', async () => {
    const { asker, id } = await app.signedIn();
    await sql`insert into collection (person_id, edition, name, created_at, updated_at)
              select ${id}, 'austin', 'Old', now(), now() from generate_series(1, ${mostCollections - 2})`.execute(
      app.server.db.kysely,
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(asker, 'POST', base, { name: 'New' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(errorOf(answers.find(({ statusCode }) => statusCode === 400)!)).toMatchObject({
      code: 'validation_failed',
      validationErrors: [{ name: 'name', message: 'You can have 100 collections. Delete one first.' }],
    });
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) =>
        asker.get<ResponseOf<typeof getCollections>>(`${base}?page=${page}&excludeProposed=true`),
      ),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([24, 24, 24, 24, 4, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map((each) => each.id))).size).toBe(mostCollections);
    for (const { total, canAdd } of pages) expect([total, canAdd]).toEqual([mostCollections, false]);
  });

  it('hold for homes that are added at once; those that are gone make room', async () => {
    const homes = Array.from({ length: 6 }, (_, at) => aHome(at + 1));
    const stored = Array.from({ length: mostHomesInCollection - 2 }, (_, at) => aHome(at + 100));
    await app.server.save(...homes, ...stored);
    const { asker } = await app.signedIn();
    const { id } = await create(asker);
    await sql`insert into collection_listing (collection_id, listingkey, added_at)
              select ${id}::bigint, listingkey, now() from listing where sourcelistingid::int >= 100`.execute(
      app.server.db.kysely,
    );
    const answers = await Promise.all(homes.map(({ listingid }) => add(asker, id, listingid)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const refused = homes.find((_, at) => answers[at]!.statusCode === 400)!;
    await dismiss(asker, refused.listingid);
    expect(errorOf(await add(asker, id, refused.listingid))).toMatchObject({
      code: 'validation_failed',
      validationErrors: [
        {
          name: 'listingId',
          message: 'A collection can have 500 homes, hidden ones included. Remove one first.',
        },
      ],
    });
    expect(await isDismissed(asker, refused.listingid)).toBe(true);
    expect(await idsIn(asker, id)).toHaveLength(mostHomesInCollection);
    await removeListings(app.server.db.kysely, [{ listingkey: 'AUS-100', reason: 'test' }], testNow);
    expect((await add(asker, id, refused.listingid)).statusCode).toBe(200);
    expect(await idsIn(asker, id)).toHaveLength(mostHomesInCollection);
  });

  it('hold for all collections of a person together', async () => {
    const full = mostSavedHomes / mostHomesInCollection;
    const stored = Array.from({ length: mostHomesInCollection }, (_, at) => aHome(at + 100));
    await app.server.save(aHome(1), ...stored);
    const { asker } = await app.signedIn();
    const ids = await Promise.all(Array.from({ length: full + 1 }, async () => (await create(asker)).id));
    await sql`insert into collection_listing (collection_id, listingkey, added_at)
              select filled.id::bigint, listingkey, now() from listing, unnest(${ids.slice(1)}::text[]) as filled (id)
              where sourcelistingid::int >= 100`.execute(app.server.db.kysely);
    expect(errorOf(await add(asker, ids[0]!, 'AUS1'))).toMatchObject({
      code: 'validation_failed',
      validationErrors: [
        {
          name: 'listingId',
          message: 'You can save 5,000 homes, hidden ones included. Remove one first.',
        },
      ],
    });
    await send(asker, 'DELETE', `${base}/${ids[1]}`);
    expect((await add(asker, ids[0]!, 'AUS1')).statusCode).toBe(200);
  });
});
