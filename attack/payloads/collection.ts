import { createRequire } from 'node:module';
import { breakouts } from './breakouts.ts';

const load = createRequire(import.meta.url);

interface Fixture {
  readonly payload: string;
}

/**
 * Texts that run scripts where they are taken for HTML: those that DOMPurify was tested with, those among the Big List of Naughty
 * Strings, and own ones that leave the contexts of our pages.
 */
function payloads(): readonly string[] {
  const sanitiser = load('dompurify-fixtures/test/fixtures/expect.js') as readonly Fixture[];
  const naughty = load('big-list-of-naughty-strings') as readonly string[];
  const all = [...breakouts, ...sanitiser.map(({ payload }) => payload), ...naughty.filter(isMarkup)];
  return [...new Set(all)];
}

const isMarkup = (text: string): boolean => /<|javascript:|alert|onerror/i.test(text);

/** So many of them, evenly from all of the collection. */
export function somePayloads(count: number): readonly string[] {
  const all = payloads();
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)] ?? '');
}
