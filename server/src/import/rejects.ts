import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

/** Where rejected rows go: one JSON object a line, with the place in the file, the reasons and the row itself. */
export interface Rejects {
  readonly file: string;
  readonly count: number;
  add(place: string, reasons: readonly string[], record: unknown): Promise<void>;
  close(): Promise<void>;
}

/** Makes `<folder>/<name of the imported file>.rejected.ndjson` with the first rejected row; without one there is no file. */
export function openRejects(folder: string, imported: string): Rejects {
  const file = path.join(folder, `${path.basename(imported)}.rejected.ndjson`);
  let stream: WriteStream | undefined;
  let count = 0;
  return {
    file,
    get count() {
      return count;
    },
    async add(place, reasons, record) {
      if (!stream) {
        await mkdir(folder, { recursive: true });
        stream = createWriteStream(file);
      }
      count += 1;
      const full = !stream.write(`${JSON.stringify({ place, reasons, record })}\n`);
      if (full) await new Promise<void>((resolve) => stream?.once('drain', () => resolve()));
    },
    async close() {
      if (!stream) return;
      stream.end();
      await finished(stream);
    },
  };
}
