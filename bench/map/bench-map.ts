import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '@hearth/server/app.ts';
import { readConfig } from '@hearth/server/config.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { noMapping } from '@hearth/server/import/mapping.ts';
import { readOptions } from '@hearth/server/import/options.ts';
import { openRejects } from '@hearth/server/import/rejects.ts';
import { runImport } from '@hearth/server/import/run-import.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';
import { writeCountyStreets } from './county-streets.ts';

export interface MapResult {
  readonly segments: number;
  readonly fileMegabytes: number;
  readonly importSeconds: number;
  /** Of a process that has cut no tile before, and of a second server in it, whose code is optimized and whose memory is empty. */
  readonly cold: readonly ZoomResult[];
  readonly warm: readonly ZoomResult[];
}

interface ZoomResult {
  readonly zoom: number;
  readonly tiles: number;
  /** Milliseconds of tiles that are cut, and of the same ones from memory. */
  readonly first: Times;
  readonly again: Times;
  /** Milliseconds that this process computes for a tile that is cut, on all its threads: other programs do not count. */
  readonly cpu: Times;
  /** Of the largest tile, packed. */
  readonly kilobytes: number;
}

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Zooms of 512 px tiles; a map asks for them one zoom nearer. */
const ZOOMS = [8, 9, 10, 11, 12, 13, 14];
const MAX_TILES = 300;

/** Imports a generated county of streets, and asks for every tile of it. */
export async function benchMap(segments: number, log: (line: string) => void): Promise<MapResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hearth-bench-map-'));
  const file = path.join(folder, 'county_streets.geojson');
  try {
    await writeCountyStreets(file, segments);
    const [result] = await onDatabases([segments], async (url) => measure(url, file, segments, log));
    return result!;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  url: string,
  file: string,
  segments: number,
  log: (line: string) => void,
): Promise<MapResult> {
  const db = openDatabase(url, { max: 4, statementTimeoutMs: 0 });
  const importSeconds = await seconds(async () => {
    const rejects = await openRejects(path.dirname(file), file);
    const job = { ...readOptions([file], 'austin'), mapping: noMapping, now: new Date() };
    await runImport(db.kysely, job, rejects, { progress() {}, waiting() {} });
    await rejects.close();
  });
  log(`${segments} segments imported in ${importSeconds.toFixed(1)} s`);
  await db.pool.query('analyze map_feature');
  const config = { ...readConfig({}), databaseUrl: url, logLevel: 'silent' as const, requestsPerMinute: 0 };
  const onServer = async (): Promise<ZoomResult[]> => {
    const app = await buildApp({ db, config, clock: () => new Date() });
    try {
      await app.inject('/api/v2/map/tiles/0/0/0');
      const zooms: ZoomResult[] = [];
      for (const zoom of ZOOMS) zooms.push(await zoomResult(app, zoom));
      return zooms;
    } finally {
      await app.close();
    }
  };
  try {
    const fileMegabytes = (await stat(file)).size / 1e6;
    return { segments, fileMegabytes, importSeconds, cold: await onServer(), warm: await onServer() };
  } finally {
    await db.close();
  }
}

async function zoomResult(app: Awaited<ReturnType<typeof buildApp>>, zoom: number): Promise<ZoomResult> {
  const tiles = tilesOver(zoom);
  let most = 0;
  const ask = async () => {
    const times: number[] = [];
    const cpu: number[] = [];
    for (const tile of tiles) {
      const computed = process.cpuUsage();
      const started = performance.now();
      const answer = await app.inject({
        url: `/api/v2/map/tiles/${zoom}/${tile}`,
        headers: { 'accept-encoding': 'br' },
      });
      times.push(performance.now() - started);
      const { user, system } = process.cpuUsage(computed);
      cpu.push((user + system) / 1000);
      if (answer.statusCode !== 200) throw new Error(`A tile answered ${answer.statusCode}.`);
      most = Math.max(most, answer.rawPayload.length);
    }
    return { times: timesOf(times), cpu: timesOf(cpu) };
  };
  const first = await ask();
  const again = await ask();
  return {
    ...{ zoom, tiles: tiles.length, first: first.times, again: again.times, cpu: first.cpu },
    kilobytes: most / 1000,
  };
}

/** The tiles over the middle of the county, from the densest outwards. */
function tilesOver(zoom: number): string[] {
  const across = 2 ** zoom;
  const x = ((-97.74 + 180) / 360) * across;
  const latitude = (30.28 * Math.PI) / 180;
  const y = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * across;
  const reach = Math.ceil((0.45 / 360) * across);
  const tiles: (readonly [number, string])[] = [];
  for (let column = Math.floor(x - reach); column <= x + reach; column++)
    for (let row = Math.floor(y - reach); row <= y + reach; row++)
      tiles.push([Math.hypot(column + 0.5 - x, row + 0.5 - y), `${column}/${row}`]);
  return tiles
    .toSorted(([a], [b]) => a - b)
    .slice(0, MAX_TILES)
    .map(([, tile]) => tile);
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The figures as a Markdown page, with the machine and the date. */
export const printMap = ({
  segments,
  fileMegabytes,
  importSeconds,
  cold,
  warm,
}: MapResult): string => `# Benchmarks: the base map

Made by \`npm run bench -- map --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

A generated county of ${segments.toLocaleString('en-US')} street segments (${fileMegabytes.toFixed(0)} MB of GeoJSON) was imported in **${importSeconds.toFixed(1)} s**; the
design asks for less than 60.

Times of a tile in milliseconds, through the server without a network: p50 / p99 / longest. "First" is cut from the
database and packed with brotli, "again" comes from memory. The densest tiles of each zoom are asked for. The design asks for less
than 20. "CPU" is what the server's process computes for a first tile, on all its threads, which other programs on the machine do
not change. Zooms are those of tiles of 512 px; a map of zoom 14 asks for tiles of zoom 13.

A running server, whose code for tiles is optimized:

${zoomTable(warm)}

The first tiles that a process cuts. A server cuts those over the main city itself as soon as it listens; this one did not:

${zoomTable(cold)}
`;

const zoomTable = (zooms: readonly ZoomResult[]): string =>
  [
    '| zoom | tiles | first | CPU | again | largest, KB |',
    '| --- | --- | --- | --- | --- | --- |',
    ...zooms.map(
      ({ zoom, tiles, first, cpu, again, kilobytes }) =>
        `| ${zoom} | ${tiles} | ${timesText(first)} | ${timesText(cpu)} | ${timesText(again)} | ${kilobytes.toFixed(0)} |`,
    ),
  ].join('\n');

const timesText = ({ p50, p99, most }: Times): string =>
  [p50, p99, most].map((figure) => figure.toFixed(1)).join(' / ');
