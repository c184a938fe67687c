import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { duration } from './progress.mjs';
import { root } from './root.mjs';

const GRACE_MS = 10_000;
const ownsGroups = process.platform !== 'win32';
const alive = new Set();

/**
 * Runs a program to its end in its own process group, so that its child processes can be ended with it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ timeoutMs?: number, capture?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} options
 *   `capture` returns the output and does not print it.
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} `code` is 127 where the program is missing
 */
export function run(command, args, { timeoutMs, capture = false, env = process.env, cwd = root } = {}) {
  const shown = capture ? 'pipe' : 'inherit';
  const stdio = ['ignore', shown, shown];
  return new Promise((settle) => {
    const child = startChild(command, args, { env, cwd, stdio });
    let output = '';
    let timedOut = false;
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true;
          stopChild(child);
        }, timeoutMs)
      : undefined;
    const finish = (code) => {
      clearTimeout(timer);
      if (timedOut) output += `\nstopped: it took longer than ${duration(timeoutMs)}`;
      settle({ code, output, timedOut });
    };
    child.once('error', () => finish(127));
    child.once('close', (code, signal) => finish(code ?? signalCode(signal)));
    // A grandchild that left the group and has the pipe open must not delay the run.
    child.once('exit', (code, signal) => setTimeout(() => finish(code ?? signalCode(signal)), 1_000).unref());
  });
}

/** Starts a program that ends, with its child processes, when this process ends. */
export function startChild(
  command,
  args,
  { env = process.env, cwd = root, stdio = ['ignore', 'inherit', 'inherit'] } = {},
) {
  const child = spawn(command, args, { env, cwd, stdio, detached: ownsGroups, windowsHide: true });
  alive.add(child);
  child.once('error', () => alive.delete(child));
  child.once('exit', () => {
    alive.delete(child);
    signalGroup(child, 'SIGKILL'); // processes that remain in its group
  });
  return child;
}

/** Sends SIGTERM to a child and its group, and SIGKILL after ten seconds. */
function stopChild(child) {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref();
}

function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (ownsGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The process has ended already.
  }
}

/** The exit code a shell would report for a process that a signal ended. */
export function signalCode(signal) {
  return { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }[signal] ?? 1;
}

/** On Ctrl-C and other signals, ends all children first; for scripts that run one check after another. */
export function endChildrenOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      for (const child of alive) stopChild(child);
      const deadline = Date.now() + GRACE_MS + 1_000;
      while (alive.size > 0 && Date.now() < deadline) await sleep(50);
      process.exit(signalCode(signal));
    });
  }
}

process.on('exit', () => {
  for (const child of alive) signalGroup(child, 'SIGKILL');
});
