import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = join(import.meta.dirname, '../../server/src/embeds/main.ts');

/** Runs the `embed-key` command in the database of the running server, and returns its output. */
export async function embedKeyCommand(...args: readonly string[]): Promise<string> {
  const node = ['--disable-warning=ExperimentalWarning', program, ...args];
  const env = { ...process.env, HEARTH_DATA: process.env.HEARTH_E2E_DATA, DATABASE_URL: '' };
  return (await promisify(execFile)(process.execPath, node, { env })).stdout;
}

/** Creates an embed key for an origin. */
export async function createEmbedKey(origin: string): Promise<string> {
  const output = await embedKeyCommand('create', '--owner', 'A partner', '--origin', origin);
  const key = /hk_\w{20}/.exec(output)?.[0];
  if (key === undefined) throw new Error(`The command made no key:\n${output}`);
  return key;
}
