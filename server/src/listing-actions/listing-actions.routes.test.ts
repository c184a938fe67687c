import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { anAgentViewer, viewers } from '@hearth/domain/testing/a-viewer.ts';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../db/tables.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { upkeep } from '../jobs/upkeep.ts';
import { newestMails } from '../mail/mail.queries.ts';
import { mailFrame } from '../mail/mail-frame.service.ts';
import { contentOf } from '../mail/render-mail.ts';
import { aPerson } from '../testing/a-person.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`truncate listing, person, mail, attempt_count, listing_view_count, counted_view cascade`.execute(
    server.db.kysely,
  );
});

const home = aListing({ listingid: 'AUS1', listingkey: 'AUS-1', sourcelistingid: '1', agentId: 'ada.reyes' });
const other = aListing({ listingid: 'AUS2', listingkey: 'AUS-2', sourcelistingid: '2' });

const signedIn = async (changes: Partial<Insertable<Person>> = {}) => {
  const person = await aPerson(server.db.kysely, changes);
  return { ...person, asker: server.as(person.viewer) };
};
const post = (asker: Asker, what: string, payload?: object, remoteAddress = '203.0.113.7') =>
  asker.inject({
    ...{ method: 'POST', url: `/api/v2/listing/${what}`, remoteAddress },
    ...(payload && { payload }),
  });
const share = (
  asker: Asker,
  receiverEmail: string,
  { message = '', id = 'AUS1', from = '203.0.113.7' } = {},
) => post(asker, `${id}/share`, { receiverEmail, message }, from);

/** The newest mail as it is sent; undefined where none was queued. */
async function sentMail() {
  const [mail] = await newestMails(server.db.kysely, 1);
  const options = { db: server.db, config: testConfig(), clock: () => testNow };
  return mail && { ...mail, ...(await contentOf(mail, await mailFrame(options, mail))) };
}
const mailCount = async () => (await newestMails(server.db.kysely, 100)).length;

describe('sharing a home', () => {
  it('mails it to the one address, from a person whose address is verified by name and address', async () => {
    await server.save(home);
    const { asker, email, id } = await signedIn();
    const answer = await share(asker, ' Bo@Friend.Example ', { message: 'Look!\n<b>Pool</b>' });
    expect(answer.json()).toEqual({ done: true });
    const mail = await sentMail();
    expect(mail).toMatchObject({
      to: { name: '', address: 'bo@friend.example' },
      replyTo: { address: email },
      related: { type: 'person', id },
    });
    expect(mail?.subject).toContain('Ana Gómez shared a home with you');
    expect(mail?.text).toContain('Look!');
    expect(mail?.html).toContain('&lt;b&gt;Pool');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).toMatch(/href="http:\/\/localhost:3000\/[^"?#]*-1\.html"/);
    expect(await mailCount()).toBe(1);
    const { rows } = await sql`select action, details from audit_entry where person_id = ${id}`.execute(
      server.db.kysely,
    );
    expect(rows).toEqual([{ action: 'listing shared', details: { listingid: 'AUS1' } }]);
  });

  it('refuses guests, pages of partners and invalid addresses', async () => {
    await server.save(home);
    const { asker } = await signedIn();
    expect(errorOf(await share(server, 'bo@friend.example'))).toEqual({
      status: 401,
      code: 'sign_in_required',
    });
    for (const wrong of [
      '',
      'bo',
      'bo@friend.example, al@friend.example',
      'bo@friend.example\nBcc: a@b.example',
    ])
      expect(errorOf(await share(asker, wrong)), wrong).toMatchObject({
        ...{ status: 400, validationErrors: [{ name: 'receiverEmail' }] },
      });
    expect((await share(asker, 'bo@friend.example', { message: 'x'.repeat(1001) })).statusCode).toBe(400);
    const key = anEmbedKey({ origins: ['https://partner.test'] });
    await insertEmbedKey(server.db.kysely, key);
    const { statusCode } = await asker.inject({
      ...{ method: 'POST', url: `/api/v2/listing/AUS1/share?embedKey=${key.key}` },
      ...{ headers: { origin: 'https://partner.test' }, payload: { receiverEmail: 'bo@friend.example' } },
    });
    expect(statusCode).toBe(403);
    expect(await mailCount()).toBe(0);
  });

  it('shows no more than a guest may see, to whom an own agent shares it too', async () => {
    const hidden = aListing({
      ...{ listingid: 'AUS1', listingkey: 'AUS-1', sourcelistingid: '1', agentId: 'ada.reyes' },
      ...{ streetnumber: '8611', streetname: 'Quillon', internetaddressdisplayyn: false },
    });
    await server.save(hidden);
    const { asker } = await signedIn({ username: 'ada.reyes', role: 'Agent' });
    expect((await asker.get<ListingDetails>('/api/v2/listing/AUS1')).streetname).toBe('Quillon');
    expect((await share(asker, 'bo@friend.example')).statusCode).toBe(200);
    const mail = await sentMail();
    for (const text of [mail?.subject, mail?.text, mail?.html]) expect(text).not.toMatch(/quillon|8611/i);
    await server.save(
      aListing({ ...hidden, source: 'EX', mlsstatus: 'Private', internetaddressdisplayyn: true }),
    );
    expect(errorOf(await share(asker, 'al@friend.example'))).toEqual({ status: 403, code: 'forbidden' });
    const { asker: client } = await signedIn();
    expect(errorOf(await share(client, 'al@friend.example')).code).toBe('listing_not_found');
    expect(await mailCount()).toBe(1);
  });
});

