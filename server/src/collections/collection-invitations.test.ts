import type { Members } from '@hearth/domain/contract/membership.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { wantsJoined } from '../sharing/joined-mail.service.ts';
import { hasState } from '../sharing/memberships.queries.ts';
import {
  aHome,
  base,
  type CollectionPage,
  collectionsApp,
  create,
  list,
  send,
} from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import {
  codeIn,
  invitationMails,
  invitations,
  invite,
  join,
  members,
  page,
  sharedWithLee,
  status,
} from '../testing/shared-collections.ts';

const app = collectionsApp();

describe('an invitation to a collection', () => {
  it('accepts an invitation by an account that is made for it, with the code of its mail', async () => {
    await app.server.save(aHome(1));
    const kim = await app.signedIn({ firstname: 'Kim' });
    const { id } = await create(kim.asker, { name: 'Lake homes', listings: ['AUS1'] });
    expect((await invite(kim.asker, id, ' LEE@friend.example ')).json()).toMatchObject({
      owner: { firstname: 'Kim', isYou: true },
      collaborators: [
        {
          status: 'pending',
          person: null,
          email: 'lee@friend.example',
          can: { remove: true, remind: false },
        },
      ],
    });
    const [mail] = await invitationMails(app.server);
    expect(mail).toMatchObject({ to: 'lee@friend.example', isReminder: false });
    expect(new URL(mail!.link).pathname).toBe(`/join/listing/collection/${id}`);
    const code = codeIn(mail!);
    expect(await app.server.get(`${base}/${id}/invitation?inviteCode=${code}`)).toEqual({
      ...{ name: 'Lake homes', email: 'lee@friend.example', hasJoined: false },
      invitedBy: { firstname: 'Kim', picture: null },
    });
    const lee = await app.signedIn({ email: 'lee@friend.example', emailVerified: false, firstname: 'Lee' });
    expect(await invitations(lee.asker)).toEqual([]);
    expect((await join(lee.asker, id, code)).json()).toMatchObject({
      ...{ id, name: 'Lake homes', sharedBy: { firstname: 'Kim' }, listingIds: ['AUS1'], keptIds: ['AUS1'] },
      can: { changeHomes: true, leave: true, invite: false, remove: false },
    });
    expect(await list(lee.asker)).toMatchObject([{ id, collaboratorCount: 1 }]);
    expect((await members(lee.asker, id)).collaborators).toMatchObject([
      { status: 'joined', person: { firstname: 'Lee' }, isYou: true, email: null },
    ]);
    expect((await join(lee.asker, id, code)).statusCode).toBe(200);
    const { listings } = await lee.asker.get<CollectionPage>(`/api/v2/listing/search?collection=${id}`);
    expect(listings.map(({ listingid }) => listingid)).toEqual(['AUS1']);
  });

  it('waits at a verified address, and is declined, and offered again', async () => {
    const [kim, lee] = [await app.signedIn({ firstname: 'Kim' }), await app.signedIn()];
    const { id } = await create(kim.asker);
    await invite(kim.asker, id, lee.email);
    expect(await invitations(lee.asker)).toMatchObject([
      { id, name: 'Lake homes', invitedBy: { firstname: 'Kim' } },
    ]);
    expect(await lee.asker.get(`${base}/invitations?countOnly=true`)).toEqual({ items: [], total: 1 });
    expect((await page(lee.asker, id)).can).toMatchObject({ answer: true, changeHomes: false });
    expect(await status(send(lee.asker, 'POST', `${base}/${id}/decline`))).toBe(200);
    expect(await invitations(lee.asker)).toEqual([]);
    expect((await members(kim.asker, id)).collaborators).toMatchObject([{ status: 'declined' }]);
    expect(await status(join(lee.asker, id))).toBe(404);
    expect((await invite(kim.asker, id, lee.email)).json<Members>().collaborators).toMatchObject([
      { status: 'pending' },
    ]);
    expect(await status(join(lee.asker, id))).toBe(200);
  });

  it('reminds of an invitation once a day, and keeps the earlier links valid', async () => {
    const kim = await app.signedIn();
    const { id } = await create(kim.asker);
    const [{ id: member } = { id: '' }] = (await invite(kim.asker, id, 'lee@friend.example')).json<Members>()
      .collaborators;
    const remind = () => send(kim.asker, 'POST', `${base}/${id}/collaborator/${member}/send-a-reminder`);
    const early = await remind();
    expect(errorOf(early)).toEqual({ status: 429, code: 'too_many_attempts' });
    expect(early.headers['retry-after']).toBe('86400');
    await sql`update membership set asked_at = asked_at - interval '1 day'`.execute(app.server.db.kysely);
    expect((await members(kim.asker, id)).collaborators[0]?.can.remind).toBe(true);
    expect((await remind()).statusCode).toBe(200);
    expect(errorOf(await remind()).code).toBe('too_many_attempts');
    const sent = await invitationMails(app.server);
    expect(sent.map(({ isReminder }) => isReminder)).toEqual([false, true]);
    for (const mail of sent) await app.server.get(`${base}/${id}/invitation?inviteCode=${codeIn(mail)}`);
  });
});

