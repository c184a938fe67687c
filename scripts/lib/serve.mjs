import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { signalCode } from './child.mjs';
import { root } from './root.mjs';

const REPEAT_WINDOW_MS = 500;
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How the server's programs are started: with the settings of `.env` where there is one. */
export function serverArguments(program) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  return [...settings, '--disable-warning=ExperimentalWarning', program];
}

/**
 * Runs a program in the foreground: signals go to it, and this process ends with its exit code.
 *
 * It leads a process group of its own, so that a Ctrl-C in the terminal comes to it through here alone, and to it
 * only: the server stops its database itself, after the last request.
 *
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv }} program
 */
export function serve({ command, args, env }) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  const child = spawn(command, args, { env, stdio, cwd: root, detached: process.platform !== 'win32' });
  forwardSignals((signal) => child.kill(signal));
  child.once('error', (error) => {
    process.stderr.write(`[hearth] ${error.message}\n`);
    process.exit(127);
  });
  child.once('exit', (code, signal) => process.exit(code ?? signalCode(signal)));
  process.once('exit', () => child.kill('SIGTERM'));
}

/**
 * A Ctrl-C reaches this process twice, from the terminal and from npm. Passing on the echo would look to the server
 * like an impatient second Ctrl-C, so a repetition within half a second is dropped.
 *
 * @param {(signal: NodeJS.Signals) => void} act
 */
export function forwardSignals(act) {
  const lastSeen = new Map();
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      const now = Date.now();
      if (now - (lastSeen.get(signal) ?? 0) < REPEAT_WINDOW_MS) return;
      lastSeen.set(signal, now);
      act(signal);
    });
  }
}
