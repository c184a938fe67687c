/** A query as names and values in order; `URLSearchParams` is one, and takes one. */
export type QueryPairs = Iterable<readonly [string, string]>;

/** The values of each name, in order. */
export type QueryValues = ReadonlyMap<string, readonly string[]>;

export const groupPairs = (pairs: QueryPairs): QueryValues => {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return values;
};

/** One pair for each value of a name. */
export const pairsOf = (name: string, values: readonly string[]): [string, string][] =>
  values.map((value): [string, string] => [name, value]);
