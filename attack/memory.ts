import { readFileSync } from 'node:fs';

/** Memory of the process, on Linux alone. */
export function memoryMb(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
