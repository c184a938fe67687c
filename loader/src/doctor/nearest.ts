/** The candidate that takes the fewest typing mistakes to become `word`, if they are few for its length. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const allowed = Math.max(2, Math.floor(word.length / 3));
  const ranked = candidates
    .map((candidate) => ({ candidate, mistakes: mistakesBetween(word.toLowerCase(), candidate) }))
    .sort((a, b) => a.mistakes - b.mistakes);
  const [best] = ranked;
  return best && best.mistakes <= allowed ? best.candidate : null;
}

/** Letters left out, added or changed (Levenshtein). */
function mistakesBetween(a: string, b: string): number {
  // Not Array.from, which old libraries on a page replace.
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