describe('a shared home, against abuse,', () => {
  it('sends no link but its own, whatever name and message say', async () => {
    await server.save(home);
    const { asker } = await signedIn({ firstname: 'www.evil.example', emailVerified: false });
    await share(asker, 'bo@friend.example', { message: 'See https://evil.example/x or al@evil.example' });
    const mail = await sentMail();
    expect(mail?.replyTo).toBeNull();
    for (const text of [mail?.subject, mail?.text, mail?.html]) {
      expect(text).not.toMatch(/evil\.example|@evil|https:\/\/evil/);
      expect(text).toContain('evil.\u2060example');
    }
  });

  it('counts by person, by network and by receiver, in one database for all processes', async () => {
    await server.save(home);
    const refused = { status: 429, code: 'too_many_attempts' };
    const unverified = await signedIn({ emailVerified: false });
    for (let at = 0; at < 5; at++)
      expect((await share(unverified.asker, `a${at}@friend.example`)).statusCode).toBe(200);
    expect(errorOf(await share(unverified.asker, 'a6@friend.example', { from: '198.51.100.1' }))).toEqual(
      refused,
    );
    for (let at = 0; at < 5; at++) {
      const { asker } = await signedIn();
      expect((await share(asker, 'bo@friend.example', { from: `198.51.100.${at}` })).statusCode).toBe(200);
    }
    const { asker } = await signedIn();
    expect(errorOf(await share(asker, 'BO@friend.example', { from: '198.51.100.9' }))).toEqual(refused);
    await sql`update attempt_count set count = 60`.execute(server.db.kysely);
    const fresh = await signedIn();
    expect(errorOf(await share(fresh.asker, 'new@friend.example'))).toEqual(refused);
    expect(await mailCount()).toBe(10);
  });

  it('reaches no person who wants no mails, and does not tell so', async () => {
    await server.save(home);
    await signedIn({ email: 'bo@friend.example', hasOptedOutOfEmail: true });
    const { asker, id } = await signedIn();
    expect((await share(asker, 'bo@friend.example')).json()).toEqual({ done: true });
    expect(await mailCount()).toBe(0);
    const { rows } = await sql`select action from audit_entry where person_id = ${id}`.execute(
      server.db.kysely,
    );
    expect(rows).toEqual([{ action: 'listing shared' }]);
  });
});

