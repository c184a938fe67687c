import { isBlank, type ReadingContext, type ValueReader } from './values/value-reader.ts';

/** One field of a resource: its standard name is its key in the mapping table. */
export interface Field<V> {
  /** Local names, and standard fields that serve as well; the first name with a readable value counts. */
  readonly otherNames: readonly string[];
  readonly reader: ValueReader<unknown>;
  /** Value of a record without a readable one. */
  readonly absent: V;
  /** A value that cannot be read rejects the record; otherwise the field is dropped. */
  readonly rejects: boolean;
}

/** A field that is dropped where its value cannot be read. */
export const field = <T>(reader: ValueReader<T>, ...otherNames: readonly string[]): Field<T | null> => ({
  reader,
  otherNames,
  absent: null,
  rejects: false,
});

/** The same with another value than null for records without a readable one. */
export const fieldOr = <T>(
  absent: T,
  reader: ValueReader<T>,
  ...otherNames: readonly string[]
): Field<T> => ({
  reader,
  otherNames,
  absent,
  rejects: false,
});

/** A field whose value rejects the record where it cannot be read; it is undefined then. */
export const requiredField = <T>(
  reader: ValueReader<T>,
  ...otherNames: readonly string[]
): Field<T | null | undefined> => ({ reader, otherNames, absent: null, rejects: true });

/** The fields of a resource by their standard names. */
export type MappingTable = Readonly<Record<string, Field<unknown>>>;

export type ValuesOf<Table> = { readonly [K in keyof Table]: Table[K] extends Field<infer V> ? V : never };

/** A value that was left out, under the name that the record has it by. */
export interface DroppedValue {
  readonly field: string;
  /** At most 60 characters. */
  readonly value: string;
}

/** Reads one record by mapping tables, and collects all its faults in one pass. */
export interface RecordReader {
  /** Reasons to reject the record. */
  readonly problems: string[];
  readonly dropped: DroppedValue[];
  read<Table extends MappingTable>(table: Table): ValuesOf<Table>;
  /** The value of a field whose names are known only while the program runs. */
  first<V>(names: readonly string[], field: Field<V>): V;
  /** The value of a field as it stands in the record; undefined where it is blank. */
  raw(name: string): unknown;
  /** Counts a value that no rule can use, though it could be read; nothing where the field is blank. */
  drop(name: string): void;
}

/** `record` has names in lower case; `path` stands before the names of a sub-record's fields: 'Media.'. */
export function recordReader(
  record: ReadonlyMap<string, unknown>,
  context: ReadingContext,
  { path = '', dropped = [] }: { readonly path?: string; readonly dropped?: DroppedValue[] } = {},
): RecordReader {
  const problems: string[] = [];
  const drop = (name: string, value: unknown) =>
    dropped.push({ field: `${path}${name}`, value: shown(value) });
  const counted = new Set<string>();
  /** Once, though several fields may read the same value. */
  const dropWhole = (name: string, value: unknown) => {
    if (!counted.has(name)) drop(name, value);
    counted.add(name);
  };
  const raw = (name: string): unknown => {
    const value = record.get(name.toLowerCase());
    return isBlank(value) ? undefined : value;
  };

  function readValue(name: string, { reader, otherNames, absent, rejects }: Field<unknown>): unknown {
    for (const given of [name, ...otherNames]) {
      const value = raw(given);
      if (value === undefined) continue;
      const read = reader.read(value, context, (entry) => drop(given, entry));
      if (read !== null && read !== undefined) return read;
      if (rejects && read === undefined) {
        problems.push(`${path}${given} ${reader.expected}, not "${shown(value)}"`);
        return undefined;
      }
      dropWhole(given, value);
    }
    return absent;
  }

  return {
    problems,
    dropped,
    raw,
    first: <V>([name = '', ...otherNames]: readonly string[], field: Field<V>) =>
      readValue(name, { ...field, otherNames }) as V,
    read: <Table extends MappingTable>(table: Table) =>
      Object.fromEntries(
        Object.entries(table).map(([name, field]) => [name, readValue(name, field)]),
      ) as ValuesOf<Table>,
    drop(name) {
      const value = raw(name);
      if (value !== undefined) dropWhole(name, value);
    },
  };
}

const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).slice(0, 60);

/** Values under their names in lower case, which are the columns of a listing. */
export type InLowerCase<Values> = {
  readonly [K in keyof Values as Lowercase<K & string>]: Values[K];
};

export const inLowerCase = <Values extends object>(values: Values): InLowerCase<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
  ) as InLowerCase<Values>;

/** A record under its names in lower case. */
export const inLowerCaseNames = (record: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]));

/** The records within a field of a record, with names in lower case; other values are none. */
export const subRecords = (value: unknown): ReadonlyMap<string, unknown>[] =>
  Array.isArray(value)
    ? value
        .filter((entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null)
        .map(inLowerCaseNames)
    : [];
