import { readFile } from 'node:fs/promises';

/** Maps the columns of a file without RESO names: `fields` by name, `values` for missing fields. */
export interface Mapping {
  /** RESO name to the file's own column, e.g. { "ListPrice": "valuation_usd" }. */
  readonly fields: Readonly<Record<string, string>>;
  /** Defaults for rows without the field, e.g. { "City": "Austin" }. */
  readonly values: Readonly<Record<string, unknown>>;
}

export const noMapping: Mapping = { fields: {}, values: {} };

/** @throws Error that names the fault of the file */
export async function readMapping(file: string): Promise<Mapping> {
  const parsed = parseJson(await readFile(file, 'utf8'), file);
  const { fields = {}, values = {}, ...rest } = parsed;
  const unknown = Object.keys(rest).filter((name) => name !== '$comment');
  if (unknown.length > 0) throw new Error(`${file}: unknown part ${unknown.join(', ')}`);
  if (!isObject(fields) || !Object.values(fields).every((column) => typeof column === 'string')) {
    throw new Error(`${file}: "fields" must map RESO names to column names`);
  }
  if (!isObject(values)) throw new Error(`${file}: "values" must be an object`);
  return { fields: fields as Mapping['fields'], values };
}

/**
 * A record under RESO names in lower case: mapped columns, then the file's own names that are still free, then the
 * mapping's values for missing or empty fields.
 */
export function applyMapping(
  record: Readonly<Record<string, unknown>>,
  { fields, values }: Mapping,
): ReadonlyMap<string, unknown> {
  const named = new Map<string, unknown>();
  for (const [name, value] of Object.entries(record)) named.set(name.toLowerCase(), value);
  for (const [name, column] of Object.entries(fields)) named.set(name.toLowerCase(), record[column]);
  for (const [name, value] of Object.entries(values)) {
    if (isEmpty(named.get(name.toLowerCase()))) named.set(name.toLowerCase(), value);
  }
  return named;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${file} must hold an object`);
}
