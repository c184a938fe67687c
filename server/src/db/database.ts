import { CamelCasePlugin, Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import { withNamedStatements } from './named-statements.ts';
import type { DB } from './tables.ts';

/**
 * A connection to the database, or a transaction on it. Columns are snake_case there and camelCase here, in statements built and
 * in the rows of raw SQL; a name in lower case is the same in both.
 */
export type Db = Kysely<DB>;

export interface Database {
  readonly pool: Pool;
  readonly kysely: Db;
  /** Waits for running queries, then closes every connection; calling it twice is harmless. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The maximum number of connections in the pool. */
  readonly max?: number;
  /** How long one statement may run before PostgreSQL cancels it (error 57014); 0 means no limit. */
  readonly statementTimeoutMs?: number;
  /** How long a request may wait for a connection to be free or made. */
  readonly connectionTimeoutMs?: number;
  readonly applicationName?: string;
  /** Called for each connection that breaks while idle; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

const DATE = 1082;
const INT8 = 20;
const NUMERIC = 1700;

/** int8 and numeric as numbers (all of ours fit), dates as 'YYYY-MM-DD' so that no time zone can shift them. */
const rowTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary' && (oid === INT8 || oid === NUMERIC)) return Number;
    if (format !== 'binary' && oid === DATE) return (text: string) => text;
    return types.getTypeParser(oid, format ?? 'text');
  }) as typeof types.getTypeParser,
};

/** Opens a pool on PostgreSQL 15 or newer; connects on first use, so this call never fails. */
export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString,
    max: options.max ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: options.applicationName ?? 'hearth',
    types: rowTypes,
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection lost during a query rejects that query; without a listener, its error event would also end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = kyselyOn({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
  let closing: Promise<void> | undefined;
  return {
    pool,
    kysely,
    close() {
      closing ??= kysely.destroy().then(() => (pool.ended ? undefined : pool.end()));
      return closing;
    },
  };
}

/** Queries by our names over a dialect. Names inside of JSON stay as they are. */
export const kyselyOn = (config: Pick<KyselyConfig, 'dialect' | 'log'>): Db =>
  new Kysely<DB>({ ...config, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
