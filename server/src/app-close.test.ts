import { PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { kyselyOn } from './db/database.ts';
import type { Resource, ResourceDependencies } from './http/resource.ts';
import { saveListings } from './listings/save-listings.ts';
import { readMail } from './mail/mail.queries.ts';
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

describe('closing the server', () => {
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
