import type { Invitation, Members } from '@hearth/domain/contract/membership.ts';
import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { privateIsNotShared } from '@hearth/domain/people/saved-search-rules.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { collectionsApp, send } from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { codeIn, invitationMails, status } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();
const base = '/api/saved-search';

async function save(asker: Asker, body: object = {}): Promise<SavedSearch> {
  const answer = await send(asker, 'POST', base, { name: 'Lake', query: 'minBedrooms=3', ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SavedSearch>();
}
const invite = (asker: Asker, id: string, email: string) =>
  send(asker, 'POST', `${base}/${id}/collaborator`, [{ email }]);
const join = (asker: Asker, id: string, inviteCode?: string) =>
  send(asker, 'POST', `${base}/${id}/join`, { inviteCode });
const read = (asker: Asker, id: string) => asker.get<SavedSearch>(`${base}/${id}`);
const change = (asker: Asker, id: string, body: object) => send(asker, 'PATCH', `${base}/${id}`, body);
const names = async (asker: Asker) =>
  (await asker.get<{ items: SavedSearch[] }>(base)).items.map(({ name }) => name);
const problems = (answer: Parameters<typeof errorOf>[0]) =>
  errorOf(answer).validationErrors?.map(({ name, message }) => [name, message]);

/** Kim's saved search with Lee, who joined. */
async function sharedWithLee() {
  const kim = await app.signedIn({ firstname: 'Kim', picture: '/photos/kim.jpg' });
  const lee = await app.signedIn({ firstname: 'Lee' });
  const { id } = await save(kim.asker);
  expect((await invite(kim.asker, id, lee.email)).statusCode).toBe(200);
  expect((await join(lee.asker, id)).statusCode).toBe(200);
  return { kim, lee, id };
}

describe('an invitation to a saved search', () => {
  it('invites by mail with the path of the page, and joins by the code', async () => {
    const [kim, lee] = [await app.signedIn({ firstname: 'Kim' }), await app.signedIn({ firstname: 'Lee' })];
    const { id } = await save(kim.asker);
    await invite(kim.asker, id, lee.email);
    const [mail] = await invitationMails(app.server);
    expect(new URL(mail!.link).pathname).toBe(`/join/saved-search/${id}`);
    const waiting = await lee.asker.get<{ items: readonly Invitation[]; total: number }>(
      `${base}/invitations`,
    );
    expect(waiting).toMatchObject({
      items: [{ id, name: 'Lake', invitedBy: { firstname: 'Kim' } }],
      total: 1,
    });
    expect(await read(lee.asker, id)).toMatchObject({ can: { answer: true, update: false, leave: false } });
    expect(await names(lee.asker)).toEqual([]);
    expect((await join(lee.asker, id, codeIn(mail!))).json()).toMatchObject({
      ...{ id, sharedBy: { firstname: 'Kim' }, collaboratorCount: 1 },
      can: { update: false, remove: false, invite: false, chooseCadence: true, leave: true, answer: false },
    });
    expect(await names(lee.asker)).toEqual(['Lake']);
    const joined = await sql<{ to: string; words: object }>`
      select to_address as to, parameters as words from mail where template = 'collaborator-joined'`.execute(
      app.server.db.kysely,
    );
    expect(joined.rows).toMatchObject([{ to: kim.email, words: { joiner: 'Lee', thing: 'saved-search' } }]);
  });

  it('declines an invitation, which counts no more', async () => {
    const [kim, lee] = [await app.signedIn(), await app.signedIn()];
    const { id } = await save(kim.asker);
    await invite(kim.asker, id, lee.email);
    const count = async () =>
      (await lee.asker.get<{ total: number }>(`${base}/invitations?countOnly=true`)).total;
    expect(await count()).toBe(1);
    expect(await status(send(lee.asker, 'POST', `${base}/${id}/decline`))).toBe(200);
    expect(await count()).toBe(0);
    await lee.asker.get(`${base}/${id}`, 404);
    const { collaborators } = await kim.asker.get<Members>(`${base}/${id}/collaborator`);
    expect(collaborators).toMatchObject([{ status: 'declined', email: lee.email }]);
  });
});

describe('a shared saved search', () => {
  it('gives each person a cadence, which changes that of no other', async () => {
    const { kim, lee, id } = await sharedWithLee();
    const cadences = async () => [(await read(kim.asker, id)).cadence, (await read(lee.asker, id)).cadence];
    expect(await cadences()).toEqual(['daily', 'daily']);
    expect(await status(change(lee.asker, id, { cadence: 'weekly' }))).toBe(200);
    expect(await status(change(kim.asker, id, { cadence: 'never' }))).toBe(200);
    expect(await cadences()).toEqual(['never', 'weekly']);
  });

  it('sends no mails to a person who wants none until the person chooses a cadence', async () => {
    const kim = await app.signedIn();
    const lee = await app.signedIn({ hasOptedOutOfEmail: true });
    const { id } = await save(kim.asker);
    await invite(kim.asker, id, lee.email);
    expect((await join(lee.asker, id)).json()).toMatchObject({ cadence: 'never' });
    expect(await status(change(lee.asker, id, { cadence: 'daily' }))).toBe(200);
    expect(await lee.asker.get('/api/user/me')).toMatchObject({ hasOptedOutOfEmail: false });
  });

  it('lets the owner alone change a search, and those who joined leave it', async () => {
    const { kim, lee, id } = await sharedWithLee();
    for (const body of [
      { name: 'Mine' },
      { query: '' },
      { notifyAgent: true },
      { name: 'M', cadence: 'never' },
    ])
      expect(errorOf(await change(lee.asker, id, body))).toEqual({ status: 403, code: 'forbidden' });
    expect(await status(send(lee.asker, 'DELETE', `${base}/${id}`))).toBe(403);
    expect(await status(invite(lee.asker, id, 'bo@friend.example'))).toBe(403);
    expect(await status(send(kim.asker, 'POST', `${base}/${id}/leave`))).toBe(404);
    expect(await status(send(lee.asker, 'POST', `${base}/${id}/leave`))).toBe(200);
    await lee.asker.get(`${base}/${id}`, 404);
    expect(await names(lee.asker)).toEqual([]);
    expect((await read(kim.asker, id)).collaboratorCount).toBe(0);
  });

  it('removes a search for all once it, or its owner, is deleted', async () => {
    const { kim, lee, id } = await sharedWithLee();
    await send(kim.asker, 'DELETE', `${base}/${id}`);
    expect(await names(lee.asker)).toEqual([]);
    expect(await app.server.db.kysely.selectFrom('membership').selectAll().execute()).toEqual([]);
  });

  it('takes no Private, and a search with Private takes no people', async () => {
    const [ada, lee] = [await app.signedIn({ role: 'Agent' }), await app.signedIn()];
    const withPrivate = await save(ada.asker, { query: '' });
    expect(problems(await invite(ada.asker, withPrivate.id, lee.email))).toEqual([
      ['email', privateIsNotShared],
    ]);
    const query = 'mlsstatus=Active';
    const { id } = await save(ada.asker, { query });
    expect(await status(invite(ada.asker, id, lee.email))).toBe(200);
    expect(await read(ada.asker, id)).toMatchObject({ isShared: true, collaboratorCount: 0 });
    expect(problems(await change(ada.asker, id, { query: '' }))).toEqual([['query', privateIsNotShared]]);
    expect(await read(ada.asker, id)).toMatchObject({ query });
  });
});
