import type { Comment } from '@hearth/domain/contract/comment.ts';
import type { Departure } from '@hearth/domain/contract/membership.ts';
import { mostComments } from '@hearth/domain/people/comment-rules.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { add, aHome, base, collectionsApp, create, remove, send } from '../testing/collections-app.ts';
import { inTurn } from '../testing/in-turn.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { invite, join, members, page, sharedWithLee, status } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();

const say = (asker: Asker, id: string, text: string, listingId = 'AUS1') =>
  send(asker, 'POST', `${base}/${id}/comment`, { text, listingId });
const said = async (asker: Asker, id: string, text: string, listingId = 'AUS1'): Promise<Comment> => {
  const answer = await say(asker, id, text, listingId);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Comment>();
};
const thread = (asker: Asker, id: string, query = '?listingId=AUS1') =>
  asker.get<{ items: Comment[]; total: number }>(`${base}/${id}/comments${query}`);
const texts = async (asker: Asker, id: string, query?: string) =>
  (await thread(asker, id, query)).items.map(({ commentText }) => commentText);

/** Kim's and Lee's collection with two homes. */
async function shared() {
  await app.server.save(aHome(1), aHome(2));
  const world = await sharedWithLee(app);
  await add(world.kim.asker, world.id, 'AUS1');
  await add(world.kim.asker, world.id, 'AUS2');
  return world;
}

describe('comments on a home in a collection', () => {
  it('show their author to all who share it, the newest first, and count on the card', async () => {
    const { kim, lee, id } = await shared();
    await said(kim.asker, id, 'A porch!');
    await said(lee.asker, id, 'Nice');
    await said(lee.asker, id, 'Other home', 'AUS2');
    const { items, total } = await thread(lee.asker, id);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { commentText: 'Nice', owner: { firstname: 'Lee', isYou: true }, isNew: false, can: { edit: true } },
      {
        commentText: 'A porch!',
        owner: { firstname: 'Kim', isYou: false },
        isNew: true,
        can: { edit: false },
      },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/@|Gómez/);
    expect(await texts(lee.asker, id, '')).toEqual(['Other home', 'Nice', 'A porch!']);
    const seen = await page(kim.asker, id);
    expect(seen.commentCount).toBe(3);
    expect(seen.addedListings).toMatchObject([
      { listingid: 'AUS2', commentCount: 1, newCommentCount: 1 },
      { listingid: 'AUS1', commentCount: 2, newCommentCount: 1 },
    ]);
  });

  it('counts comments as new until they are read, and again with a later one', async () => {
    const { kim, lee, id } = await shared();
    const first = await said(kim.asker, id, 'One');
    const read = (commentId: string) =>
      send(lee.asker, 'POST', `${base}/${id}/comments/read`, { listingId: 'AUS1', commentId });
    const fresh = async () => (await thread(lee.asker, id)).items.map(({ isNew }) => isNew);
    expect(await fresh()).toEqual([true]);
    expect(await status(read(first.id))).toBe(200);
    expect(await fresh()).toEqual([false]);
    const second = await said(kim.asker, id, 'Two');
    expect(await fresh()).toEqual([true, false]);
    await read(second.id);
    await read(first.id);
    expect(await fresh()).toEqual([false, false]);
    expect(await status(read('999999'))).toBe(404);
  });

  it('lets the author edit, and author or owner delete comments, which leave a mark', async () => {
    const { kim, lee, id } = await shared();
    const { id: commentId } = await said(lee.asker, id, 'Teh porch');
    const path = `${base}/${id}/comment/${commentId}`;
    expect(errorOf(await send(kim.asker, 'PATCH', path, { text: 'Mine' }))).toEqual({
      ...{ status: 403, code: 'forbidden' },
    });
    const edited = (await send(lee.asker, 'PATCH', path, { text: 'The porch' })).json<Comment>();
    expect(edited).toMatchObject({ commentText: 'The porch', editedAt: expect.any(String) });
    expect(await status(send(kim.asker, 'DELETE', path))).toBe(200);
    expect((await thread(lee.asker, id)).items).toMatchObject([
      { commentText: '', isDeleted: true, editedAt: null, can: { edit: false, remove: false } },
    ]);
    expect(await status(send(lee.asker, 'PATCH', path, { text: 'Back' }))).toBe(404);
    const rows = await app.server.db.kysely.selectFrom('comment').select('text').execute();
    expect(rows).toEqual([{ text: '' }]);
    expect((await page(lee.asker, id)).commentCount).toBe(0);
  });

  it('stores plain text without invisible characters and changes of direction', async () => {
    const { kim, id } = await shared();
    const { commentText } = await said(
      kim.asker,
      id,
      '  <b>Hi</b>\r\n\u202eevil\u200b https://a.example/?b=c ',
    );
    expect(commentText).toBe('<b>Hi</b>\nevil https://a.example/?b=c');
    for (const text of ['', ' \u200b ', 'x'.repeat(2001), 'x'.repeat(20_000)])
      expect(errorOf(await say(kim.asker, id, text)), text.slice(0, 5)).toMatchObject({ status: 400 });
    expect(await status(say(kim.asker, id, 'x'.repeat(2000)))).toBe(200);
  });

  it('accepts fifty comments of one person in ten minutes', async () => {
    const { kim, lee, id } = await shared();
    for (let at = 0; at < 50; at++) await said(kim.asker, id, `Comment ${at}`);
    expect(errorOf(await say(kim.asker, id, 'One more'))).toEqual({
      ...{ status: 429, code: 'too_many_attempts' },
    });
    expect(await status(say(lee.asker, id, 'Mine'))).toBe(200);
    const second = await thread(lee.asker, id, '?listingId=AUS1&page=3');
    expect([second.items.length, second.total]).toEqual([11, 51]);
  });
});

