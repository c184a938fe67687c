import { randomUUID } from 'node:crypto';
import type { getAgreement, HomeVotes, Votes } from '@hearth/domain/contract/collection-votes.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { Departure } from '@hearth/domain/contract/membership.ts';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tokenHash } from '../db/token-hash.ts';
import { add, aHome, base, collectionsApp, create, remove, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { heardPeople } from '../testing/heard-people.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { invite, join, members, sharedWithLee, status } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();

const votes = async (asker: Asker, id: string) => (await asker.get<Votes>(`${base}/${id}/votes`)).homes;
const vote = (asker: Asker, id: string, listingId: string, answer: string, dealBreakers?: string[]) =>
  send(asker, 'PUT', `${base}/${id}/listings/${listingId}/vote`, { answer, dealBreakers });
const openAll = (asker: Asker, id: string) => send(asker, 'POST', `${base}/${id}/votes/open`);
const agreement = (asker: Asker, id: string) =>
  asker.get<ResponseOf<typeof getAgreement>>(`${base}/${id}/agreement`);
/** Names with answers, e.g. 'Kim: yes'. */
const words = (home: HomeVotes | undefined) =>
  home?.votes.map(({ person, answer }) => `${person.firstname}: ${answer}`).sort();

/** Kim's collection with two homes, shared with Lee. */
async function withHomes() {
  await app.server.save(aHome(1, { listprice: 425_000 }), aHome(2));
  const shared = await sharedWithLee(app);
  for (const home of ['AUS1', 'AUS2']) await add(shared.kim.asker, shared.id, home);
  return shared;
}

const mails = async () =>
  (
    await sql<{ to: string }>`select to_address as to from mail where template = 'votes-opened'`.execute(
      app.server.db.kysely,
    )
  ).rows.map(({ to }) => to);

describe('a vote in a shared collection', () => {
  it('shows a vote to its person alone until all have voted', async () => {
    const { kim, lee, id } = await withHomes();
    expect(await status(vote(kim.asker, id, 'AUS1', 'no', ['price', 'stairs']))).toBe(200);
    const own = { answer: 'no', dealBreakers: ['price', 'stairs'] };
    expect(await votes(kim.asker, id)).toEqual([{ listingid: 'AUS1', own, openedAt: null, votes: [] }]);
    expect(await votes(lee.asker, id)).toEqual([]);
    expect(await mails()).toEqual([]);
    const last = (await vote(lee.asker, id, 'AUS1', 'yes')).json<Votes>();
    expect(words(last.homes[0])).toEqual(['Kim: no', 'Lee: yes']);
    expect(words((await votes(kim.asker, id))[0])).toEqual(['Kim: no', 'Lee: yes']);
    expect(await mails()).toEqual([kim.email]);
  });

  it('opens the votes on the homes that the owner voted on', async () => {
    const { kim, lee, id } = await withHomes();
    await vote(lee.asker, id, 'AUS1', 'no');
    await vote(lee.asker, id, 'AUS2', 'maybe');
    expect((await openAll(kim.asker, id)).json<Votes>().homes).toEqual([]);
    await sql`update collection_listing set votes_opened_at = null`.execute(app.server.db.kysely);
    const mo = await app.signedIn({ firstname: 'Mo' });
    await invite(kim.asker, id, mo.email);
    await join(mo.asker, id);
    await vote(kim.asker, id, 'AUS1', 'yes');
    expect(await votes(mo.asker, id)).toEqual([]);
    expect(errorOf(await openAll(lee.asker, id))).toEqual({ status: 403, code: 'forbidden' });
    const opened = (await openAll(kim.asker, id)).json<Votes>().homes;
    expect(opened.map(words)).toEqual([['Kim: yes', 'Lee: no']]);
    expect((await mails()).sort()).toEqual([lee.email, mo.email].sort());
    // Later votes show that they came late, and changes what they were.
    await vote(mo.asker, id, 'AUS1', 'yes');
    await vote(lee.asker, id, 'AUS1', 'maybe', ['layout']);
    await vote(mo.asker, id, 'AUS1', 'maybe');
    const [home] = await votes(kim.asker, id);
    const marks = home?.votes.map((each) => [each.person.firstname, each.isLate, each.answerAtOpening]);
    expect(marks?.sort()).toEqual([
      ['Kim', false, null],
      ['Lee', false, 'no'],
      ['Mo', true, null],
    ]);
    await vote(lee.asker, id, 'AUS1', 'no');
    const [again] = await votes(kim.asker, id);
    expect(again?.votes.find(({ person }) => person.firstname === 'Lee')?.answerAtOpening).toBeNull();
    expect(await mails()).toHaveLength(2);
  });

  it('takes at most three known deal-breakers, none with a yes, on a home of the collection', async () => {
    const { kim, id } = await withHomes();
    const four = ['price', 'size', 'age', 'layout'];
    for (const [answer, dealBreakers] of [
      ['no', four],
      ['no', ['smell']],
      ['yes', ['price']],
      ['perhaps', []],
    ] as const)
      expect(errorOf(await vote(kim.asker, id, 'AUS1', answer, [...dealBreakers])).code).toBe(
        'validation_failed',
      );
    await app.server.save(aHome(3));
    expect(errorOf(await vote(kim.asker, id, 'AUS3', 'no'))).toEqual({ status: 404, code: 'not_found' });
    expect(errorOf(await vote(kim.asker, id, 'AUS404', 'no')).code).toBe('listing_not_found');
    expect(await votes(kim.asker, id)).toEqual([]);
  });

  it('accepts votes of the people of a collection with several, and of no others', async () => {
    const { kim, lee, id } = await withHomes();
    const [invited, stranger] = [await app.signedIn(), await app.signedIn()];
    await invite(kim.asker, id, invited.email);
    const answers = async (asker: Asker) => [
      await status(vote(asker, id, 'AUS1', 'yes')),
      await status(openAll(asker, id)),
      (await asker.inject({ url: `${base}/${id}/votes` })).statusCode,
      (await asker.inject({ url: `${base}/${id}/agreement` })).statusCode,
    ];
    expect(await answers(invited.asker)).toEqual([403, 403, 403, 403]);
    expect(await answers(stranger.asker)).toEqual([404, 404, 404, 404]);
    expect(await answers(lee.asker)).toEqual([200, 403, 200, 200]);
    const { id: alone } = await create(kim.asker, { name: 'Mine', listings: ['AUS1'] });
    expect(errorOf(await vote(kim.asker, alone, 'AUS1', 'yes')).status).toBe(403);
  });
});

it('announces a vote to all once the votes on its home are open', async () => {
  const { kim, lee, id } = await withHomes();
  const streams = await heardPeople(app.server.db);
  onTestFinished(streams.stop);
  await vote(kim.asker, id, 'AUS1', 'yes');
  expect(await streams.heard()).toEqual([kim.id]);
  await openAll(kim.asker, id);
  await streams.heard();
  await vote(lee.asker, id, 'AUS1', 'no');
  expect((await streams.heard()).sort()).toEqual([kim.id, lee.id].sort());
  await vote(lee.asker, id, 'AUS2', 'no');
  expect(await streams.heard()).toEqual([lee.id]);
});

interface Leaving {
  readonly kim: SignedIn;
  readonly mo: SignedIn;
}
type SignedIn = Awaited<ReturnType<typeof app.signedIn>>;

const departures = {
  leaves: ({ mo }: Leaving, path: string) => send(mo.asker, 'POST', path.replace(/collaborator.*/, 'leave')),
  'is removed': ({ kim }: Leaving, path: string) => send(kim.asker, 'DELETE', path),
  async 'deletes the account'({ mo: { asker, id, email } }: Leaving) {
    const token = randomUUID();
    await app.server.db.kysely
      .insertInto('session')
      .values({
        ...{ id: randomUUID(), personId: id, token: tokenHash(token), expiresAt: new Date('2027-01-01') },
        ...{ ipAddress: '', userAgent: '', deviceId: '', createdAt: testNow, updatedAt: testNow },
      })
      .execute();
    return asker.inject({
      ...{ method: 'DELETE', url: '/api/user/me', payload: { email } },
      headers: { authorization: `Bearer ${token}` },
    });
  },
};

const ways = Object.keys(departures) as (keyof typeof departures)[];

describe('a person who leaves', () => {
  it('takes the votes along, of which others read only the number of opened ones', async () => {
    const { kim, lee, id } = await withHomes();
    for (const home of ['AUS1', 'AUS2']) await vote(lee.asker, id, home, 'no');
    await vote(kim.asker, id, 'AUS1', 'yes');
    const [member] = (await members(kim.asker, id)).collaborators;
    const departing = async (asker: Asker) =>
      (await asker.get<Departure>(`${base}/${id}/collaborator/${member?.id}/departure`)).find(
        ({ what }) => what === 'votes',
      )?.count;
    expect([await departing(kim.asker), await departing(lee.asker)]).toEqual([1, 2]);
    await send(lee.asker, 'POST', `${base}/${id}/leave`);
    expect((await votes(kim.asker, id)).map(words)).toEqual([['Kim: yes']]);
  });

  it.each(ways)('opens votes of all who stay, with a mail to each, when the person %s', async (way) => {
    const { kim, lee, id } = await withHomes();
    const mo = await app.signedIn({ firstname: 'Mo' });
    await invite(kim.asker, id, mo.email);
    await join(mo.asker, id);
    await vote(kim.asker, id, 'AUS1', 'yes');
    await vote(lee.asker, id, 'AUS1', 'no');
    await vote(lee.asker, id, 'AUS2', 'no');
    expect((await votes(kim.asker, id))[0]?.openedAt).toBeNull();
    const [, member] = (await members(kim.asker, id)).collaborators;
    const answer = await departures[way]({ mo, kim }, `${base}/${id}/collaborator/${member?.id}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await votes(kim.asker, id)).map(words)).toEqual([['Kim: yes', 'Lee: no']]);
    expect((await mails()).sort()).toEqual(
      way === 'is removed' ? [lee.email] : [kim.email, lee.email].sort(),
    );
  });
});

describe('the agreement of a collection', () => {
  it('lists homes with opened votes, differences first, and a search without deal-breakers', async () => {
    const { kim, lee, id } = await withHomes();
    await vote(kim.asker, id, 'AUS2', 'yes');
    await vote(lee.asker, id, 'AUS2', 'yes');
    await vote(kim.asker, id, 'AUS1', 'no', ['price', 'location']);
    expect((await agreement(kim.asker, id)).homes.map(({ listingid }) => listingid)).toEqual(['AUS2']);
    await vote(lee.asker, id, 'AUS1', 'yes');
    const { listings, homes, search, name, total } = await agreement(lee.asker, id);
    expect([name, total]).toEqual(['Lake homes', 2]);
    expect(listings.map(({ listingid }) => listingid)).toEqual(['AUS1', 'AUS2']);
    expect(homes.map(words)).toEqual([
      ['Kim: no', 'Lee: yes'],
      ['Kim: yes', 'Lee: yes'],
    ]);
    expect(search).toEqual({
      lease: false,
      filters: [{ dealBreaker: 'price', filter: 'maxPrice', value: 420_000 }],
    });
    await remove(kim.asker, id, 'AUS1');
    expect((await agreement(lee.asker, id)).total).toBe(1);
  });
});
