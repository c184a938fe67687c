/**
 * A text without the characters at its end that fit. It looks at each of them once, which a pattern such as `/s+$/` does not:
 * that begins anew at every character of a long row, and takes seconds for some ten thousand of them.
 * @param character a pattern of one character
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** An address without the slashes at its end, so that a path can follow. */
export const withoutEndSlashes = (address: string): string => trimEnd(address, /\//);
