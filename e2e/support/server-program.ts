import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a program of the server with the database of the running one, e.g. 'embeds/main.ts', and returns its output. */
export async function serverProgram(path: string, ...args: readonly string[]): Promise<string> {
  const program = join(import.meta.dirname, '../../server/src', path);
  const env = { ...process.env, HEARTH_DATA: process.env.HEARTH_E2E_DATA, DATABASE_URL: '' };
  const all = ['--disable-warning=ExperimentalWarning', program, ...args];
  return (await promisify(execFile)(process.execPath, all, { env })).stdout;
}
