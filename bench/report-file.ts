import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The machine of the figures, and its load. */
export function machine(): string {
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0]!.toFixed(1);
  return `${os.cpus().length} x ${cpu}, ${memory} GiB, ${os.type()}, Node ${process.version}; load average at the end ${load}; 64 MiB of new memory are written in ${newMemoryMs()} ms.`;
}

/**
 * Milliseconds to write 64 MiB that the process did not have before. Some 20 on a machine of one's own; a virtual one may take ten times as
 * long, which doubles what a browser or a server that has just started takes.
 */
function newMemoryMs(): number {
  const started = performance.now();
  Buffer.alloc(64 * 2 ** 20, 1);
  return Math.round(performance.now() - started);
}

/** Writes a page of figures to docs. */
export const writeReport = (file: string, report: string): Promise<void> =>
  writeFile(path.join(import.meta.dirname, '../docs', file), report);
