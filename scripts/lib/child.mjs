import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.mjs';

const GRACE_MS = 10_000;
const ownsGroups = process.platform !== 'win32';
const alive = new Set();

/**
 * Runs a program to its end in its own process group, so that its child processes can be ended with it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ capture?: boolean, env?: NodeJS.ProcessEnv, cwd?: string, signal?: AbortSignal }} options
 *   `capture` returns the output and does not print it; `signal` ends the program
 * @returns {Promise<{ code: number, output: string }>} `code` is 127 where the program is missing
 */
export function run(command, args, { capture = false, env, cwd, signal } = {}) {
  const shown = capture ? 'pipe' : 'inherit';
  const child = startChild(command, args, { env, cwd, stdio: ['ignore', shown, shown] });
  const stop = () => stopChild(child);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((settle) => {
    const finish = (code) => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) output += '\nstopped at the time limit\n';
      settle({ code, output });
    };
    child.once('error', () => finish(127));
    child.once('close', (code, ending) => finish(code ?? signalCode(ending)));
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
      const ended = [...alive].map((child) => once(child, 'exit'));
      for (const child of alive) stopChild(child);
      await Promise.all(ended);
      process.exit(signalCode(signal));
    });
  }
}

process.on('exit', () => {
  for (const child of alive) signalGroup(child, 'SIGKILL');
});
