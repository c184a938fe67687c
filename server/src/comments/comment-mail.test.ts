import type { Comment } from '@hearth/domain/contract/comment.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CommentDigestParameters } from '../mail/templates/comment-digest.ts';
import { add, aHome, base, collectionsApp, remove, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { sharedWithLee } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { testServices } from '../testing/test-services.ts';
import { currentComments } from './comment-mail.service.ts';

const app = collectionsApp();

const say = async (asker: Asker, id: string, text: string, more: object = {}): Promise<Comment> =>
  (await send(asker, 'POST', `${base}/${id}/comment`, { text, listingId: 'AUS1', ...more })).json<Comment>();

interface Digest {
  readonly to: string;
  readonly parameters: CommentDigestParameters;
}

async function digests(): Promise<readonly Digest[]> {
  const { rows } = await sql<Digest>`
    select to_address as to, parameters from mail where template = 'comment-digest' order by created_at, to_address
  `.execute(app.server.db.kysely);
  return rows;
}

/** The content of a mail as if it were sent now. */
async function sent({ parameters }: Digest): Promise<CommentDigestParameters | false> {
  const { db } = app.server;
  const services = testServices(db.kysely);
  const { listings } = services;
  const content = await currentComments(
    { db, listings, config: testConfig(), clock: () => testNow },
    parameters,
  );
  await services.close();
  return content;
}
const words = async (digest: Digest) => {
  const content = await sent(digest);
  return content === false ? [] : content.homes.flatMap(({ comments }) => comments.map(({ text }) => text));
};

async function withHomes() {
  await app.server.save(aHome(1), aHome(2));
  const shared = await sharedWithLee(app);
  for (const home of ['AUS1', 'AUS2']) await add(shared.kim.asker, shared.id, home);
  return shared;
}

it('mails all comments of ten minutes to each other person at once, with links to the threads', async () => {
  const { kim, lee, id } = await withHomes();
  await say(kim.asker, id, 'A porch!');
  await say(kim.asker, id, 'And a garden', { listingId: 'AUS2' });
  const [digest, ...more] = await digests();
  expect([digest?.to, more]).toEqual([lee.email, []]);
  const content = await sent(digest!);
  expect(content).toMatchObject({ name: 'Lake homes', total: 2 });
  const threads = (content || undefined)?.homes.map(({ url, comments }) => [new URL(url).pathname, comments]);
  expect(threads).toHaveLength(2);
  expect(threads).toContainEqual([
    expect.stringMatching(new RegExp(`-1\\.html/comments/${id}$`)),
    [{ author: 'Kim', text: 'A porch!' }],
  ]);
});

it('covers no comment twice: the next mail begins where the one before ends', async () => {
  const { kim, id } = await withHomes();
  await say(kim.asker, id, 'First');
  await sql`update mail set created_at = created_at - interval '10 minutes',
              parameters = parameters || jsonb_build_object('from', ${new Date(testNow.getTime() - 600_000).toISOString()}::text)
            where template = 'comment-digest'`.execute(app.server.db.kysely);
  await sql`update comment set created_at = created_at - interval '1 second'`.execute(app.server.db.kysely);
  await say(kim.asker, id, 'Second');
  const [first, second] = await digests();
  expect([await words(first!), await words(second!)]).toEqual([['First'], ['Second']]);
});

it('leaves out own, deleted, read and hidden comments, and is not sent without any', async () => {
  const { kim, lee, id } = await withHomes();
  const read = await say(kim.asker, id, 'Read');
  const deleted = await say(kim.asker, id, 'Deleted', { listingId: 'AUS2' });
  await say(lee.asker, id, 'Own');
  await say(kim.asker, id, 'New');
  const digest = (await digests()).find(({ to }) => to === lee.email)!;
  await send(lee.asker, 'POST', `${base}/${id}/comments/read`, { listingId: 'AUS1', commentId: read.id });
  await send(kim.asker, 'DELETE', `${base}/${id}/comment/${deleted.id}`);
  expect(await words(digest)).toEqual(['New']);
  await remove(kim.asker, id, 'AUS1');
  expect(await sent(digest)).toBe(false);
  await add(kim.asker, id, 'AUS1');
  expect(await words(digest)).toEqual(['New']);
  await send(lee.asker, 'POST', `${base}/${id}/leave`);
  expect(await sent(digest)).toBe(false);
});

it('leaves out a comment whose author wants no mail, and is not queued for it', async () => {
  const { kim, id } = await withHomes();
  await say(kim.asker, id, 'Quiet', { notNotifyUser: true });
  expect(await digests()).toEqual([]);
  await say(kim.asker, id, 'Loud');
  const [digest] = await digests();
  expect(await words(digest!)).toEqual(['Loud']);
});
