import { onceUnlessFailed } from '../cache/once-unless-failed.ts';

/** Read by the first new password: 49,233 entries in lower case, which browsers need not load. */
const leaked = onceUnlessFailed(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

/** Returns whether a password is on the list of those that leaked most often, in any case of its letters. */
export const isLeakedPassword = async (password: string): Promise<boolean> =>
  (await leaked()).has(password.toLowerCase());
