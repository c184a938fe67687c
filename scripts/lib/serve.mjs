import { spawn } from 'node:child_process';
import { signalCode } from './child.mjs';
import { root } from './root.mjs';

const REPEAT_WINDOW_MS = 500;
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs programs in the foreground until one of them ends: then the others are asked to stop too, and this process
 * ends with the first one's exit code.
 *
 * They lead process groups of their own, so that a Ctrl-C in the terminal comes to them through here alone, and they
 * only: the server stops its database itself, after the last request.
 *
 * @param {Array<{ command: string, args: string[], env?: NodeJS.ProcessEnv }>} programs
 */
export function serve(programs) {
  const children = programs.map(start);
  forwardSignals(children);
  for (const child of children) {
    child.once('error', (error) => {
      process.stderr.write(`[hearth] ${error.message}\n`);
      process.exit(127);
    });
    child.once('exit', (code, signal) => {
      process.exitCode ??= code ?? signalCode(signal);
      for (const other of children) other.kill('SIGTERM');
    });
  }
  process.once('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });
}

function start({ command, args, env }) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return spawn(command, args, { env, stdio, cwd: root, detached: process.platform !== 'win32' });
}

/**
 * A Ctrl-C reaches this process twice, from the terminal and from npm. Passing on the echo would look to the server
 * like an impatient second Ctrl-C, so a repetition within half a second is dropped.
 */
function forwardSignals(children) {
  const lastSeen = new Map();
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      const now = Date.now();
      if (now - (lastSeen.get(signal) ?? 0) < REPEAT_WINDOW_MS) return;
      lastSeen.set(signal, now);
      for (const child of children) child.kill(signal);
    });
  }
}
