/** A NUL or half a surrogate pair, as JSON writes it; an even run of backslashes before it is text of its own. */
const UNSTORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Rows as JSON that PostgreSQL takes: characters that it cannot store become U+FFFD. */
export function jsonRows(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  return json.includes('\\u') ? json.replace(UNSTORABLE, '$1\\ufffd') : json;
}
