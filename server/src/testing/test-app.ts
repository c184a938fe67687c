import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { saveListings } from '../listings/save-listings.ts';
import { testNow } from './generated-listings.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The real server on a database of its own, at `testNow`. */
export interface TestApp {
  readonly db: TestDatabase;
  readonly app: FastifyInstance;
  save(...listings: readonly Listing[]): Promise<void>;
  /** The JSON of an answer; fails where the status is another. */
  get<T>(path: string, status?: number): Promise<T>;
  close(): Promise<void>;
}

export async function startTestApp(): Promise<TestApp> {
  const db = await createTestDatabase();
  const app = await buildApp({ db, config: testConfig(), clock: () => testNow });
  return {
    db,
    app,
    async save(...listings) {
      await saveListings(db.kysely, listings, { now: testNow });
    },
    async get<T>(path: string, status = 200) {
      const answer = await app.inject(path);
      if (answer.statusCode !== status)
        throw new Error(`GET ${path} answered ${answer.statusCode}: ${answer.body.slice(0, 500)}`);
      return answer.json() as T;
    },
    async close() {
      await app.close();
      await db.drop();
    },
  };
}
