import { Client } from 'pg';
import type { Database } from './database.ts';

/** A channel of PostgreSQL, and what its listener does. */
export interface Listening {
  readonly channel: string;
  /** Name of the connection in pg_stat_activity. */
  readonly name: string;
  readonly onPayload: (payload: string) => void;
  /** Called once it listens again after its connection was lost: payloads may be missing. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

export interface ChannelListener {
  /** Connects, unless it did; resolves once it listens, or tries again later. */
  start(): Promise<void>;
  /** Ends a connection that the database no longer answers; a new one follows. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 1000;
const PATIENCE_MS = 10_000;

/** Listens on one connection besides the pool. */
export function createListener(
  { pool }: Pick<Database, 'pool'>,
  { channel, name, onPayload, onGap, onError }: Listening,
): ChannelListener {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    const connecting = new Client({
      ...pool.options,
      ...{ application_name: name, query_timeout: PATIENCE_MS, keepAlive: true },
    });
    client = connecting;
    connecting.on('notification', ({ payload = '' }) => onPayload(payload));
    // An error is followed by the end; without a listener it would end the process.
    connecting.on('error', onError);
    connecting.on('end', () => {
      if (client === connecting) connectLater();
    });
    await connecting.connect();
    await connecting.query(`listen ${channel}`);
  };
  const connectLater = (): void => {
    client = undefined;
    clearTimeout(retry);
    if (isClosed) return;
    retry = setTimeout(() => void attempt().then((listens) => listens && onGap()), RETRY_MS);
    retry.unref();
  };
  const attempt = (): Promise<boolean> =>
    connect().then(
      () => true,
      (error: unknown) => {
        onError(error);
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
