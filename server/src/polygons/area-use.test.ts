import type { AreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { StoredPolygon } from '@hearth/domain/contract/polygon.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { openDatabase } from '../db/database.ts';
import { upkeep } from '../jobs/upkeep.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { createPolygonService } from './polygon.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A square that no other test draws. */
const squareAt = (step: number): AreaGeometry => {
  const [west, south] = [-97.5 + step / 100, 30];
  return aBox(west, south, west + 0.005, south + 0.005);
};

let drawn = 0;
const draw = async (geometry: AreaGeometry = squareAt(drawn++)): Promise<string> => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/polygon', payload: { geometry } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
};

const setUsed = (id: string, at: string) =>
  sql`update boundary set used_at = ${at}::timestamptz where id = ${id}`.execute(server.db.kysely);
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const lastUsed = async (id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ usedAt: Date }>`select used_at from boundary where id = ${id}`.execute(
    server.db.kysely,
  );
  return rows[0]?.usedAt.toISOString();
};
const usedToday = (id: string) =>
  expect.poll(async () => Date.now() - new Date((await lastUsed(id)) ?? 0).getTime()).toBeLessThan(60_000);
const tidyAt = (day: string) =>
  upkeep({ db: server.db, config: { retentionMonths: 24 }, clock: () => new Date(day) });

/** Everything that reads an area. */
const reads: readonly (readonly [what: string, url: (id: string) => string])[] = [
  ['searching by it', (id) => `/api/v2/listing/search?polygon=${id}`],
  ['a map of it', (id) => `/api/v2/map/points?polygon=${id}`],
  ['drawing its outline', (id) => `/api/v2/map/areas?polygon=${id}`],
  ['looking at it', (id) => `/api/polygon/${id}`],
];

describe('unused drawn areas', () => {
  it.each(reads)('notes use by %s', async (_what, url) => {
    const id = await draw();
    await setUsed(id, daysAgo(399));
    await server.get(url(id));
    await usedToday(id);
  });

  it('notes use where an area is drawn again', async () => {
    const area = squareAt(drawn++);
    const id = await draw(area);
    await setUsed(id, daysAgo(399));
    expect(await draw(area)).toBe(id);
    await usedToday(id);
  });

  it.each([
    ['early', '2026-01-10T00:00:00Z'],
    ['late', '2026-01-10T23:59:59Z'],
  ])(
    'are there for 400 days after the day of their last use, %s on it, and not on the next',
    async (_when, used) => {
      const area = squareAt(drawn++);
      const id = await draw(area);
      await setUsed(id, used);
      await tidyAt('2027-02-14T23:59:59Z');
      expect(await lastUsed(id)).toBeDefined();
      await tidyAt('2027-02-15T00:00:00Z');
      expect(await lastUsed(id)).toBeUndefined();
      expect(await server.get(`/api/polygon/${id}`, 404)).toMatchObject({ code: 'polygon_not_found' });
      expect(await draw(area)).toBe(id);
    },
  );

  it('notes a use once a day', async () => {
    const id = await draw();
    await sql`update boundary set used_at = date_trunc('day', now(), 'UTC') where id = ${id}`.execute(
      server.db.kysely,
    );
    const before = await lastUsed(id);
    for (const [, url] of reads) await server.get(url(id));
    // Uses are noted one after another.
    const last = await draw();
    await setUsed(last, daysAgo(3));
    await server.get(`/api/polygon/${last}`);
    await usedToday(last);
    expect(await lastUsed(id)).toBe(before);
  });

  it('keeps boundaries, and notes no use of them', async () => {
    await saveBoundaries(server.db.kysely, [
      {
        id: 'city-kyle',
        type: 'city',
        name: 'Kyle',
        edition: 'austin',
        geometry: squareAt(90),
        approximate: true,
        source: 'sample data',
      },
    ]);
    for (const [, url] of reads) await server.get(url('city-kyle'));
    await tidyAt('2099-01-01T00:00:00Z');
    expect(await server.get<StoredPolygon>('/api/polygon/city-kyle')).toMatchObject({
      type: 'city',
      name: 'Kyle',
      approximate: true,
      source: 'sample data',
    });
  });
});

describe('noting a use', () => {
  const change = async () =>
    (await sql<{ change: string }>`select change from search_change()`.execute(server.db.kysely)).rows[0]!
      .change;

  it('leaves cached search results valid', async () => {
    const id = await draw();
    await setUsed(id, daysAgo(3));
    const before = await change();
    await server.get(`/api/polygon/${id}`);
    await usedToday(id);
    expect(await change()).toBe(before);
  });

  it('makes no reader wait for a lock on the area', async () => {
    const id = await draw();
    await setUsed(id, daysAgo(3));
    await server.db.kysely.transaction().execute(async (holder) => {
      await sql`select from boundary where id = ${id} for update`.execute(holder);
      for (const [, url] of reads) await server.get(url(id));
    });
    await server.get(`/api/polygon/${id}`);
    await usedToday(id);
  });

  it('ends before the services do', async () => {
    const id = await draw();
    await setUsed(id, daysAgo(3));
    const polygons = createPolygonService(server.db.kysely);
    let isClosed = false;
    let closed: Promise<void> | undefined;
    await server.db.kysely.transaction().execute(async (holder) => {
      await sql`lock table boundary in share mode`.execute(holder);
      await polygons.storedPolygon(id);
      closed = polygons.close().then(() => {
        isClosed = true;
      });
      await expect.poll(waitingForBoundaries).toBe(1);
      expect(isClosed).toBe(false);
    });
    await closed;
    await usedToday(id);
    await setUsed(id, daysAgo(3));
    const before = await lastUsed(id);
    await polygons.storedPolygon(id);
    await polygons.close();
    expect(await lastUsed(id)).toBe(before);
  });

  it('notes nothing on a read-only database, where reading works', async () => {
    const id = await draw();
    await setUsed(id, daysAgo(3));
    const before = await lastUsed(id);
    await onReadOnly(async (app) => {
      for (const [what, url] of reads) {
        const answer = await app.inject(url(id));
        expect([what, answer.statusCode]).toEqual([what, 200]);
      }
      const outlines = (await app.inject(`/api/v2/map/areas?polygon=${id}`)).json<AreaOutlines>();
      expect(outlines.features).toHaveLength(1);
      const relaxed = await app.inject(`/api/v2/listing/search/relaxations?polygon=${id}&minPrice=1`);
      expect(relaxed.statusCode, relaxed.body).toBe(200);
    });
    expect(await lastUsed(id)).toBe(before);
  });
});

/** Statements that wait for a lock on the table of boundaries. */
async function waitingForBoundaries(): Promise<number> {
  const { rows } =
    await sql`select from pg_locks where relation = 'boundary'::regclass and not granted`.execute(
      server.db.kysely,
    );
  return rows.length;
}

async function onReadOnly(task: (app: FastifyInstance) => Promise<void>): Promise<void> {
  const url = new URL(server.db.connectionString);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const db = openDatabase(url.href, { max: 2 });
  const app = await buildApp({ db, config: testConfig(), clock: () => testNow });
  try {
    await task(app);
  } finally {
    await app.close();
    await db.close();
  }
}
