import type { Departure, Members } from '@hearth/domain/contract/membership.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  add,
  aHome,
  base,
  collectionsApp,
  create,
  dismiss,
  isDismissed,
  list,
  remove,
  send,
  v2,
} from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { invite, join, members, page, sharedWithLee, status } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();

describe('a home in a shared collection', () => {
  it('names the person who added a home, who may remove it as the owner may', async () => {
    await app.server.save(aHome(1), aHome(2), aHome(3));
    const { kim, lee, id } = await sharedWithLee(app);
    await add(kim.asker, id, 'AUS1');
    await dismiss(lee.asker, 'AUS2');
    await add(lee.asker, id, 'AUS2');
    await add(lee.asker, id, 'AUS3');
    expect(await isDismissed(lee.asker, 'AUS2')).toBe(false);
    const entries = async (asker: Asker) =>
      Object.fromEntries(
        (await page(asker, id)).addedListings.map(({ listingid, addedBy, can }) => [
          listingid,
          [addedBy?.firstname, addedBy?.isYou, can.remove],
        ]),
      );
    expect(await entries(lee.asker)).toEqual({
      AUS1: ['Kim', false, false],
      AUS2: ['Lee', true, true],
      AUS3: ['Lee', true, true],
    });
    expect(errorOf(await remove(lee.asker, id, 'AUS1'))).toEqual({ status: 403, code: 'forbidden' });
    expect(await status(remove(lee.asker, id, 'AUS2'))).toBe(200);
    expect(await status(remove(kim.asker, id, 'AUS3'))).toBe(200);
    expect((await page(kim.asker, id)).listingIds).toEqual(['AUS1']);
    expect(await lee.asker.get('/api/v2/listing/AUS1/collections')).toEqual([]);
  });

  it('stays when its person leaves, is removed or deletes the account', async () => {
    await app.server.save(aHome(1));
    const { kim, lee, id } = await sharedWithLee(app);
    await add(lee.asker, id, 'AUS1');
    const addedBy = async () => (await page(kim.asker, id)).addedListings[0]?.addedBy;
    const [member] = (await members(kim.asker, id)).collaborators;
    const departure = (asker: Asker) =>
      asker.get<Departure>(`${base}/${id}/collaborator/${member?.id}/departure`);
    const homes = { what: 'homes', fate: 'stays', count: 1 };
    expect(await departure(kim.asker)).toEqual([homes]);
    expect(await departure(lee.asker)).toEqual([homes, { what: 'hearts', fate: 'goes', count: 1 }]);
    expect(await status(send(lee.asker, 'POST', `${base}/${id}/leave`))).toBe(200);
    expect(await addedBy()).toMatchObject({ firstname: 'Lee', hasLeft: true });
    expect(await list(lee.asker)).toEqual([]);
    await invite(kim.asker, id, lee.email);
    await join(lee.asker, id);
    expect(await addedBy()).toMatchObject({ firstname: 'Lee', hasLeft: false });
    await app.server.db.kysely.deleteFrom('person').where('id', '=', lee.id).execute();
    expect(await addedBy()).toBeNull();
    expect((await members(kim.asker, id)).collaborators).toEqual([]);
  });
});

/** Every way to a shared collection, and the statuses that people get. */
describe('a shared collection', () => {
  const ways = [
    'pending',
    'joined',
    'declined',
    'removed',
    'left',
    'a stranger',
    'the agent',
    'another agent',
  ] as const;
  const none = [404, 404, 404, 404, 404, 404, 404, 404, 404, 404];
  /** Read, members, rename, add, remove a home, invite, remind, remove a person, delete, leave. */
  const expected: Readonly<Record<(typeof ways)[number], readonly number[]>> = {
    pending: [200, 200, 403, 403, 403, 403, 403, 403, 403, 404],
    joined: [200, 200, 403, 200, 403, 403, 403, 403, 403, 200],
    ...{ declined: none, removed: none, left: none, 'a stranger': none, 'another agent': none },
    'the agent': [200, 200, 403, 403, 403, 403, 403, 403, 403, 404],
  };

  it.each(ways)('answers every route as the policy decides for a person who is %s', async (way) => {
    await app.server.save(aHome(1), aHome(2));
    await sql`insert into agent (agent_id, edition, firstname, lastname, bio_name)
              values ('kims.agent', 'austin', 'Al', 'Ray', 'al-ray') on conflict do nothing`.execute(
      app.server.db.kysely,
    );
    const kim = await app.signedIn({ agentId: 'kims.agent' });
    const { id } = await create(kim.asker, { name: 'Lake', listings: ['AUS1'] });
    const isAgent = way.endsWith('agent');
    const changes = isAgent
      ? ({ role: 'Agent', username: way === 'the agent' ? 'kims.agent' : 'other.agent' } as const)
      : {};
    const { asker, email } = await app.signedIn(changes);
    const [{ id: member } = { id: '' }] = (
      await invite(kim.asker, id, isAgent ? 'x@y.co' : email)
    ).json<Members>().collaborators;
    if (['joined', 'left', 'removed'].includes(way)) await join(asker, id);
    if (way === 'declined') await send(asker, 'POST', `${base}/${id}/decline`);
    if (way === 'left') await send(asker, 'POST', `${base}/${id}/leave`);
    if (way === 'removed' || way === 'a stranger')
      await send(kim.asker, 'DELETE', `${base}/${id}/collaborator/${member}`);
    const calls = [
      () => asker.inject({ url: `${v2}/${id}` }),
      () => asker.inject({ url: `${base}/${id}/collaborator` }),
      () => send(asker, 'PATCH', `${v2}/${id}`, { name: 'Mine' }),
      () => add(asker, id, 'AUS2'),
      () => remove(asker, id, 'AUS1'),
      () => invite(asker, id, 'bo@friend.example'),
      () => send(asker, 'POST', `${base}/${id}/collaborator/${member}/send-a-reminder`),
      () => send(asker, 'DELETE', `${base}/${id}/collaborator/${member}`),
      () => send(asker, 'DELETE', `${base}/${id}`),
      () => send(asker, 'POST', `${base}/${id}/leave`),
    ];
    const statuses: number[] = [];
    for (const call of calls) statuses.push((await call()).statusCode);
    expect(statuses).toEqual(expected[way]);
    expect((await page(kim.asker, id)).name).toBe('Lake');
  });

  it('shows no address and no last name to the people who share it', async () => {
    const { kim, lee, id } = await sharedWithLee(app);
    await invite(kim.asker, id, 'bo@friend.example');
    const seen = (await lee.asker.inject({ url: `${base}/${id}/collaborator` })).body;
    const page = (await lee.asker.inject({ url: `${v2}/${id}` })).body;
    for (const text of [seen, page]) expect(text).not.toMatch(/@|Gómez/);
    expect((await kim.asker.inject({ url: `${base}/${id}/collaborator` })).body).not.toContain(lee.email);
  });

  it('joins or deletes a collection, when both come at once', async () => {
    const [kim, lee] = [await app.signedIn(), await app.signedIn()];
    const { id } = await create(kim.asker);
    await invite(kim.asker, id, lee.email);
    const [joined] = await Promise.all([join(lee.asker, id), send(kim.asker, 'DELETE', `${base}/${id}`)]);
    expect([200, 404]).toContain(joined.statusCode);
    expect(await list(lee.asker)).toEqual([]);
    expect(await app.server.db.kysely.selectFrom('membership').selectAll().execute()).toEqual([]);
  });
});
