import type { OwnedKey } from '@hearth/domain/contract/embed-owner.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newestMails } from '../../mail/mail.queries.ts';
import { anEmbedKey } from '../../testing/an-embed-key.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { countInquiry } from '../embed-key.service.ts';
import { insertEmbedKey } from '../embed-keys.queries.ts';
import { keyLink } from './key-link.service.ts';

const partner = 'https://partner.test';
const mine = anEmbedKey({ key: 'hk_mine0000000000000000', ownerEmail: 'ana@partner.test', owner: 'Ana' });
const other = anEmbedKey({ key: 'hk_other000000000000000', ownerEmail: 'bo@other.test', owner: 'Bo' });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(aListing({ listingid: 'AUS1', listingkey: 'aus-1', sourcelistingid: '901' }));
});
beforeEach(async () => {
  await emptyTables(server.db.kysely, 'embedKey', 'mail');
  await insertEmbedKey(server.db.kysely, mine);
  await insertEmbedKey(server.db.kysely, other);
});
afterAll(() => server.close());

const after = (days: number): Date => new Date(testNow.getTime() + days * 86_400_000);
const linkOf = (key = mine, until = after(1)) => keyLink(server.db.kysely, key, until);
const pageOf = async (link: string, query = '') =>
  server.app.inject({ url: `/api/embed/key/${link}${query}` });
const owned = async (link: string, query = ''): Promise<OwnedKey> => (await pageOf(link, query)).json();

describe('the link of a key', () => {
  it('opens the page of its key alone', async () => {
    expect(await owned(await linkOf())).toMatchObject({ key: mine.key, owner: 'Ana', isRevoked: false });
    const [id, end, signature] = (await linkOf()).split('.');
    expect((await pageOf(`${other.id}.${end}.${signature}`)).statusCode).toBe(404);
    expect((await pageOf(`${id}.${Number(end) + 1}.${signature}`)).statusCode).toBe(404);
    expect((await pageOf('nonsense')).statusCode).toBe(400);
    expect((await pageOf(`${id!.replaceAll('-', 'a')}.${end}.${signature}`)).statusCode).toBe(400);
  });

  it('expires, and ends with a change of the owner', async () => {
    expect((await pageOf(await linkOf(mine, testNow))).statusCode).toBe(404);
    const link = await linkOf();
    await server.db.kysely
      .updateTable('embedKey')
      .set({ ownerEmail: 'cy@partner.test' })
      .where('id', '=', mine.id)
      .execute();
    expect((await pageOf(link)).statusCode).toBe(404);
  });

  it('refuses the link to pages of other sites', async () => {
    const url = `/api/embed/key/${await linkOf()}`;
    const answer = await server.app.inject({
      url: `${url}?embedKey=${mine.key}`,
      headers: { origin: partner },
    });
    expect(answer.statusCode).toBe(403);
  });

  it('mails the link once to the owner who requests it, and to no other address', async () => {
    const ask = (email: string) =>
      server.app.inject({ method: 'POST', url: '/api/embed/key-links', payload: { email } });
    const answers = [
      await ask('ANA@partner.test'),
      await ask('ana@partner.test'),
      await ask('no@partner.test'),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([200, '{"done":true}']),
    );
    const mails = await newestMails(server.db.kysely, 10);
    expect(mails.map(({ template, to }) => [template, to.address])).toEqual([
      ['embed-key-link', 'ana@partner.test'],
    ]);
    const { link } = mails[0]!.parameters as { link: string };
    expect((await owned(link.split('/').at(-1) ?? '')).key).toBe(mine.key);
  });

  it('answers 503 where its mail cannot be queued, and mails it afterwards', async () => {
    const ask = () =>
      server.app.inject({ method: 'POST', url: '/api/embed/key-links', payload: { email: mine.ownerEmail } });
    await server.db.pool.query('alter table mail rename to mail_gone');
    try {
      const refused = await ask();
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'mail_unavailable']);
    } finally {
      await server.db.pool.query('alter table mail_gone rename to mail');
    }
    expect((await ask()).statusCode).toBe(200);
    expect(await newestMails(server.db.kysely, 10)).toHaveLength(1);
  });
});

