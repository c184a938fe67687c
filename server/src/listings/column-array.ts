import type { ColumnType } from './listing-columns.ts';

type Value = string | number | boolean | null | readonly string[];

/** One column of many rows, as PostgreSQL takes it; a list is the text of an array. */
export const columnArray = <Row, Name extends keyof Row>(
  rows: readonly Row[],
  name: Name,
  type: ColumnType,
): Value[] => rows.map((row) => storable(row[name] as Value, type));

function storable(value: Value, type: ColumnType): Value {
  if (typeof value === 'string') return withoutNul(value);
  return type === 'text[]' ? arrayText(value as readonly string[]) : value;
}

/** PostgreSQL has no character 0 in text. */
const withoutNul = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text);

const arrayText = (list: readonly string[]): string =>
  `{${list.map((entry) => `"${withoutNul(entry).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
