import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { anOpenHouse } from '@hearth/domain/testing/a-listing.ts';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { add, aHome, base, collectionsApp, create, send } from '../testing/collections-app.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { invite, join, members, sharedWithLee, status } from '../testing/shared-collections.ts';
import type { Asker } from '../testing/test-app.ts';

const app = collectionsApp();

const makeFeed = async (asker: Asker, id: string) =>
  (await send(asker, 'POST', `${base}/${id}/calendar`)).json<{ url: string }>();
/** Reads a feed as a calendar does: without a session. */
const readFeed = ({ url }: { readonly url: string }) => app.server.inject({ url: new URL(url).pathname });
const open = (number: number, changes: Parameters<typeof aHome>[1] = {}) =>
  aHome(number, {
    openhouse: [anOpenHouse({ openhousekey: `o${number}` })],
    streetname: `Oak${number}`,
    ...changes,
  });
const summaries = async (feed: { readonly url: string }) =>
  [...(await readFeed(feed)).body.matchAll(/^SUMMARY:Open house: (.*)\r$/gm)].map(([, street]) => street);

describe('the calendar of a collection', () => {
  it('writes the coming open houses of the homes on the market that the person may see', async () => {
    await app.server.save(open(1), open(2, { mlsstatus: 'Sold' }), open(3), aHome(4));
    const { asker } = await app.signedIn();
    const { id } = await create(asker, { name: 'Lake, homes', listings: ['AUS1', 'AUS2', 'AUS3', 'AUS4'] });
    expect(await asker.get(`${base}/${id}/calendar`)).toEqual({ createdAt: null });
    const feed = await makeFeed(asker, id);
    const answer = await readFeed(feed);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.body).toContain('NAME:Open houses: Lake\\, homes');
    expect(await summaries(feed)).toEqual(['1204 Oak1 Dr', '1204 Oak3 Dr']);
    await app.server.save(
      open(1, { internetaddressdisplayyn: false }),
      open(3, { source: 'EX', mlsstatus: 'Private' }),
    );
    expect(await summaries(feed)).toEqual([expect.stringMatching(/^Austin/)]);
    expect((await readFeed(feed)).body).not.toContain('Oak1');
    expect((await asker.get<{ createdAt: string }>(`${base}/${id}/calendar`)).createdAt).toMatch(/^2026/);
  });

  it('ends with its address, its collection, and the membership or account of its person', async () => {
    await app.server.save(open(1));
    const { kim, lee, id } = await sharedWithLee(app);
    await add(kim.asker, id, 'AUS1');
    const dead = async (feed: { readonly url: string }) => {
      expect(errorOf(await readFeed(feed))).toEqual({ status: 404, code: 'not_found' });
    };
    const first = await makeFeed(lee.asker, id);
    const second = await makeFeed(lee.asker, id);
    await dead(first);
    expect(await summaries(second)).toHaveLength(1);
    await send(lee.asker, 'DELETE', `${base}/${id}/calendar`);
    await dead(second);
    const left = await makeFeed(lee.asker, id);
    await send(lee.asker, 'POST', `${base}/${id}/leave`);
    await dead(left);
    await invite(kim.asker, id, lee.email);
    await join(lee.asker, id);
    await dead(left);
    expect(await lee.asker.get(`${base}/${id}/calendar`)).toEqual({ createdAt: null });
    const removed = await makeFeed(lee.asker, id);
    const [member] = (await members(kim.asker, id)).collaborators;
    await send(kim.asker, 'DELETE', `${base}/${id}/collaborator/${member?.id}`);
    await dead(removed);
    const own = await makeFeed(kim.asker, id);
    expect(await summaries(own)).toHaveLength(1);
    await app.server.db.kysely
      .updateTable('person')
      .set({ disabledAt: new Date() })
      .where('id', '=', kim.id)
      .execute();
    await dead(own);
    await app.server.db.kysely
      .updateTable('person')
      .set({ disabledAt: null })
      .where('id', '=', kim.id)
      .execute();
    await send(kim.asker, 'DELETE', `${base}/${id}`);
    await dead(own);
    const gone = await makeFeed(kim.asker, (await create(kim.asker)).id);
    await app.server.db.kysely.deleteFrom('person').where('id', '=', kim.id).execute();
    await dead(gone);
    await dead({ url: 'http://x/api/listing/calendar/guessed' });
  });

  it('makes calendars for owner and collaborators alone, and stores no token as it is', async () => {
    const { kim, id } = await sharedWithLee(app);
    const [bo, stranger] = [await app.signedIn(), await app.signedIn()];
    await invite(kim.asker, id, bo.email);
    const make = (asker: Asker, named = id) => status(send(asker, 'POST', `${base}/${named}/calendar`));
    expect(await make(bo.asker)).toBe(403);
    expect(await make(stranger.asker)).toBe(404);
    expect(await make(kim.asker, 'dismissed')).toBe(404);
    const { url } = await makeFeed(kim.asker, id);
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{32}$/);
    const rows = await app.server.db.kysely.selectFrom('calendarFeed').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the file of a collection', () => {
  it('writes homes that the person may see with own notes, and no text that spreadsheets run', async () => {
    await app.server.save(
      aHome(1, { listofficename: '=HYPERLINK("https://evil.example")' }),
      aHome(2, { source: 'EX', mlsstatus: 'Private' }),
      aHome(3, { internetaddressdisplayyn: false }),
    );
    const { kim, lee, id } = await sharedWithLee(app);
    for (const home of ['AUS3', 'AUS1']) await add(kim.asker, id, home);
    const { kysely } = app.server.db;
    const key = { collectionId: Number(id), listingkey: 'AUS-2', addedAt: new Date() };
    await kysely.insertInto('collectionListing').values(key).execute();
    await send(kim.asker, 'PUT', '/api/v2/listing/AUS1/note', { text: '-2+3 near work' });
    const rows = async (asker: Asker) => {
      const answer = await asker.inject({ url: `${base}/${id}/csv` });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="lake-homes.csv"',
      });
      return parse(answer.body, { columns: true, bom: true }) as Record<string, string>[];
    };
    const mine = await rows(kim.asker);
    expect(mine.map((row) => row['Listing number'])).toEqual([
      expect.stringContaining('1'),
      expect.stringContaining('3'),
    ]);
    expect(mine[0]).toMatchObject({
      'Listed by': `'=HYPERLINK("https://evil.example")`,
      'Your note': "'-2+3 near work",
      City: 'Austin',
    });
    expect(mine[1]?.Address).not.toMatch(/oak/i);
    expect((await rows(lee.asker)).map((row) => row['Your note'])).toEqual(['', '']);
    expect(await rows((await app.signedIn()).asker).catch(() => 'refused')).toBe('refused');
  });
});

describe('the map of a collection', () => {
  it('pins each home with a public address, in lists of any number of pages', async () => {
    const homes = Array.from({ length: 22 }, (_, at) =>
      aHome(at + 1, at === 0 ? { internetaddressdisplayyn: false } : {}),
    );
    await app.server.save(...homes);
    const { asker } = await app.signedIn();
    const { id } = await create(asker);
    for (const { listingid } of homes) await add(asker, id, listingid);
    const shown = await asker.get<MapPoints>(`${base}/${id}/points`);
    expect([shown.points.length, shown.total, shown.withoutPin]).toEqual([21, 21, 1]);
  });
});
