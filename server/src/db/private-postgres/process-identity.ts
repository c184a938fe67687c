import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Distinguishes a process from a later one with the same process id. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque start time; null where the system does not report it. */
  readonly startedAt: string | null;
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) };
}

/** True while that very process runs; a reused number does not count. */
export function isRunning(process_: ProcessIdentity): boolean {
  if (!pidExists(process_.pid)) return false;
  return process_.startedAt === null || startTime(process_.pid) === process_.startedAt;
}

/** True while some process has the number, ours to signal or not; the dead but unreaped do not count. */
export function pidExists(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return process.platform !== 'linux' || linuxState(pid) !== 'Z';
}

/** Program and arguments of a process; null where the system does not report them. */
export function commandLineOf(pid: number): string | null {
  if (process.platform === 'win32') return null;
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return null;
  }
}

function startTime(pid: number): string | null {
  if (process.platform === 'linux') return linuxStartTime(pid);
  if (process.platform === 'win32') return null;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Clock ticks since boot, with the boot's own id so that a reboot cannot repeat it. */
function linuxStartTime(pid: number): string | null {
  const fields = linuxStat(pid);
  if (!fields?.[19]) return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
}

const linuxState = (pid: number): string | undefined => linuxStat(pid)?.[0];

/** Fields of /proc/PID/stat from the third on; the second is the program's name and may contain spaces. */
function linuxStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
