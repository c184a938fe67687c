import type { ValidationError } from '@hearth/domain/contract/errors.ts';

/** Bytes of a form with all its texts in any script; the default of every route. */
export const formBytes = 16_384;
/** Bytes of a form with a long text, so that its rule and not the limit of the body reports a longer one. */
export const letterBytes = 65_536;

/** Values of a body: the texts, numbers, lists and objects in it. */
export const usualValues = 2000;
/** Lists and objects in each other; a MultiPolygon in a body has six. */
const mostLevels = 10;

/**
 * The problem of a body that is nested too deeply or has too many values; undefined for all others. Reads no further than the
 * limits, so that a schema never walks through a body that was made to be slow.
 */
export function boundsProblem(body: unknown, mostValues: number): ValidationError | undefined {
  let values = 0;
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) return { name: 'body', message: 'is nested too deeply' };
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
      for (const name in value) {
        if (++values > mostValues) return { name: 'body', message: 'has too many values' };
        next.push((value as Record<string, unknown>)[name]);
      }
    }
    level = next;
  }
  return undefined;
}
