import type { StoredBoundary } from '../boundaries/boundaries.queries.ts';
import type { Db } from '../db/database.ts';
import { writeUse } from './drawn-areas.queries.ts';

/** Where noting failed, as on a database that only reads, it is not tried again for so long. */
const REST_AFTER_FAILURE_MS = 60_000;

/** Areas of one statement. */
const MOST_AT_ONCE = 100;

interface Notes {
  add(ids: readonly string[]): void;
}

/** One list a database, so that it ends with it. */
const notes = new WeakMap<Db, Notes>();

/**
 * Notes that areas are in use, once a day each. Whoever reads neither waits for it nor hears of it when it fails; in a
 * transaction, which it could spoil, nothing is noted.
 */
export function noteUse(db: Db, areas: readonly StoredBoundary[]): void {
  const ids = areas.filter(({ isUnnoted }) => isUnnoted).map(({ id }) => id);
  if (ids.length > 0 && !db.isTransaction) notesOf(db).add(ids);
}

function notesOf(db: Db): Notes {
  const known = notes.get(db) ?? createNotes((ids) => writeUse(db, ids));
  notes.set(db, known);
  return known;
}

/** One statement at a time, so that a table that is locked keeps one connection busy and not all. */
function createNotes(write: (ids: readonly string[]) => Promise<void>): Notes {
  const waiting = new Set<string>();
  let isWriting = false;
  let restsUntil = 0;

  async function writeAll(): Promise<void> {
    isWriting = true;
    try {
      while (waiting.size > 0) {
        const ids = [...waiting].slice(0, MOST_AT_ONCE);
        await write(ids);
        for (const id of ids) waiting.delete(id);
      }
    } catch {
      waiting.clear();
      restsUntil = performance.now() + REST_AFTER_FAILURE_MS;
    } finally {
      isWriting = false;
    }
  }

  return {
    add(ids) {
      if (performance.now() < restsUntil) return;
      for (const id of ids) waiting.add(id);
      if (!isWriting) void writeAll();
    },
  };
}
