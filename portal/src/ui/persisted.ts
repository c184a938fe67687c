import * as z from 'zod/mini';

/** One value in local storage. */
export interface Persisted<T> {
  /** The stored value, or the fallback where nothing is stored that the schema accepts. Never throws. */
  read(): T;
  /** Stores a value as JSON; where storage is forbidden or full, the value lasts for this visit. Never throws. */
  write(value: T): void;
  /** Removes the value; `read` then returns the fallback. */
  clear(): void;
  /** Calls `changed` when another tab wrote or removed the value. */
  subscribe(changed: () => void): void;
}

/** A value in local storage that other versions, other tabs and other scripts may have written: it is read by its schema. */
export function persisted<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): Persisted<T> {
  /** The value that could not be stored. */
  let unsaved: { readonly value: T } | null = null;
  onStorage(key, () => {
    unsaved = null;
  });

  function store(value: T, change: () => void): void {
    try {
      change();
      unsaved = null;
    } catch {
      unsaved = { value };
    }
  }

  return {
    read: () => (unsaved ? unsaved.value : readStored(key, schema, fallback)),
    write: (value) => store(value, () => localStorage.setItem(key, JSON.stringify(value))),
    clear: () => store(fallback, () => localStorage.removeItem(key)),
    subscribe: (changed) => onStorage(key, changed),
  };
}

function onStorage(key: string, changed: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    // A storage that was emptied as a whole has no key.
    if (event.key === key || event.key === null) changed();
  });
}

function readStored<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): T {
  try {
    const stored = z.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return stored.success ? stored.data : fallback;
  } catch {
    return fallback;
  }
}

/** A list whose entries are read one by one: an entry that the schema refuses costs no other. The first `most` entries remain. */
export const listOf = <T>(entry: z.ZodMiniType<T>, most: number) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[]): readonly T[] =>
      entries
        .flatMap((stored) => {
          const read = z.safeParse(entry, stored);
          return read.success ? [read.data] : [];
        })
        .slice(0, most),
    ),
  );

/** A part of a record that is left out where the schema refuses it; the other parts stay. */
export const partOf = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);
