import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 3_000;

/** A variable that all processes of this run inherit, at any depth and in any process group. */
export const strayMark = { name: 'HEARTH_CHECK_RUN', value: `${process.pid}-${Date.now()}` };

/**
 * Ends processes that a check left running: browsers and databases leave the process group of their parent.
 * Linux only; elsewhere only process groups are ended.
 *
 * @returns {Promise<number>} number of processes that were ended
 */
export async function endStragglers() {
  await waitFor(() => marked().length === 0); // processes that are already stopping do not count
  const left = marked();
  for (const pid of left) signal(pid, 'SIGTERM');
  await waitFor(() => marked().length === 0);
  for (const pid of marked()) signal(pid, 'SIGKILL');
  return left.length;
}

function marked() {
  const needle = `${strayMark.name}=${strayMark.value}`;
  return processes().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(needle);
    } catch {
      return false; // ended meanwhile, or another user's
    }
  });
}

function processes() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

async function waitFor(condition) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!condition() && Date.now() < deadline) await sleep(100);
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended meanwhile.
  }
}
