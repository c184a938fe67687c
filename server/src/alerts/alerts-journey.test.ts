import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unsubscribeUrlOf } from '../mail/unsubscribe-url.ts';
import { startAlertsWorld } from '../testing/alerts-world.ts';
import { collectionsApp, send } from '../testing/collections-app.ts';
import { importsInto } from '../testing/imports-into.ts';

const app = collectionsApp();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-alerts-'));
});
afterAll(() => rm(folder, { recursive: true }));

const csv = (...rows: readonly string[]) =>
  ['ListingKey,ListingId,PropertyType,MlsStatus,ListPrice', ...rows].join('\n');

it('a saved search sends changes of an import until the link of its mail stops it', async () => {
  const { asker, email } = await app.signedIn();
  const world = await startAlertsWorld(app.server.db);
  const imports = importsInto(() => ({ db: app.server.db, folder }));
  const load = (...rows: readonly string[]) =>
    imports('homes.csv', csv(...rows), { now: world.now, display: true });
  await load('k1,1,Residential,Active,400000');
  const saved = await send(asker, 'POST', '/api/saved-search', {
    ...{ name: 'Under half', query: 'maxPrice=500000', cadence: 'immediately', timeZone: 'America/Denver' },
  });
  expect(saved.statusCode, saved.body).toBe(200);

  await load('k1,1,Residential,Active,400000', 'k2,2,Residential,Active,450000');
  const [mail, ...others] = await world.mailsAfter(60);
  expect([mail?.to, mail?.news, others]).toEqual([email, [['AUS-2', ['New listing']]], []]);
  const outbox = await asker.inject({ url: `/outbox/${mail?.id}` });
  expect(outbox.body).toContain('Under half');

  const options = { db: app.server.db, config: { publicUrl: '' }, clock: () => world.now };
  const to = { name: '', address: email };
  const link = await unsubscribeUrlOf(options, {
    template: 'saved-search-news',
    to,
    parameters: mail?.parameters,
  });
  const stopped = await asker.inject({ method: 'POST', url: link ?? '' });
  expect(stopped.json()).toEqual({ hasOptedOutOfEmail: false, searches: ['Under half'] });
  const foreign = await asker.inject({
    method: 'POST',
    url: (link ?? '').replace(/digest=.*/, 'digest=999'),
  });
  expect(foreign.statusCode).toBe(404);
  await world.sendAll();
  await load('k3,3,Residential,Active,450000');
  expect(await world.mailsAfter(120)).toEqual([]);

  const again = await send(asker, 'PATCH', (link ?? '').replace('unsubscribe', 'subscribe'), {});
  expect(again.json()).toEqual({ hasOptedOutOfEmail: false, searches: ['Under half'] });
  expect(await world.mailsAfter(120)).toEqual([]);
  await load('k4,4,Residential,Active,450000');
  expect((await world.mailsAfter(120)).map(({ news }) => news)).toEqual([[['AUS-4', ['New listing']]]]);
  await world.close();
});
