/**
 * The entries of a list that a cell holds: a JSON array, the braces of a database, or text with semicolons, bars, line ends or,
 * without these, commas between its entries. A comma within parentheses parts nothing.
 */
export function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const text = String(value).trim();
  const parsed = jsonEntries(text);
  if (parsed !== undefined) return parsed;
  const inner = /^(\{.*\}|\[.*\])$/s.test(text) ? text.slice(1, -1) : text;
  const separator = /[;|\n\r]/.test(inner) ? /[;|\n\r]+/ : /,(?![^()]*\))/;
  return inner.split(separator).map(unquoted);
}

function jsonEntries(text: string): readonly unknown[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const unquoted = (entry: string): string => /^(["'])(.*)\1$/s.exec(entry.trim())?.[2] ?? entry.trim();
