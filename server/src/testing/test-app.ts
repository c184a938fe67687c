import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { testNow } from './generated-listings.ts';
import { requestedAs, viewerOfTest } from './requested-as.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Requests of one person. */
export interface Asker {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** The JSON of an answer; fails where the status is another. */
  get<T>(path: string, status?: number): Promise<T>;
}

/** The real server on its own database, at `testNow`. Requests without `as` are those of a guest. */
export interface TestApp extends Asker {
  readonly db: TestDatabase;
  readonly app: FastifyInstance;
  save(...listings: readonly Listing[]): Promise<void>;
  /** The same server, with requests of another viewer. */
  as(viewer: Viewer): Asker;
  close(): Promise<void>;
}

/** Third parties and settings of a test. */
interface TestAppOptions extends Pick<AppOptions, 'photoOrigin' | 'folders'> {
  readonly config?: Partial<Config>;
}

export async function startTestApp({ photoOrigin, folders, config }: TestAppOptions = {}): Promise<TestApp> {
  const db = await createTestDatabase();
  const app = await buildApp({
    db,
    config: testConfig(config),
    clock: () => testNow,
    viewerOf: viewerOfTest,
    photoOrigin,
    ...(folders && { folders }),
  });
  return {
    db,
    app,
    async save(...listings) {
      await saveListings(db.kysely, listings, { now: testNow });
    },
    ...asker(app, {}),
    as: (viewer) => asker(app, requestedAs(viewer)),
    async close() {
      await app.close();
      await db.drop();
    },
  };
}

/** One server for the tests of the file that calls this; every test finds it without listings and agents. */
export function testAppOfFile(start: () => Promise<TestApp> = startTestApp): { readonly server: TestApp } {
  let server: TestApp;
  beforeAll(async () => {
    server = await start();
  });
  afterEach(async () => {
    await server.db.kysely.deleteFrom('listing').execute();
    await server.db.kysely.deleteFrom('agent').execute();
  });
  afterAll(() => server.close());
  return {
    get server() {
      return server;
    },
  };
}

function asker(app: FastifyInstance, person: Record<string, string>): Asker {
  const inject: Asker['inject'] = (request) =>
    app.inject({ ...request, headers: { ...request.headers, ...person } });
  return {
    inject,
    async get<T>(url: string, status = 200) {
      const answer = await inject({ url });
      if (answer.statusCode !== status)
        throw new Error(`GET ${url} answered ${answer.statusCode}: ${answer.body.slice(0, 500)}`);
      return answer.json() as T;
    },
  };
}
