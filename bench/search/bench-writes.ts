import { onDatabases } from './bench-database.ts';
import { fillDatabase } from './fill-database.ts';
import { type Latency, percentiles, timesOf } from './latency.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { changingWorkloads } from './workloads.ts';
import { startWriter } from './writer-process.ts';

/** Times in milliseconds; every request is asked for the first time. */
export interface QuietAndBusy {
  readonly quiet: Latency;
  readonly busy: Latency;
}

export interface WritesWorkload {
  readonly name: string;
  /** Of a process that has the open listings in memory. */
  readonly memory: QuietAndBusy;
  /** Of one that asks the database. */
  readonly database: QuietAndBusy;
}

export interface WritesResult {
  readonly rows: number;
  readonly onMarket: number;
  /** Listings that were saved a second, on average. */
  readonly saved: number;
  readonly workloads: readonly WritesWorkload[];
}

/** Quiet and busy rounds take turns, so that other work of the machine falls on both. */
const ROUNDS = 4;

/** Measures searches and maps while nothing changes and while so many listings a second are saved. */
export const benchWrites = (
  counts: readonly number[],
  perSecond: number,
  log: (line: string) => void,
): Promise<WritesResult[]> =>
  onDatabases(counts, async (url, rows) => {
    const { onMarket } = await fillDatabase(url, rows, log);
    const memory = await startServer(url);
    const database = await startServer(url, { SEARCH_COLUMNS: 'off' });
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const quiet = await measureRound([memory, database], 2 * round);
      const writer = await startWriter(url, perSecond);
      const busy = await measureRound([memory, database], 2 * round + 1);
      // The first round warms up caches and reads what a process has in memory.
      const saved = await writer.stop();
      if (round > 0) rounds.push({ quiet, busy, saved });
      log(`${rows} rows: round ${round} of ${ROUNDS}, ${saved.toFixed(1)} saved a second`);
    }
    await memory.stop();
    await database.stop();
    return {
      rows,
      onMarket,
      saved: rounds.reduce((sum, { saved }) => sum + saved, 0) / rounds.length,
      workloads: changingWorkloads(0).map(({ name }, at) => ({
        name,
        memory: quietAndBusy(rounds, 0, at),
        database: quietAndBusy(rounds, 1, at),
      })),
    };
  });

/** Times by server and workload. */
type Times = readonly (readonly (readonly number[])[])[];

interface Round {
  readonly quiet: Times;
  readonly busy: Times;
  readonly saved: number;
}

async function measureRound(servers: readonly ServerProcess[], round: number): Promise<Times> {
  const times: number[][][] = [];
  for (const server of servers) {
    const ofServer: number[][] = [];
    for (const { path, requests } of changingWorkloads(round))
      ofServer.push(await timesOf(requests.map((query) => () => server.get(path + query))));
    times.push(ofServer);
  }
  return times;
}

const quietAndBusy = (rounds: readonly Round[], server: number, workload: number): QuietAndBusy => ({
  quiet: percentiles(rounds.flatMap(({ quiet }) => quiet[server]![workload]!)),
  busy: percentiles(rounds.flatMap(({ busy }) => busy[server]![workload]!)),
});
