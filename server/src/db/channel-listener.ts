import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { type LivePayload, liveChannel } from './live.queries.ts';

export interface ListenerEvents {
  readonly onPayload: (payload: LivePayload) => void;
  /** Called once it listens again after its connection was lost: payloads may be missing. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

export interface LiveListener {
  /** Connects, unless it did; resolves once it listens, or tries again later. */
  start(): Promise<void>;
  /** Ends a connection that the database no longer answers; a new one follows. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The name of its connection in pg_stat_activity. */
export const listenerName = 'hearth live';

const RETRY_MS = 1000;
const PATIENCE_MS = 10_000;

/** Listens on one connection besides the pool, since it lasts as long as the process has streams. */
export function createListener({ pool }: Pick<Database, 'pool'>, events: ListenerEvents): LiveListener {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    const connecting = new Client({
      ...pool.options,
      ...{ application_name: listenerName, query_timeout: PATIENCE_MS, keepAlive: true },
    });
    client = connecting;
    connecting.on('notification', ({ payload = '' }) => events.onPayload(JSON.parse(payload) as LivePayload));
    // An error is followed by the end; without a listener it would end the process.
    connecting.on('error', events.onError);
    connecting.on('end', () => {
      if (client === connecting) connectLater();
    });
    await connecting.connect();
    await connecting.query(`listen ${liveChannel}`);
  };
  const connectLater = (): void => {
    client = undefined;
    clearTimeout(retry);
    if (isClosed) return;
    retry = setTimeout(() => void attempt().then((listens) => listens && events.onGap()), RETRY_MS);
    retry.unref();
  };
  const attempt = (): Promise<boolean> =>
    connect().then(
      () => true,
      (error: unknown) => {
        events.onError(error);
        connectLater();
        return false;
      },
    );
  let started: Promise<unknown> | undefined;
  return {
    async start() {
      started ??= attempt();
      await started;
    },
    async check() {
      const checked = client;
      await checked?.query('select 1').catch(() => checked.end().catch(() => {}));
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await started;
      await client?.end();
    },
  };
}
