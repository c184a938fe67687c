import { PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { closeInTurn } from './close-in-turn.ts';
import type { Config } from './config.ts';
import { kyselyOn } from './db/database.ts';
import type { Resource, ResourceDependencies } from './http/resource.ts';
import { saveListings } from './listings/save-listings.service.ts';
import { readMail } from './mail/mail.queries.ts';
import { sourceUpdated } from './sources/sources.service.ts';
import { startServer } from './start.ts';
import { aMail } from './testing/a-mail.ts';
import { aSearch } from './testing/a-search.ts';
import { visit } from './testing/columns-world.ts';
import { generatedListings, testNow } from './testing/generated-listings.ts';
import { startTestSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts';
import { testConfig } from './testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let db: TestDatabase;
let smtp: TestSmtpServer;
let config: Config;
beforeAll(async () => {
  db = await createTestDatabase();
  await saveListings(db.kysely, generatedListings(50, 3), { now: testNow });
  smtp = await startTestSmtpServer();
  config = testConfig({
    ...{ host: '127.0.0.1', port: 0, databaseUrl: db.connectionString },
    smtp: { url: smtp.url, from: { name: 'Hearth', address: 'mail@hearth.example' } },
  });
});
afterAll(async () => {
  await smtp.down();
  await db.drop();
});

/** A resource that hands over what the app gives its resources, and says when the app begins to close. */
function insider(): { resource: Resource; given(): ResourceDependencies; closing: Promise<void> } {
  let begins = () => {};
  const closing = new Promise<void>((resolve) => {
    begins = resolve;
  });
  let dependencies: ResourceDependencies;
  return {
    resource(app, given) {
      dependencies = given;
      // The hooks of an app run from the last to the first.
      app.addHook('onClose', async () => begins());
    },
    given: () => dependencies,
    closing,
  };
}

/** Sends a mail that the mail server takes only once the returned function is called; ends when its job runs. */
async function heldMail({ mails }: ResourceDependencies): Promise<{ id: string; release: () => void }> {
  const release = smtp.hold();
  const before = smtp.received.length;
  const mail = aMail();
  await db.kysely.transaction().execute((transaction) => mails.enqueue(transaction, [mail]));
  mails.wake();
  await expect.poll(() => smtp.received.length).toBe(before + 1);
  return { id: mail.id, release };
}

const stored = (id: string) => readMail(db.kysely, id);

describe('starting the server', () => {
  const start = (...extraResources: Resource[]) =>
    startServer({ config, clock: () => testNow, say: () => {}, extraResources });

  it('hides the listings of outdated sources before it listens', async () => {
    const shown = async (): Promise<number> =>
      (await db.pool.query('select from listing_search where displayed')).rowCount ?? 0;
    const source = { edition: 'austin', source: 'AUS' } as const;
    const update = (at: Date) => db.kysely.transaction().execute((trx) => sourceUpdated(trx, source, at));
    const before = await shown();
    await update(new Date(testNow.getTime() - 13 * 3_600_000));
    const atListen: number[] = [];
    const server = await start(async (app) => {
      // `listen` does not wait for this hook.
      app.addHook('onListen', async () => void atListen.push(await shown()));
    });
    await expect.poll(() => atListen).toHaveLength(1);
    expect(before).toBeGreaterThan(atListen[0]!);
    await server.stop();
    await update(testNow);
    expect(await shown()).toBe(before);
  });

  it('closes all that it opened where a part of it fails', async () => {
    const { resource, given, closing } = insider();
    const fails: Resource = () => Promise.reject(new Error('no such part'));
    await expect(start(resource, fails)).rejects.toThrow('no such part');
    await closing;
    expect(given().db.pool.ended).toBe(true);
  });
});

describe('closing the server', () => {
  it('closes the database also where another part fails to close', async () => {
    const { resource, given } = insider();
    const fails: Resource = (app) =>
      void app.addHook('onClose', async () => Promise.reject(new Error('stuck')));
    const server = await startServer({
      ...{ config, clock: () => testNow, say: () => {} },
      extraResources: [resource, fails],
    });
    await expect(server.stop()).rejects.toThrow('stuck');
    expect(given().db.pool.ended).toBe(true);
  });

  it('runs every step in order, also after one failed, and names what failed', async () => {
    const ran: number[] = [];
    const step =
      (number: number, fails = false) =>
      async () => {
        ran.push(number);
        if (fails) throw new Error(`step ${number}`);
      };
    await expect(closeInTurn([step(1), step(2, true), step(3)])).rejects.toThrow('step 2');
    await expect(closeInTurn([step(4, true), step(5, true)])).rejects.toThrow('2 steps');
    expect(ran).toEqual([1, 2, 3, 4, 5]);
  });

  it('ends running jobs first, and then the services that they may use', async () => {
    const statements: string[] = [];
    const log = ({ query }: { query: { sql: string } }) => void statements.push(query.sql);
    const kysely = kyselyOn({ dialect: new PostgresDialect({ pool: db.pool }), log });
    const { resource, given, closing } = insider();
    const app = await buildApp({
      ...{ db: { ...db, kysely }, config, clock: () => testNow },
      ...{ runsJobs: true, extraResources: [resource] },
    });
    let limit = 1;
    /** Another limit is another search, which is in no cache. */
    const isAnsweredByColumns = async () => {
      statements.length = 0;
      await given().search.searchListings(aSearch({ limit: limit++ }), visit);
      return !statements.some((text) => text.includes('from listing_search'));
    };
    await expect.poll(isAnsweredByColumns).toBe(true);
    const { id, release } = await heldMail(given());

    const closed = app.close();
    await closing;
    expect(await isAnsweredByColumns()).toBe(true);
    release();
    await closed;
    expect(await stored(id)).toMatchObject({ sentAt: testNow });
    expect(await isAnsweredByColumns()).toBe(false);
  });

  it('closes the database last, once every job has stored its result', async () => {
    const { resource, given, closing } = insider();
    const server = await startServer({
      ...{ config, clock: () => testNow, say: () => {} },
      extraResources: [resource],
    });
    const { id, release } = await heldMail(given());

    const stopped = server.stop();
    await closing;
    expect(await stored(id)).toMatchObject({ sentAt: null });
    release();
    await stopped;
    expect(await stored(id)).toMatchObject({ sentAt: testNow });
    expect(given().db.pool.ended).toBe(true);
    expect(given().db.pool.totalCount).toBe(0);
  });
});
