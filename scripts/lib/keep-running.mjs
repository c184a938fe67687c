import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { say } from './progress.mjs';
import { root } from './root.mjs';
import { forwardSignals } from './serve.mjs';

const SETTLE_MS = 200;

/**
 * Runs a program and restarts it whenever a file in the folders changes. A program that ended without a signal, after an
 * error in its source, is restarted at the next change. Ends with the program when this process gets a signal.
 *
 * Node's own `--watch` is not used: on a signal it can fail with an assertion (24.21) and leave the program running.
 *
 * @param {{ command: string, args: string[], env: NodeJS.ProcessEnv, folders: string[] }} options
 * @returns {Promise<void>} settles once the program has stopped
 */
export function keepRunning({ command, args, env, folders }) {
  return new Promise((settle) => {
    const options = {
      env,
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    };
    let child;
    let restarting = false;
    let stopping = false;

    const start = () => {
      restarting = false;
      child = spawn(command, args, options);
      child.once('error', (error) => say(error.message));
      child.once('close', ended);
    };
    const ended = () => {
      child = undefined;
      if (stopping) settle();
      else if (restarting) start();
      else say('The server has ended; it starts again at the next change.');
    };

    onChange(folders, () => {
      if (!child) return start();
      if (restarting || stopping) return; // a second signal would kill the program at once
      restarting = true;
      child.kill('SIGTERM');
    });
    forwardSignals((signal) => {
      stopping = true;
      if (child) child.kill(signal);
      else settle();
    });
    process.once('exit', () => child?.kill('SIGTERM'));
    start();
  });
}

/** Debounces changes: an editor writes a file in several steps, and a branch switch touches hundreds. */
function onChange(folders, act) {
  let timer;
  for (const folder of folders.map((path) => join(root, path)).filter((path) => existsSync(path))) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && /\.test\.tsx?$|~$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(act, SETTLE_MS);
    });
  }
}
