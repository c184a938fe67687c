/**
 * A text for a path: letters and digits of ASCII in lower case, a hyphen between words: 'jose-de-la-cruz' of 'José De la Cruz'.
 * @param longest characters that are left of a longer one
 */
export const slugOf = (text: string, longest?: number): string =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, longest)
    .replace(/-$/, '');
