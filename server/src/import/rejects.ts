import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where rejected rows go: one JSON object a line, with the place in the file, the reasons and the row itself. */
export interface Rejects {
  readonly file: string;
  add(place: string, reasons: readonly string[], record: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes `<folder>/<name of the imported file>.rejected.ndjson` with the first rejected row; without one there is no file, also
 * none of an earlier import.
 */
export async function openRejects(folder: string, imported: string): Promise<Rejects> {
  const file = path.join(folder, `${path.basename(imported)}.rejected.ndjson`);
  await rm(file, { force: true });
  let handle: FileHandle | undefined;
  return {
    file,
    async add(place, reasons, record) {
      if (!handle) {
        await mkdir(folder, { recursive: true });
        handle = await open(file, 'w');
      }
      await handle.write(`${JSON.stringify({ place, reasons, record })}\n`);
    },
    async close() {
      await handle?.close();
      handle = undefined;
    },
  };
}
