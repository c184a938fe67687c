import { joinedByAnd } from './joined-by-and.ts';

/** Most names in one sentence: Gmail would cut a mail that repeats those of a hundred searches at each home. */
const most = 4;

/** '“Homes by the lake”, “Three beds”, “Lofts” and 5 more'. */
export function fewNames(names: readonly string[]): string {
  const shown = names.slice(0, names.length > most ? most - 1 : most).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  return joinedByAnd(rest > 0 ? [...shown, `${rest} more`] : shown);
}
