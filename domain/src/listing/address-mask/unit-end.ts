import type { TextToken } from './text-tokens.ts';

const MOST_PARTS = 3;

/** End of a unit that begins at a token, however its parts are separated: '12B', '12-B', '12 B'. */
export function unitEnd(
  tokens: readonly TextToken[],
  at: number,
  unit: readonly string[],
): number | undefined {
  const wanted = unit.join('');
  let read = '';
  for (let to = at; to < Math.min(tokens.length, at + Math.max(MOST_PARTS, unit.length)); to++) {
    if (tokens[to]!.forms.some((form) => read + form === wanted)) return to + 1;
    read += tokens[to]!.plain;
    if (read === wanted) return to + 1;
    if (!wanted.startsWith(read)) return undefined;
  }
  return undefined;
}
