import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const program = join(import.meta.dirname, '../../server/src/embeds/main.ts');

/** Creates an embed key for an origin with the `embed-key` command, in the database of the running server. */
export async function createEmbedKey(origin: string): Promise<string> {
  const args = ['--disable-warning=ExperimentalWarning', program, 'create', '--owner', 'A partner'];
  const env = { ...process.env, HEARTH_DATA: process.env.HEARTH_E2E_DATA, DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--origin', origin], { env });
  const key = /hk_\w{20}/.exec(stdout)?.[0];
  if (key === undefined) throw new Error(`The command made no key:\n${stdout}`);
  return key;
}