describe('a comment of one attempt', () => {
  it('stores and mails a comment once, for two requests at once, and refuses other words', async () => {
    const { kim, lee, id } = await shared();
    const attempt = (asker: Asker, text: string, key: string) =>
      asker.inject({
        ...{ method: 'POST', url: `${base}/${id}/comment`, headers: { 'idempotency-key': key } },
        payload: { text, listingId: 'AUS1' },
      });
    const twice = [
      () => attempt(kim.asker, 'A porch!', 'attempt-1'),
      () => attempt(kim.asker, 'A porch!', 'attempt-1'),
    ];
    const [first, second] = (await inTurn(app.server.db, kim.id, twice)).map((answer) => answer.json());
    expect(first).toMatchObject({ commentText: 'A porch!' });
    expect(second).toEqual(first);
    expect(errorOf(await attempt(kim.asker, 'A yard!', 'attempt-1'))).toMatchObject({ status: 422 });
    await attempt(kim.asker, 'A porch!', 'attempt-2');
    await attempt(lee.asker, 'A porch!', 'attempt-1');
    expect(await texts(kim.asker, id)).toEqual(Array(3).fill('A porch!'));
  });

  it('makes room for another one once it is deleted', async () => {
    const { kim, id } = await shared();
    await sql`
      insert into comment (collection_id, listingkey, person_id, text, created_at)
      select ${id}::bigint, 'AUS-1', ${kim.id}, 'Old', now() from generate_series(1, ${mostComments}::int)
    `.execute(app.server.db.kysely);
    expect(errorOf(await say(kim.asker, id, 'Full'))).toMatchObject({ code: 'validation_failed' });
    const [last] = (await thread(kim.asker, id)).items;
    await send(kim.asker, 'DELETE', `${base}/${id}/comment/${last?.id}`);
    expect(await status(say(kim.asker, id, 'Room'))).toBe(200);
  });
});

describe('the comments on a home', () => {
  it('hides comments with a home that left, is hidden or unknown, and shows them again with it', async () => {
    const { kim, lee, id } = await shared();
    await said(kim.asker, id, 'A porch!');
    await remove(kim.asker, id, 'AUS1');
    expect(await status(say(kim.asker, id, 'Still?'))).toBe(404);
    expect(await status(lee.asker.inject({ url: `${base}/${id}/comments?listingId=AUS1` }) as never)).toBe(
      404,
    );
    expect(await texts(lee.asker, id, '')).toEqual([]);
    await add(kim.asker, id, 'AUS1');
    expect(await texts(lee.asker, id)).toEqual(['A porch!']);
    await app.server.save(aHome(1, { internetentirelistingdisplayyn: false }));
    expect(await texts(lee.asker, id, '')).toEqual([]);
    expect((await page(lee.asker, id)).commentCount).toBe(0);
    expect(await status(say(kim.asker, id, 'Hidden', 'AUS1'))).toBe(404);
  });

  it('keeps the name of a person who left, and drops it with the account', async () => {
    const { kim, lee, id } = await shared();
    await said(lee.asker, id, 'Nice');
    const [member] = (await members(kim.asker, id)).collaborators;
    const departure = await kim.asker.get<Departure>(`${base}/${id}/collaborator/${member?.id}/departure`);
    expect(departure).toContainEqual({ what: 'comments', fate: 'stays', count: 1 });
    await send(lee.asker, 'POST', `${base}/${id}/leave`);
    const owner = async () => (await thread(kim.asker, id)).items[0]?.owner;
    expect(await owner()).toMatchObject({ firstname: 'Lee', hasLeft: true });
    await app.server.db.kysely.deleteFrom('person').where('id', '=', lee.id).execute();
    expect(await owner()).toBeNull();
    expect(await texts(kim.asker, id)).toEqual(['Nice']);
  });
});

describe('the routes of comments', () => {
  const ways = ['pending', 'joined', 'removed', 'a stranger'] as const;
  const none = [404, 404, 404, 404, 404];
  /** Read, write, edit and delete the owner's, mark as read. */
  const expected: Readonly<Record<(typeof ways)[number], readonly number[]>> = {
    pending: [200, 403, 403, 403, 200],
    joined: [200, 200, 403, 403, 200],
    ...{ removed: none, 'a stranger': none },
  };
  it.each(ways)('answer as the policy decides for a person who is %s', async (way) => {
    await app.server.save(aHome(1));
    const kim = await app.signedIn();
    const { id } = await create(kim.asker, { name: 'Lake', listings: ['AUS1'] });
    const { id: commentId } = await said(kim.asker, id, 'Mine');
    const { asker, email } = await app.signedIn();
    if (way !== 'a stranger') await invite(kim.asker, id, email);
    if (way === 'joined' || way === 'removed') await join(asker, id);
    if (way === 'removed') {
      const [member] = (await members(kim.asker, id)).collaborators;
      await send(kim.asker, 'DELETE', `${base}/${id}/collaborator/${member?.id}`);
    }
    const path = `${base}/${id}/comment/${commentId}`;
    const calls = [
      () => asker.inject({ url: `${base}/${id}/comments` }),
      () => say(asker, id, 'Hi'),
      () => send(asker, 'PATCH', path, { text: 'Yours' }),
      () => send(asker, 'DELETE', path),
      () => send(asker, 'POST', `${base}/${id}/comments/read`, { listingId: 'AUS1', commentId }),
    ];
    const statuses: number[] = [];
    for (const call of calls) statuses.push((await call()).statusCode);
    expect(statuses).toEqual(expected[way]);
    expect(await texts(kim.asker, id)).toContain('Mine');
  });
});
