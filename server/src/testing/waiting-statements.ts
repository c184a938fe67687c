import type { TestDatabase } from './test-database.ts';

/** How many statements wait for the end of another transaction: a test goes on once the expected ones do. */
export async function waitingStatements({ pool }: Pick<TestDatabase, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
