import { tmpdir } from 'node:os';
import { getMapPoints } from '@hearth/domain/contract/map.ts';
import { searchListings as searchEndpoint } from '@hearth/domain/contract/search.ts';
import { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import { kyselyOn, openDatabase } from '@hearth/server/db/database.ts';
import { namedStatement } from '@hearth/server/db/named-statements.ts';
import { publicVisit } from '@hearth/server/http/visit.ts';
import { createScenes } from '@hearth/server/photos/scenes.service.ts';
import { createServices } from '@hearth/server/services.ts';
import { suggestedSearch } from '@hearth/server/suggestions/suggested-search.ts';
import { suggestLocations } from '@hearth/server/suggestions/suggestions.service.ts';
import { testConfig } from '@hearth/server/testing/test-config.ts';
import { PostgresDialect } from 'kysely';
import type { Workload } from './workloads.ts';

/** Milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const WARM_UP = 40;

/** Runs the tasks one after another and returns the time of each, without the first few, which warm up. */
export async function latencyOf(tasks: readonly (() => Promise<unknown>)[]): Promise<Latency> {
  const warmUp = Math.min(WARM_UP, Math.floor(tasks.length / 4));
  await timesOf(tasks.slice(0, warmUp));
  return percentiles(await timesOf(tasks.slice(warmUp)));
}

/** Milliseconds that each of the tasks took, one after another. */
export async function timesOf(tasks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (const task of tasks) {
    const started = performance.now();
    await task();
    times.push(performance.now() - started);
  }
  return times;
}

export interface NamedLatency extends Latency {
  readonly name: string;
}

/** Paths by the name of their kind; `nth` counts the requests. */
export type PathsByKind = Readonly<Record<string, (nth: number) => string>>;

/**
 * Times so many requests of each kind, after a tenth as many that warm up. Kinds take turns, so that other work of the machine
 * falls on all.
 */
export async function latenciesInTurn(
  kinds: PathsByKind,
  count: number,
  get: (path: string) => Promise<unknown>,
): Promise<readonly NamedLatency[]> {
  const tasks = Object.entries(kinds).map(([name, pathOf]) => ({ name, pathOf, times: [] as number[] }));
  for (let nth = 0; nth < count * 1.1; nth++)
    for (const { pathOf, times } of tasks) {
      const taken = await timesOf([() => get(pathOf(nth))]);
      if (nth >= count * 0.1) times.push(...taken);
    }
  return tasks.map(({ name, times }) => ({ name, ...percentiles(times) }));
}

export function percentiles(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

type Statement = ReturnType<typeof namedStatement>;

/** Notes the statements that each request of a workload sends, then times them alone on one connection. */
export async function replaySql(url: string, workload: Workload): Promise<Latency> {
  const database = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  const requests: Statement[][] = [];
  for (const query of workload.requests)
    requests.push(await statementsOf(database.pool, workload.path, query));
  const latency = await latencyOf(
    requests.map((statements) => async () => {
      for (const statement of statements) await database.pool.query(statement);
    }),
  );
  await database.close();
  return latency;
}

type Pool = ReturnType<typeof openDatabase>['pool'];

async function statementsOf(pool: Pool, path: Workload['path'], query: string): Promise<Statement[]> {
  const noted: Statement[] = [];
  const db = kyselyOn({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      noted.push(namedStatement(sql, parameters));
    },
  });
  const { listings, maps, search } = createServices({
    db,
    edition: 'austin',
    clock: () => new Date(),
    hasColumns: false,
    photosFolder: tmpdir(),
    scenes: createScenes(tmpdir(), testConfig()),
    onError: console.error,
  });
  const visit = publicVisit({ edition: 'austin', now: new Date() });
  if (path === '/api/v2/listing/') {
    await listings.getListing(query, visit);
    return noted;
  }
  const values = Object.fromEntries(new URLSearchParams(query));
  if (path === '/api/v2/map/points?') await maps.mapPoints(getMapPoints.query.parse(values), visit);
  else if (path === '/api/places/search?') {
    const { query: text, ...scope } = getSuggestions.query.parse(values);
    await suggestLocations({ db, search }, text, {
      ...visit,
      ...suggestedSearch(scope, visit.viewer).search,
    });
  } else await search.searchListings(searchEndpoint.query.parse(values), visit);
  return noted;
}
