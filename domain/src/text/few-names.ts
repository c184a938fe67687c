/** Most names in one sentence: Gmail would cut a mail that repeats those of a hundred searches at each home. */
const most = 4;

/** '“Homes by the lake”, “Three beds”, “Lofts” and 5 more'. */
export function fewNames(names: readonly string[]): string {
  const shown = names.slice(0, names.length > most ? most - 1 : most).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} more`] : shown;
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
