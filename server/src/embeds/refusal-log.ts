import type { Verdict } from './verdict.ts';

const MOST_A_MINUTE = 20;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Both come from the request and may have any length. */
const MAX_KEY = 64;
const MAX_ORIGIN = 200;

export interface Refusal {
  readonly verdict: Verdict;
  readonly key: string | null;
  readonly origin: string | null;
}

export interface RefusalLogOptions {
  readonly warn: (facts: object, message: string) => void;
  readonly clock: () => Date;
}

/**
 * Warns operators of pages that are refused: of one page once an hour, at most 20 times a minute. The next line after a
 * minute says how many it left out.
 */
export function createRefusalLog({ warn, clock }: RefusalLogOptions): (refusal: Refusal) => void {
  const warned = new Set<string>();
  let [hour, minute, lines, leftOut] = [0, 0, 0, 0];
  const startPeriods = (now: number) => {
    if (Math.floor(now / HOUR_MS) !== hour) warned.clear();
    if (Math.floor(now / MINUTE_MS) !== minute) lines = 0;
    [hour, minute] = [Math.floor(now / HOUR_MS), Math.floor(now / MINUTE_MS)];
  };
  return ({ verdict, key, origin }) => {
    startPeriods(clock().getTime());
    const page = { key: key?.slice(0, MAX_KEY) ?? null, origin: origin?.slice(0, MAX_ORIGIN) ?? null };
    const name = JSON.stringify([verdict, page]);
    if (warned.has(name)) return;
    if (lines === MOST_A_MINUTE) {
      leftOut += 1;
      return;
    }
    warn({ verdict, ...page, ...(leftOut > 0 && { leftOut }) }, 'a page was refused');
    warned.add(name);
    lines += 1;
    leftOut = 0;
  };
}
