import { columnName } from './column-name.ts';

/** A NUL or half a surrogate pair, as JSON writes it; an even run of backslashes before it is text. */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/**
 * Rows for json_populate_recordset, by the names of their columns; names inside of their values stay. Characters that
 * PostgreSQL cannot store become U+FFFD.
 */
export const jsonRows = (rows: readonly object[]): string => jsonText(rows.map(byColumn));

/** A value as PostgreSQL's JSON can store it. */
export function jsonText(value: object): string {
  const json = JSON.stringify(value);
  return json.includes('\\u') ? json.replace(UNSTORABLE, '$1\\ufffd') : json;
}

const columns = new Map<string, string>();

function columnOf(name: string): string {
  const known = columns.get(name) ?? columnName(name);
  columns.set(name, known);
  return known;
}

const byColumn = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
