import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { signalCode } from './child.mjs';
import { root } from './root.mjs';

const REPEAT_WINDOW_MS = 500;
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Arguments of Node for the server's programs: with the settings of `.env`, if it exists. */
export function serverArguments(program) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  return [...settings, '--disable-warning=ExperimentalWarning', program];
}

/**
 * Runs a program in the foreground: signals go to it, and this process ends with its exit code.
 *
 * It leads its own process group, so that a Ctrl-C in the terminal reaches it through this process only, and only
 * the program itself: the server stops its database after the last request.
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
 * A Ctrl-C reaches this process twice, from the terminal and from npm. To the server the repetition would be
 * a second Ctrl-C, so a repetition within half a second is dropped.
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
