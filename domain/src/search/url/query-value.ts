/** A value of a query; null is "no preference". */
export type QueryValue = string | number | boolean | null | readonly string[];

/** Writes a value into a query; lists repeat the name. */
export const encodeValue = (value: QueryValue): readonly string[] => {
  if (value === null) return [''];
  if (typeof value === 'object') return value.length === 0 ? [''] : value;
  return [typeof value === 'number' ? plainNumber(value) : String(value)];
};

/** Writes a number without an exponent, which decoding refuses. */
export const plainNumber = (value: number): string =>
  String(value).includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : String(value);

/** Returns whether two values are equal; lists are compared as sets. */
export const sameValue = (a: QueryValue, b: QueryValue): boolean => {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((entry) => b.includes(entry));
};
