import { nameKey } from '../search/areas/name-key.ts';
import { trimEnd } from '../text/trim-end.ts';
import { phrasesIn } from './phrases-in.ts';
import type { Understanding, Understood, UnusedPart } from './understood.ts';

/** Words that no description is searched for by themselves. */
const empty: ReadonlySet<string> = new Set(
  phrasesIn(`
    a, an, the, and, or, of, for, to, in, on, at, by, with, from, north, south, east, west, area, areas, minutes, minute, miles,
    mile, hour, hours, something, someone, thing, things, stuff, lots, lot, kind, sort, type, types, many, much, most, more, less,
    good, nice, great, best, better, bad, try, think, know, guess, moving, move, husband, wife, work, job, budget, today, tomorrow,
    soon, asap, now, no, not, never, without, dont, price, side, walk, within, distance, walking, between, away, far, ok, okay,
    huge, big, small, building, complex, floor, tenants, bathroom, bathrooms, unit, perfect, ideal, edificio, another, other, really, even, maybe, about, hopefully, etc, why, what, where, when, who, how
  `),
);

/** Longest keyword that is offered, in words: a longer one is in no description. */
const mostWords = 4;

/**
 * Words without a filter as a keyword for the descriptions of homes: 'fixer upper', 'no carpet'. Undefined where
 * they say nothing about a home, or where there are too many.
 */
export const keywordOf = (text: string): string | undefined => {
  const plain = text.replace(/[",“”„«»]/g, ' ').replace(/\s+/g, ' ');
  const keyword = trimEnd(plain.replace(/^[^\p{L}\p{N}]+/u, ''), /[^\p{L}\p{N}]/u).toLowerCase();
  const words = nameKey(keyword).split(' ');
  const telling = words.filter((word) => word.length > 1 && /\p{L}/u.test(word) && !empty.has(word));
  return telling.length > 0 && words.length <= mostWords ? keyword : undefined;
};

/** The chip that searches descriptions for words without a filter; null where the part offers none. */
export const keywordChip = ({ text, start, end, keyword }: UnusedPart): Understood | null =>
  keyword === undefined
    ? null
    : {
        ...{ text, start, end, label: `“${keyword}” in descriptions` },
        meaning: { kind: 'filters', values: { keyword } },
      };

/** A text that only has wishes without a filter, 'fixer upper', is understood as a search of descriptions. */
export const withWishes = (understanding: Understanding): Understanding => {
  const { understood, unused, declined } = understanding;
  const isWishes = unused.length > 0 && unused.every(({ reason }) => reason === 'keyword');
  if (!isWishes || understood.length + declined.length > 0) return understanding;
  return { declined, unused: [], understood: unused.flatMap((part) => keywordChip(part) ?? []) };
};
