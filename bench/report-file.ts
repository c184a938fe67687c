import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** The machine of the figures, and its load. */
export function machine(): string {
  const cpu = os.cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0]!.toFixed(1);
  return `${os.cpus().length} x ${cpu}, ${memory} GiB, ${os.type()}, Node ${process.version}; load average at the end ${load}.`;
}

/** Writes a page of figures to docs. */
export const writeReport = (file: string, report: string): Promise<void> =>
  writeFile(path.join(import.meta.dirname, '../docs', file), report);