describe('an invitation to another address of a person', () => {
  const moves = (id: string, email: string) =>
    sql`update person set email = ${email} where id = ${id}`.execute(app.server.db.kysely);

  it('changes nothing for a person who joined by the former one', async () => {
    const { kim, lee, id } = await sharedWithLee(app);
    await invite(kim.asker, id, 'lee.new@friend.example');
    await moves(lee.id, 'lee.new@friend.example');
    const mails = await invitationMails(app.server);
    const code = codeIn(mails.find(({ to }) => to === 'lee.new@friend.example')!);
    expect(await status(join(lee.asker, id, code))).toBe(200);
    expect(await invitations(lee.asker)).toEqual([]);
    expect(await lee.asker.get(`${base}/invitations?countOnly=true`)).toEqual({ items: [], total: 0 });
    expect((await page(kim.asker, id)).collaboratorCount).toBe(1);
  });

  it('makes the owner no collaborator', async () => {
    const kim = await app.signedIn();
    const { id } = await create(kim.asker);
    await invite(kim.asker, id, 'kim.new@friend.example');
    await moves(kim.id, 'kim.new@friend.example');
    const code = codeIn((await invitationMails(app.server))[0]!);
    expect(await status(join(kim.asker, id, code))).toBe(200);
    expect(await status(join(kim.asker, id))).toBe(200);
    expect(await invitations(kim.asker)).toEqual([]);
    expect((await page(kim.asker, id)).collaboratorCount).toBe(0);
  });
});