describe('the figures of a key', () => {
  interface Loaded {
    readonly page: string;
    readonly widgets: string;
    readonly key: string;
    readonly origin: string;
  }

  it('counts the requests of the pages of a key by day and page', async () => {
    const app = await buildApp({ db: server.db, config: testConfig(), clock: () => testNow });
    const load = (changes: Partial<Loaded> = {}) => {
      const { key, origin, ...query } = {
        ...{ page: `${partner}/homes?name=ana#top`, widgets: 'search', key: mine.key, origin: partner },
        ...changes,
      };
      const url = `/api/embed/status?${new URLSearchParams({ key, ...query })}`;
      return app.inject({ url, headers: { origin } });
    };
    const ask = (url: string, key = mine.key, method: 'GET' | 'POST' = 'GET') =>
      app.inject({ method, url: `${url}?embedKey=${key}`, headers: { origin: partner } });
    await load();
    await load({ widgets: 'search,agent-bio,<b>' });
    await load({ page: `${partner}/u/ana@visitor.test/homes` });
    for (const uncounted of [
      { page: 'https://evil.test/' },
      { origin: 'https://evil.test' },
      { key: 'hk_none0000000000000000' },
    ])
      await load(uncounted);
    await load({ key: other.key });
    await ask('/api/v2/listing/search');
    await ask('/api/v2/listing/search', other.key);
    await ask('/api/embed/view/AUS1', mine.key, 'POST');
    expect((await ask('/api/embed/view/NONE', mine.key, 'POST')).statusCode).toBe(404);
    await app.close();
    const { kysely } = server.db;
    await countInquiry(kysely, mine.key, '2026-11-21', `${partner}/homes?utm_source=a`);
    await countInquiry(kysely, mine.key, '2026-11-20', `${partner}/homes`);
    await countInquiry(kysely, mine.key, '2026-08-01', `${partner}/homes`);

    const { days, pages } = await owned(await linkOf(), '?days=7');
    expect(days).toHaveLength(7);
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-20', loads: 0, searches: 0, views: 0, inquiries: 1 },
      { day: '2026-11-21', loads: 3, searches: 1, views: 1, inquiries: 1 },
    ]);
    const [homes, named] = [`${partner}/homes`, `${partner}/u/…/homes`];
    expect(pages).toEqual([
      { page: homes, loads: 2, inquiries: 2, widgets: ['agent-bio', 'search'], lastDay: '2026-11-21' },
      { page: named, loads: 1, inquiries: 0, widgets: ['search'], lastDay: '2026-11-21' },
    ]);
    const file = (query: string) => server.app.inject({ url: `/api/embed/key/${link}/statistics?${query}` });
    const link = await linkOf();
    const byPage = await file('by=page&days=7');
    expect(byPage.headers['content-disposition']).toBe('attachment; filename="widgets-by-page.csv"');
    expect(byPage.body.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffDay,Page,Widgets,Loads,Inquiries',
      `2026-11-20,${homes},,0,1`,
      `2026-11-21,${homes},"agent-bio, search",2,1`,
    ]);
    expect((await file('by=day')).body.split('\r\n')).toHaveLength(92);
  });

  it('counts nothing of other keys', async () => {
    await countInquiry(server.db.kysely, other.key, '2026-11-21', `${partner}/other`);
    const { days, pages } = await owned(await linkOf(), '?days=365');
    expect([days.length, days.filter(({ inquiries }) => inquiries > 0), pages]).toEqual([365, [], []]);
  });

  it('store no more pages a day than the most, and lose no load', async () => {
    const app = await buildApp({ db: server.db, config: testConfig(), clock: () => testNow });
    for (let at = 0; at < 502; at += 1) {
      const query = new URLSearchParams({ key: mine.key, page: `${partner}/${at}` });
      await app.inject({ url: `/api/embed/status?${query}`, headers: { origin: partner } });
    }
    await app.close();
    const { days, pages } = await owned(await linkOf());
    expect(days.at(-1)?.loads).toBe(502);
    expect(pages[0]).toMatchObject({ page: '', loads: 2 });
  });
});

describe('a rotation', () => {
  const rotate = async (link: string, days: number) =>
    server.app.inject({ method: 'POST', url: `/api/embed/key/${link}/rotation`, payload: { days } });
  const statusAt = async (now: Date, key: string) => {
    const app = await buildApp({ db: server.db, config: testConfig(), clock: () => now });
    const query = new URLSearchParams({ key, page: `${partner}/homes` });
    const answer = await app.inject({ url: `/api/embed/status?${query}`, headers: { origin: partner } });
    await app.close();
    return answer.json().verdict;
  };

  it('gives a key a new name at once, and counts both as one until the former ends', async () => {
    const link = await linkOf(mine, after(60));
    await countInquiry(server.db.kysely, mine.key, '2026-11-21', `${partner}/homes`);
    expect((await rotate(link, 7)).statusCode).toBe(200);
    const { key, formerKeys } = await owned(link);
    expect(key).not.toBe(mine.key);
    expect(formerKeys).toEqual([{ key: mine.key, endsAt: after(7).toISOString() }]);
    expect([await statusAt(testNow, key), await statusAt(testNow, mine.key)]).toEqual(['allowed', 'allowed']);
    const late = after(7);
    expect([await statusAt(late, key), await statusAt(late, mine.key)]).toEqual(['allowed', 'key_revoked']);
    // A process that had not heard of the rotation.
    await countInquiry(server.db.kysely, mine.key, '2026-11-21', `${partner}/homes`);
    const { days, pages } = await owned(link);
    expect(days.at(-1)).toMatchObject({ loads: 2, inquiries: 2 });
    expect(pages).toMatchObject([{ loads: 2, inquiries: 2 }]);
  });

  it('ends a former name before its time, and no other name', async () => {
    const link = await linkOf(mine, after(60));
    await rotate(link, 30);
    const { key } = await owned(link);
    const end = async (name: string) =>
      (await server.app.inject({ method: 'DELETE', url: `/api/embed/key/${link}/former/${name}` }))
        .statusCode;
    expect([await end(key), await end(other.key), await end(mine.key), await end(mine.key)]).toEqual([
      ...[404, 404, 200, 404],
    ]);
    expect((await owned(link)).formerKeys).toEqual([]);
    expect([await statusAt(testNow, key), await statusAt(testNow, mine.key)]).toEqual([
      'allowed',
      'key_revoked',
    ]);
  });

  it('refuses a rotation of a revoked key, and beyond the most former keys', async () => {
    const link = await linkOf();
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push((await rotate(link, 30)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    await server.db.kysely.updateTable('embedKey').set({ revokedAt: testNow }).execute();
    expect((await rotate(await linkOf(other), 30)).statusCode).toBe(404);
  });
});