describe('a dismissed home', () => {
  const search = async (asker: Asker, query = '') =>
    (await asker.get<SearchResult>(`/api/v2/listing/search?${query}`)).listings.map((card) => [
      card.listingid,
      card.dismissed,
    ]);
  const box = 'minLatitude=29&maxLatitude=31.5&minLongitude=-99&maxLongitude=-96.5&zoom=9';
  const points = async (asker: Asker) => (await asker.get<MapPoints>(`/api/v2/map/points?${box}`)).total;
  const marked = (asker: Asker, id = 'AUS1') =>
    asker.get<{ dismissed: boolean }>(`/api/v2/listing/dismissed/${id}`);

  it.each([
    ['in memory', ''],
    ['by the database', '&keyword=charming'],
  ])('leaves the searches of its person alone, %s, until it is retained', async (_, more) => {
    const remarks = { publicremarks: 'A charming home.' };
    await server.save({ ...home, ...remarks }, { ...other, ...remarks });
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const all = [
      ['AUS1', undefined],
      ['AUS2', undefined],
    ];
    const sorted = async (asker: Asker, query: string) => (await search(asker, query + more)).sort();
    expect(await sorted(mine.asker, '')).toEqual(all);
    expect((await post(mine.asker, '1/dismiss')).json()).toEqual({ done: true, removedFrom: [] });
    await post(mine.asker, 'AUS1/dismiss');
    expect(await sorted(mine.asker, '')).toEqual([['AUS2', undefined]]);
    expect(await sorted(mine.asker, 'dismissed=true')).toEqual([
      ['AUS1', true],
      ['AUS2', undefined],
    ]);
    expect(await sorted(mine.asker, 'dismissedOnly=true')).toEqual([['AUS1', true]]);
    expect(await sorted(theirs.asker, '')).toEqual(all);
    expect(await sorted(server, '')).toEqual(all);
    expect(await sorted(theirs.asker, 'dismissedOnly=true')).toEqual([]);
    expect(await points(mine.asker)).toBe(1);
    expect(await points(theirs.asker)).toBe(2);
    expect([await marked(mine.asker), await marked(theirs.asker)]).toEqual([
      { dismissed: true },
      { dismissed: false },
    ]);
    await post(mine.asker, 'AUS1/retain');
    expect(await sorted(mine.asker, '')).toEqual(all);
    expect(await marked(mine.asker)).toEqual({ dismissed: false });
  });

  it('requires a person, and a home that the person may see', async () => {
    await server.save(home, aListing({ ...other, source: 'EX', mlsstatus: 'Private' }));
    const { asker } = await signedIn();
    for (const what of ['AUS1/dismiss', 'AUS1/retain'])
      expect(errorOf(await post(server, what))).toEqual({ status: 401, code: 'sign_in_required' });
    await server.get('/api/v2/listing/dismissed/AUS1', 401);
    await server.get('/api/v2/listing/search?dismissed=true', 401);
    for (const id of ['AUS2', 'AUS404']) {
      expect(errorOf(await post(asker, `${id}/dismiss`)).code).toBe('listing_not_found');
      await asker.get(`/api/v2/listing/dismissed/${id}`, 404);
    }
  });

  it('exports dismissed homes with the person’s data, and deletes them with the account', async () => {
    await server.save(home);
    const { asker, id } = await signedIn();
    await post(asker, 'AUS1/dismiss');
    await server.db.kysely.deleteFrom('person').where('id', '=', id).execute();
    expect(await server.db.kysely.selectFrom('dismissedListing').selectAll().execute()).toEqual([]);
  });
});

describe('the usage of a listing', () => {
  const usage = async (asker: Asker) =>
    (await asker.get<ListingDetails>('/api/v2/listing/AUS1')).usageStatistics;
  const ownAgent = () => server.as(viewers.agent);

  it('counts a view once for a person or the guests of a network, and none of its agent', async () => {
    await server.save(home);
    const { asker } = await signedIn();
    for (let time = 0; time < 2; time++) {
      await post(server, 'AUS1/view');
      await post(asker, '1/view');
      await post(ownAgent(), 'AUS1/view');
    }
    await post(server, 'AUS1/view', undefined, '203.0.113.8');
    expect((await usage(ownAgent()))?.viewsCount).toBe(3);
    await sql`update counted_view set expires_at = ${testNow}`.execute(server.db.kysely);
    await post(server, 'AUS1/view');
    expect((await usage(ownAgent()))?.viewsCount).toBe(4);
    await upkeep({
      db: server.db,
      config: { retentionMonths: 0 },
      clock: () => new Date(testNow.getTime() + 7_200_000),
    });
    expect(await server.db.kysely.selectFrom('countedView').selectAll().execute()).toEqual([]);
    expect((await usage(ownAgent()))?.viewsCount).toBe(4);
    expect((await post(server, 'AUS404/view')).statusCode).toBe(404);
  });

  it('shows the usage of a listing to its agent and to admins alone', async () => {
    await server.save(home);
    const { asker } = await signedIn();
    await post(asker, 'AUS1/dismiss');
    const figures = {
      ...{ listingId: 'AUS1', viewsCount: 0, questionsCount: 0 },
      ...{ scheduledToursCount: 0, savedToCollectionsCount: 0, dismissedCount: 1 },
    };
    const admin = anAgentViewer({ agentId: 'desk', isAdmin: true });
    for (const viewer of [viewers.agent, admin]) expect(await usage(server.as(viewer))).toEqual(figures);
    for (const viewer of [guestViewer, viewers.unverifiedClient, viewers.client, viewers.anotherAgent])
      expect(await usage(server.as(viewer))).toBeUndefined();
  });
});
