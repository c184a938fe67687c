import type { TestDatabase } from './test-database.ts';

/** All rows of all tables, by the catalogue of the database, that contain one of the texts. */
export async function rowsNaming(
  pool: TestDatabase['pool'],
  texts: readonly string[],
): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const pattern = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~* $1`,
      [pattern],
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}
