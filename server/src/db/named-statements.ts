import { promisify } from 'node:util';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryConfig } from 'pg';

const NAME = /^\/\* ([a-z][a-z ]{0,60}) \*\//;

/**
 * A statement for the driver. One that begins with a comment, such as "listing details", has that name: each connection parses and
 * plans it once, which takes longer than to run it where it has many columns. The text of a name must always be the same.
 */
export function namedStatement(text: string, values: readonly unknown[]): QueryConfig<unknown[]> {
  const [, name] = NAME.exec(text) ?? [];
  return { text, values: [...values], ...(name !== undefined && { name }) };
}

/** A pool for Kysely whose connections know named statements. */
export function withNamedStatements(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const naming = known.get(client) ?? namingClient(client);
      known.set(client, naming);
      return naming;
    },
  };
}

const namingClient = (client: PoolClient): PostgresPoolClient => {
  // By the driver's callback: rows that its own promises return outlive minor garbage collections (docs/decisions.md).
  const query = promisify<QueryConfig<unknown[]>, unknown>((statement, done) =>
    client.query(statement, (error, result) => done(error, result)),
  );
  return {
    // The other form of the type, with a cursor, is used only where the dialect is given a class of cursors.
    query: ((text: string, values: readonly unknown[]) => query(namedStatement(text, values))) as never,
    release: (destroy) => client.release(destroy),
  };
};