describe('an invitation to a collection, against abuse,', () => {
  it('refuses codes that are guessed, of others, taken back or a month old', async () => {
    const [kim, eve] = [await app.signedIn(), await app.signedIn()];
    const { id } = await create(kim.asker);
    const other = (await create(kim.asker, { name: 'Other' })).id;
    const [{ id: member } = { id: '' }] = (await invite(kim.asker, id, 'lee@friend.example')).json<Members>()
      .collaborators;
    const code = codeIn((await invitationMails(app.server))[0]!);
    for (const guess of ['', 'x', code.slice(1), `${code} `]) {
      expect(await status(join(eve.asker, id, guess))).toBe(404);
      await app.server.get(`${base}/${id}/invitation?inviteCode=${encodeURIComponent(guess)}`, 404);
    }
    await app.server.get(`${base}/dismissed/invitation?inviteCode=${code}`, 404);
    expect(errorOf(await join(eve.asker, id, code))).toEqual({ status: 403, code: 'forbidden' });
    expect(await status(join(eve.asker, other, code))).toBe(404);
    expect(await status(join(eve.asker, 'dismissed', code))).toBe(404);
    const lee = await app.signedIn({ email: 'lee@friend.example', emailVerified: false });
    await sql`update membership set asked_at = asked_at - interval '30 days'`.execute(app.server.db.kysely);
    expect(await status(join(lee.asker, id, code))).toBe(404);
    await sql`update membership set asked_at = ${testNow}`.execute(app.server.db.kysely);
    await send(kim.asker, 'DELETE', `${base}/${id}/collaborator/${member}`);
    expect(await status(join(lee.asker, id, code))).toBe(404);
    expect(await list(lee.asker)).toEqual([]);
  });

  it('refuses wrong addresses, oneself, the same person twice and too many at once', async () => {
    const kim = await app.signedIn();
    const { id } = await create(kim.asker);
    const reason = async (...emails: string[]) =>
      errorOf(await invite(kim.asker, id, ...emails)).validationErrors?.[0]?.message;
    expect(await reason('lee')).toBe('Please enter a valid email: “lee”');
    expect(await reason(kim.email)).toBe('That’s your own email address');
    await invite(kim.asker, id, 'lee@friend.example', 'LEE@friend.example');
    expect(await reason('bo@friend.example', 'lee@friend.example')).toBe(
      'lee@friend.example is invited already',
    );
    expect((await members(kim.asker, id)).collaborators).toHaveLength(1);
    const many = Array.from({ length: 1000 }, (_, at) => `p${at}@friend.example`);
    expect(errorOf(await invite(kim.asker, id, ...many)).code).toBe('payload_too_large');
    expect(errorOf(await invite(kim.asker, id, ...many.slice(0, 21))).code).toBe('validation_failed');
    expect(await reason(...many.slice(0, 20))).toBe('You can invite 20 people. Remove an invitation first.');
    expect(await invitationMails(app.server)).toHaveLength(1);
  });

  it('answers the same for an address with an account and one without', async () => {
    const [kim, lee] = [await app.signedIn(), await app.signedIn()];
    const answers = [];
    for (const email of [lee.email, 'bo@friend.example']) {
      const { id } = await create(kim.asker);
      const { body, statusCode } = await invite(kim.asker, id, email);
      answers.push([statusCode, body.replaceAll(email, '').replaceAll(/"id":"\d+"/g, '')]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('accepts one of several invitations at once', async () => {
    const [kim, lee] = [await app.signedIn(), await app.signedIn()];
    const { id } = await create(kim.asker);
    await invite(kim.asker, id, lee.email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(lee.asker, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await members(kim.asker, id)).collaborators).toHaveLength(1);
  });
});

describe('the mail of an invitation', () => {
  it('sends the mail while the invitation waits', async () => {
    const [kim, lee] = [await app.signedIn(), await app.signedIn()];
    const { id } = await create(kim.asker);
    const [{ id: member } = { id: '' }] = (await invite(kim.asker, id, lee.email)).json<Members>()
      .collaborators;
    const { kysely } = app.server.db;
    const isWanted = () => hasState(kysely, Number(member), 'pending');
    expect(await isWanted()).toBe(true);
    await send(kim.asker, 'DELETE', `${base}/${id}/collaborator/${member}`);
    expect(await isWanted()).toBe(false);
  });
});

describe('the mail about a person who joined', () => {
  const joinedMails = async () => {
    const { rows } = await sql<{ to: string; parameters: Parameters<typeof wantsJoined>[1] }>`
      select to_address as to, parameters from mail where template = 'collaborator-joined'
    `.execute(app.server.db.kysely);
    return rows;
  };

  it('mails the owner once, and not when the person has left before it is sent', async () => {
    const { kim, lee, id } = await sharedWithLee(app);
    expect(await status(join(lee.asker, id))).toBe(200);
    const [mail, ...more] = await joinedMails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe(kim.email);
    expect(mail?.parameters).toMatchObject({ joiner: 'Lee', name: 'Lake homes' });
    expect(new URL(mail!.parameters.url).pathname).toBe(`/collections/${id}`);
    const isWanted = () => wantsJoined(app.server.db.kysely, mail!.parameters);
    expect(await isWanted()).toBe(true);
    await send(lee.asker, 'POST', `${base}/${id}/leave`);
    expect(await isWanted()).toBe(false);
  });

  it('queues no mail for an owner whose address was never verified', async () => {
    const kim = await app.signedIn({ emailVerified: false });
    const lee = await app.signedIn();
    const { id } = await create(kim.asker);
    await invite(kim.asker, id, lee.email);
    expect(await status(join(lee.asker, id))).toBe(200);
    expect(await joinedMails()).toEqual([]);
  });
});
