import { onDatabases } from '../search/bench-database.ts';
import { fillDatabase } from '../search/fill-database.ts';
import { type Latency, percentiles, timesOf } from '../search/latency.ts';
import { readNames } from '../search/read-names.ts';
import { type ServerProcess, startServer } from '../search/server-process.ts';
import { changingWorkloads, details, type Workload } from '../search/workloads.ts';
import { storePeople } from './store-people.ts';
import { type Statuses, startStorm } from './storm-process.ts';

/** Times of one workload in milliseconds. */
export interface AccountsWorkload {
  readonly name: string;
  /** Each request asked for the first time. */
  readonly guest: Latency;
  readonly client: Latency;
  /** The same requests again: most answers come from memory. */
  readonly guestAgain: Latency;
  readonly clientAgain: Latency;
}

export interface StormWorkload {
  readonly name: string;
  readonly quiet: Latency;
  readonly storm: Latency;
}

export interface AccountsResult {
  readonly rows: number;
  readonly onMarket: number;
  readonly workloads: readonly AccountsWorkload[];
  readonly storm: readonly StormWorkload[];
  readonly stormSeconds: number;
  readonly statuses: Statuses;
}

/** Many times what two processors can hash. */
export const SIGN_INS_PER_SECOND = 100;

/** Guests and clients take turns, as do quiet and stormy rounds, so that other work of the machine falls on both. */
const ROUNDS = 6;
const STORM_ROUNDS = 4;
/** More than are signed in to within the quarter of an hour that limits of an account last. */
const ACCOUNTS = 20_000;

/** Measures searches, maps and details for guests and clients, then for guests while too many people sign in. */
export const benchAccounts = (
  counts: readonly number[],
  log: (line: string) => void,
): Promise<AccountsResult[]> =>
  onDatabases(counts, async (url, rows) => {
    const { onMarket } = await fillDatabase(url, rows, log);
    const token = await storePeople(url, ACCOUNTS);
    const { listingids } = await readNames(url);
    const server = await startServer(url, { TRUST_PROXY: 'true' });
    const compared = await compare(server, token, listingids, log);
    const stormed = await storm(server, log);
    await server.stop();
    return { rows, onMarket, ...compared, ...stormed };
  });

type Times = readonly (readonly number[])[];

/** Requests of a turn: separate searches and maps, so that none was asked before, and its share of the listings. */
function turnWorkloads(turn: number, listingids: readonly string[]): readonly Workload[] {
  const share = Math.floor(listingids.length / (2 * (ROUNDS + 1)));
  const own = listingids.slice(turn * share, (turn + 1) * share);
  return [...changingWorkloads(turn), details({ listingids: own, areas: [], streets: [], addresses: [] })];
}

async function compare(
  server: ServerProcess,
  token: string,
  listingids: readonly string[],
  log: (line: string) => void,
): Promise<Pick<AccountsResult, 'workloads'>> {
  const asClient = { cookie: `hearth-session=${token}` };
  const turns: { readonly isClient: boolean; readonly first: Times; readonly again: Times }[] = [];
  for (let turn = 0; turn < 2 * (ROUNDS + 1); turn++) {
    // Of two rounds one begins with the guest, the other with the client.
    const isClient = turn % 4 === 1 || turn % 4 === 2;
    const workloads = turnWorkloads(turn, listingids);
    const ask = () => measure(server, workloads, isClient ? asClient : {});
    const [first, again] = [await ask(), await ask()];
    // The first round warms up.
    if (turn > 1) turns.push({ isClient, first, again });
    log(`turn ${turn + 1} of ${2 * (ROUNDS + 1)}`);
  }
  const latency = (who: boolean, kind: 'first' | 'again', at: number): Latency =>
    percentiles(turns.filter(({ isClient }) => isClient === who).flatMap((turn) => turn[kind][at]!));
  return {
    workloads: turnWorkloads(0, listingids).map(({ name }, at) => ({
      name,
      guest: latency(false, 'first', at),
      client: latency(true, 'first', at),
      guestAgain: latency(false, 'again', at),
      clientAgain: latency(true, 'again', at),
    })),
  };
}

async function storm(
  server: ServerProcess,
  log: (line: string) => void,
): Promise<Pick<AccountsResult, 'storm' | 'stormSeconds' | 'statuses'>> {
  const statuses = new Map<number, number>();
  const [quiet, stormy]: [Times[], Times[]] = [[], []];
  let milliseconds = 0;
  for (let round = 0; round < STORM_ROUNDS; round++) {
    // Rounds of the comparison used the seeds before.
    const seed = 100 + 2 * round;
    quiet.push(await measure(server, changingWorkloads(seed)));
    const first = Math.round((milliseconds / 1000) * SIGN_INS_PER_SECOND);
    const process = await startStorm(server.url, {
      ...{ perSecond: SIGN_INS_PER_SECOND, accounts: ACCOUNTS, first },
    });
    const started = performance.now();
    stormy.push(await measure(server, changingWorkloads(seed + 1)));
    milliseconds += performance.now() - started;
    for (const [status, count] of await process.stop())
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    log(`storm ${round + 1} of ${STORM_ROUNDS}`);
  }
  const latency = (rounds: readonly Times[], at: number): Latency =>
    percentiles(rounds.flatMap((round) => round[at]!));
  return {
    storm: changingWorkloads(0).map(({ name }, at) => ({
      name,
      quiet: latency(quiet, at),
      storm: latency(stormy, at),
    })),
    stormSeconds: milliseconds / 1000,
    statuses,
  };
}

async function measure(
  server: ServerProcess,
  workloads: readonly Workload[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Times> {
  const times: number[][] = [];
  for (const { path, requests } of workloads)
    times.push(await timesOf(requests.map((query) => () => server.get(path + query, headers))));
  return times;
}
