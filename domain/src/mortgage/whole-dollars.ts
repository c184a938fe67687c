/**
 * Rounds amounts to whole dollars, so that the rounded amounts add up to the rounded sum. Each differs from its amount by
 * a dollar at most, and whole amounts stay as they are.
 */
export function wholeDollars(amounts: readonly number[]): readonly number[] {
  let sum = 0;
  return amounts.map((amount) => {
    const before = Math.round(sum);
    sum += amount;
    return Math.round(sum) - before;
  });
}
