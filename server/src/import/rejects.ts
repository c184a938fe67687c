import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/** File of rejected rows: one JSON object a line, with its line or item in the file, the reasons and the row itself. */
export interface Rejects {
  readonly file: string;
  /** Reasons and how many rows they rejected, the most frequent first. */
  mostFrequent(limit: number): (readonly [reason: string, rows: number])[];
  add(at: string, reasons: readonly string[], record: unknown): Promise<void>;
  close(): Promise<void>;
}

/** Reasons quote what they reject, so a large file has as many. */
const MOST_REASONS = 1000;

/**
 * Makes `<folder>/<name of the imported file>.rejected.ndjson` with the first rejected row; without one there is no file, also
 * none of an earlier import.
 */
export async function openRejects(folder: string, imported: string): Promise<Rejects> {
  const file = path.join(folder, `${path.basename(imported)}.rejected.ndjson`);
  await rm(file, { force: true });
  let handle: FileHandle | undefined;
  const counts = new Map<string, number>();
  return {
    file,
    mostFrequent: (limit) => [...counts].toSorted(([, a], [, b]) => b - a).slice(0, limit),
    async add(at, reasons, record) {
      if (!handle) {
        await mkdir(folder, { recursive: true });
        handle = await open(file, 'w');
      }
      for (const reason of reasons)
        if (counts.has(reason) || counts.size < MOST_REASONS)
          counts.set(reason, (counts.get(reason) ?? 0) + 1);
      await handle.write(`${JSON.stringify({ at, reasons, record })}\n`);
    },
    async close() {
      await handle?.close();
      handle = undefined;
    },
  };
}
