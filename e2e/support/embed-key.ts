import { serverProgram } from './server-program.ts';

/** Runs the `embed-key` command in the database of the running server, and returns its output. */
export const embedKeyCommand = (...args: readonly string[]): Promise<string> =>
  serverProgram('embeds/main.ts', ...args);

/** Creates an embed key for an origin. */
export async function createEmbedKey(origin: string): Promise<string> {
  const output = await embedKeyCommand('create', '--owner', 'A partner', '--origin', origin);
  const key = /hk_\w{20}/.exec(output)?.[0];
  if (key === undefined) throw new Error(`The command made no key:\n${output}`);
  return key;
}
