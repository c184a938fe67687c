import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { anAccount } from '../testing/account-attacks/an-account.ts';
import { importsInto } from '../testing/imports-into.ts';
import { openPage } from '../testing/live-pages.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-announced-'));
  app = await buildApp({ db, config: testConfig({ requestsPerMinute: 0 }), clock: () => new Date() });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await db.drop();
  await rm(folder, { recursive: true });
});

const importing = importsInto(() => ({ db, folder }));

/** A complete file of homes with these ids and prices. */
const fileOf = (homes: readonly (readonly [id: number, price: number])[]): string =>
  [
    'ListingKey,ListingId,PropertyType,MlsStatus,ListPrice,UnparsedAddress,City,PostalCode',
    ...homes.map(([id, price]) => `k${id},${id},Residential,Active,${price},${id} Oak St,Austin,78704`),
  ].join('\n');

it('announces what an import changed, added and removed at once, and many as one change', async () => {
  await importing(
    'first.csv',
    fileOf([
      [1001, 400_000],
      [1002, 500_000],
      [1003, 600_000],
    ]),
    { isComplete: true },
  );
  const { cookie } = await anAccount(db, 'kim');
  const page = await openPage(app, cookie);
  const next = fileOf([
    [1001, 390_000],
    [1002, 500_000],
    [1004, 700_000],
  ]);
  await importing('next.csv', next, { isComplete: true });
  // Deliveries run side by side.
  expect([await page.next(), await page.next()]).toEqual(
    expect.arrayContaining([
      { resource: 'listing', ids: ['AUS1001', 'AUS1004'] },
      { resource: 'listing', ids: ['AUS1003'] },
    ]),
  );
  const many = Array.from({ length: 1000 }, (_, at) => [2000 + at, 300_000] as const);
  await importing('many.csv', fileOf(many));
  expect(await page.next()).toEqual({ resource: 'listing', ids: null });
  await importing('last.csv', fileOf([[2000, 310_000]]));
  // Another announcement of the many would have come before.
  expect(await page.next()).toEqual({ resource: 'listing', ids: ['AUS2000'] });
  page.close();
});
