import type { Database } from './database.ts';

/** Version in the words of PostgreSQL, e.g. '18.1 (Debian 18.1-1)'. */
export async function serverVersion({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return rows[0]!.server_version;
}
