import type { StoredBoundary } from '../boundaries/boundaries.queries.ts';

/** After a failed write, as on a read-only database, the next one waits for so long. */
const REST_AFTER_FAILURE_MS = 60_000;

/** Areas of one statement. */
const MAX_BATCH = 100;

/** Notes that areas are in use, once a day each. */
export interface AreaUse {
  /** Returns at once; what could not be written is dropped. */
  note(areas: readonly StoredBoundary[]): void;
  /** Notes nothing more, and resolves once no statement runs. */
  close(): Promise<void>;
}

/**
 * One statement at a time, so that a locked table occupies one connection.
 * @param write notes areas as used today
 */
export function createAreaUse(write: (ids: readonly string[]) => Promise<void>): AreaUse {
  const waiting = new Set<string>();
  let writing: Promise<void> | null = null;
  let isClosed = false;
  let restsUntil = 0;

  async function writeAll(): Promise<void> {
    try {
      while (waiting.size > 0 && !isClosed) {
        const ids = [...waiting].slice(0, MAX_BATCH);
        await write(ids);
        for (const id of ids) waiting.delete(id);
      }
    } catch {
      waiting.clear();
      restsUntil = performance.now() + REST_AFTER_FAILURE_MS;
    }
  }

  return {
    note(areas) {
      const ids = areas.filter(({ isUnnoted }) => isUnnoted).map(({ id }) => id);
      if (isClosed || ids.length === 0 || performance.now() < restsUntil) return;
      for (const id of ids) waiting.add(id);
      writing ??= writeAll().finally(() => {
        writing = null;
      });
    },
    async close() {
      isClosed = true;
      await writing;
    },
  };
}
