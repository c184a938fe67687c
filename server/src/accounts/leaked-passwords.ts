let known: Promise<ReadonlySet<string>> | undefined;

/** Read by the first new password: 49,233 entries in lower case, which browsers need not load. */
async function leaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is on the list of those that leaked most often, in any case of its letters. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  known ??= leaked();
  return (await known).has(password.toLowerCase());
}
