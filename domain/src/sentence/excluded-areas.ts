import { markers, type NameSpan } from './name-spans.ts';
import { phrasesIn } from './phrases-in.ts';
import { isAttached, type Token } from './token.ts';
import type { UnusedReason } from './understood.ts';

/** An area that a sentence excludes, with the words of the exclusion. */
export interface ExcludedArea extends Pick<NameSpan, 'from' | 'to'> {
  readonly reason: UnusedReason;
}

const wordsIn = (list: string): readonly (readonly string[])[] =>
  phrasesIn(list)
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length);

/** Words that exclude an area. */
const denials = wordsIn(`
  not, no, never, except, except for, outside, just outside, excluding, exclude, excl, without, avoid, avoiding, minus, non, skip, besides,
  anywhere but, everywhere but, anything but, everything but, all but, other than, rather than, instead of, apart from,
  aside from, far from, far away from, far outside, further from, farther from, away from, nowhere near, not near, beyond, opposite of, neither, nor, dont, do not,
  dont want, do not want, dont like, do not like, dislike, hate, hates, leaving, leave, moving from, moving out of, moving away from,
  relocating from, coming from, tired of, sick of, nothing, none, isnt, is not, cant, cannot, wont, will not, wouldnt, would not, arent, are not,
  doesnt, does not, havent,
  ni, nunca, tampoco, salvo, excepto, menos, sin, evitar, evitando, nada de, nada en, lejos, lejos de, fuera de
`);

/** Words for somewhere beside an area, which no filter expresses. */
const relations = wordsIn(`
  north of, south of, east of, west of, northeast of, northwest of, southeast of, southwest of, between, halfway to, from,
  past, on the way to, toward, towards, commute to, drive to, drive from, adjacent to, bordering, across from, outskirts of
`);

/** Words that contain an exclusion but mean nearness. */
const nearness = wordsIn('not far from, not too far from, not too far away from');

/** Words that may be between an exclusion and the area. */
const between: ReadonlySet<string> = new Set([
  ...markers,
  ...phrasesIn(`the, for, too, so, very, really, close, next, anywhere, within, interested, want, live, living, be, being, homes, home, houses,
    listings, en, de, por, cerca, sea, quiero, any, anything, looking, move, moving, city, downtown, proper, like, actually, right, area, love, buy, me, us, show`),
]);

/** The areas that a sentence excludes: 'not in Zilker or Hyde Park', 'far from Austin', 'north of Kyle'. */
export const excludedAreas = (
  tokens: readonly Token[],
  spans: readonly NameSpan[],
): readonly ExcludedArea[] => {
  const found: ExcludedArea[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    const one = isPreferred(tokens, span, last)
      ? undefined
      : (carriedTo(tokens, span, last) ?? exclusionBefore(tokens, span));
    if (one) found.push(one);
  }
  return found;
};

const preferences = wordsIn(
  'instead, preferred, is better, would be better, is fine, is ok, works, please instead',
);

/** '..., Cedar Park instead' and '... but Cedar Park' behind an excluded area. */
const isPreferred = (
  tokens: readonly Token[],
  { from, to }: NameSpan,
  last: ExcludedArea | undefined,
): boolean => {
  const isInstead = preferences.some((words) => words.every((word, at) => tokens[to + at]?.word === word));
  if (isInstead && tokens[to + 1]?.word !== 'of') return true;
  return tokens[from - 1]?.word === 'but' && last?.to === from - 1 && last.reason === 'cannot-be-excluded';
};

const exclusionBefore = (tokens: readonly Token[], { from, to }: NameSpan): ExcludedArea | undefined => {
  for (let end = from; end >= 0; end -= 1) {
    if (endingAt(nearness, tokens, end) > 0) return undefined;
    const denial = endingAt(denials, tokens, end);
    if (denial > 0) return { from: end - denial, to, reason: 'cannot-be-excluded' };
    const relation = endingAt(relations, tokens, end);
    if (relation > 0) return { from: end - relation, to, reason: 'no-such-filter' };
    if (!between.has(tokens[end - 1]?.word ?? '')) break;
  }
  return isExcepted(tokens, from) ? { from: from - 1, to, reason: 'cannot-be-excluded' } : undefined;
};

/** 'Anywhere in Austin but Zilker', '-Zilker'. */
const isExcepted = (tokens: readonly Token[], from: number): boolean => {
  if (tokens[from - 1]?.word === 'but') return true;
  return tokens[from - 1]?.word === '-' && isAttached(tokens, from) && !isAttached(tokens, from - 1);
};

const endingAt = (list: readonly (readonly string[])[], tokens: readonly Token[], end: number): number =>
  list.find((words) => words.every((word, at) => tokens[end - words.length + at]?.word === word))?.length ??
  0;

/** '... or Hyde Park', '..., Hyde Park' and, without another 'in', '... and Hyde Park' behind an excluded area. */
const carriedTo = (
  tokens: readonly Token[],
  { from, to }: NameSpan,
  last: ExcludedArea | undefined,
): ExcludedArea | undefined => {
  if (!last) return undefined;
  let end = from;
  while (between.has(tokens[end - 1]?.word ?? '')) end -= 1;
  const joins = end === from ? ['or', 'nor', 'and', '&', ',', '/'] : ['or', 'nor'];
  let begin = end;
  while (begin > last.to && joins.includes(tokens[begin - 1]?.word ?? '')) begin -= 1;
  if (begin !== last.to || begin === end) return undefined;
  return { from: tokens[begin]?.word === ',' ? begin + 1 : begin, to, reason: last.reason };
};
