const shortestMended = 5;
/** Shortest word that is corrected to a delicate one, since shorter words resemble too many. */
const shortestDelicate = 7;

/**
 * Corrects a word with one typing error: an extra, missing or wrong letter, or two exchanged. It corrects words of at least
 * five letters with a correct first letter that resemble exactly one known word. `ordinary` words are not corrected. Short
 * words never become one of the `delicate` words, as 'Angelo' would become 'Anglo'.
 */
export const typoCorrector = (
  known: Iterable<string>,
  ordinary: Iterable<string>,
  delicate: ReadonlySet<string> = new Set(),
): ((word: string) => string) => {
  const vocabulary = new Set(known);
  const right = new Set([...vocabulary, ...ordinary]);
  const long = [...vocabulary].filter((word) => word.length >= shortestMended);
  return (word) => {
    if (word.length < shortestMended || right.has(word)) return word;
    const near = long.filter((other) => other[0] === word[0] && isOneSlip(word, other));
    const [only = word] = near;
    const isTooShort = word.length < shortestDelicate && delicate.has(only);
    return near.length === 1 && !isTooShort ? only : word;
  };
};

/** Returns whether one letter added, dropped, changed, or exchanged with its neighbour turns one word into the other. */
export const isOneSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length !== b.length) {
    const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
    return shorter.slice(at) === longer.slice(at + 1);
  }
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
};
