import { nameKey } from '../search/areas/name-key.ts';
import { isInScope } from '../search/filters/filter-row.ts';
import { filterRow } from '../search/filters/filter-table.ts';
import type { FilterKey, Filters } from '../search/filters/filters.ts';
import { isOrdered, minMaxPairs } from '../search/filters/min-max.ts';
import { isStatusLocked } from '../search/filters/rows/status.ts';
import type { SearchTag } from '../search/tags/tag.ts';
import { sameValue } from '../search/url/query-value.ts';
import { isAddress } from './address-text.ts';
import { deniedAreaEnd } from './double-negation-rule.ts';
import { excludedAreas } from './excluded-areas.ts';
import { keywordOf } from './keyword-offer.ts';
import { knownSpans, nameSpans, phrasesToLookUp } from './name-spans.ts';
import { fewestOfSentence } from './on-enter.ts';
import { readSentence } from './read-sentence.ts';
import type { Item, Reading } from './reading.ts';
import { fromSpanish } from './spanish/from-spanish.ts';
import { readableEnd, type Token, tokensOf } from './token.ts';
import type {
  Declined,
  Meaning,
  Part,
  SentenceContext,
  Understanding,
  Understood,
  UnusedPart,
  UnusedReason,
} from './understood.ts';
import { isBesideUnread, isPrice, isTooLow } from './unsure-figure.ts';
import { correctTypo } from './vocabulary.ts';
import { units } from './words/unit-table.ts';

/** The tags of areas by their `areaKey`. */
export type KnownAreas = ReadonlyMap<string, SearchTag>;

/** Phrases of a sentence that may name areas, at most eight, for the caller to look up. */
export const namePhrases = (text: string, context: SentenceContext): readonly string[] => {
  const { tokens, readings } = read(text, context);
  return phrasesToLookUp(nameSpans(tokens, readings));
};

/** Returns whether a text in which nothing was understood may be a sentence about areas: 'homes not in Austin'. */
export const mayBeSentence = (text: string, context: SentenceContext): boolean => {
  if (isAddress(text)) return false;
  if (nameKey(text).split(' ').length >= fewestOfSentence) return true;
  const { tokens, readings } = read(text, context);
  return excludedAreas(tokens, nameSpans(tokens, readings)).length > 0;
};

/**
 * Reads a sentence such as '3 bed under 650k in Zilker with a pool, no HOA' by rules. Total;
 * never guesses: unread words are left out with a reason, and words about people are declined.
 */
export const understand = (text: string, areas: KnownAreas, context: SentenceContext): Understanding => {
  const { tokens, readings, lease } = read(text, context);
  const spans = knownSpans(nameSpans(tokens, readings), (phrase) => areas.get(phrase));
  const denied = excludedAreas(tokens, spans);
  const requested = spans.filter(({ to }) => !denied.some((each) => each.to === to));
  const ruled = denied.map((each) => ({
    ...each,
    to: deniedAreaEnd(tokens, each.from, withKind(tokens, each.to), context),
  }));
  const taken = [...requested.map(({ from, to }) => ({ from, to: withKind(tokens, to) })), ...ruled];
  const left = spans.length === 0 ? readings : readSentence(tokens, { ...context, lease }, taken);
  const ruledOut = ruled.map(
    ({ from, to, reason }): Reading => ({ from, to, interpretation: { kind: 'unused', reason } }),
  );
  const named = requested.map(
    ({ from, to, area }): Understood => ({
      ...partOf(text, tokens, from, to),
      label: area.label,
      meaning: { kind: 'area', tag: area },
    }),
  );
  return sorted(text, tokens, [...left, ...ruledOut], named, { ...context, lease });
};

/** 'The Zilker neighborhood', 'Austin area', 'Austin city limits'. */
const withKind = (tokens: readonly Token[], to: number): number => {
  // 'Zilker Park' is one place, not Zilker and a park.
  if (tokens[to]?.word === 'park' && !/^views?$/.test(tokens[to + 1]?.word ?? '')) return to + 1;
  const joint = tokens[to]?.word === '-' ? 1 : 0;
  const word = tokens[to + joint]?.word ?? '';
  if (!/^(area|areas|neighborhood|neighbourhood|subdivision|proper|city)$/.test(word)) return to;
  return to + joint + (word === 'city' && tokens[to + joint + 1]?.word === 'limits' ? 2 : 1);
};

/** A sentence may state that it is about leases, which changes the meaning of its figures. */
const read = (text: string, context: SentenceContext) => {
  const tokens = fromSpanish(tokensOf(text, (word) => word)) ?? tokensOf(text, correctTypo);
  const readings = readSentence(tokens, context);
  const lease = leaseOf(readings) ?? context.lease;
  return {
    tokens,
    lease,
    readings: lease === context.lease ? readings : readSentence(tokens, { ...context, lease }),
  };
};

const leaseOf = (readings: readonly Reading[]): boolean | undefined =>
  readings
    .flatMap(({ interpretation }) => (interpretation.kind === 'understood' ? interpretation.items : []))
    .flatMap(({ meaning }) => (meaning.kind === 'lease' ? [meaning.lease] : []))
    .at(-1);

const partOf = (text: string, tokens: readonly Token[], from: number, to: number): Part => {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  return { text: text.slice(start, end), start, end };
};

type Labelled = Understood & Pick<Item, 'implied' | 'isBare'>;

const sorted = (
  text: string,
  tokens: readonly Token[],
  readings: readonly Reading[],
  areas: readonly Understood[],
  context: SentenceContext,
): Understanding => {
  const declined: Declined[] = [];
  const unused: UnusedPart[] = [];
  const interpretation: Labelled[] = [];
  for (const { interpretation: what, from, to } of joined(tokens, readings)) {
    const part = partOf(text, tokens, from, to);
    if (what.kind === 'declined') declined.push({ ...part, topic: what.topic });
    if (what.kind === 'unused') unused.push(unusedPart(part, what.reason));
    if (what.kind === 'unread') unused.push(unusedPart(part, 'unknown'));
    const isBeside = isBesideUnread(tokens, readings, { interpretation: what, from, to });
    const items = what.kind === 'understood' ? what.items : [];
    for (const item of items) {
      const isUnsure = (isBeside && item.isBare) || (!context.lease && isTooLow(item.meaning, readings));
      interpretation.push({ ...part, ...item, ...(isUnsure && { isUnsure }) });
    }
  }
  const { kept, dropped } = consistent(inOrder([...explicit(interpretation), ...areas]), context);
  return {
    understood: kept,
    unused: inOrder([...unused, ...dropped, ...unreadEnd(text)]),
    declined,
  };
};

const homeKeys: readonly FilterKey[] = Object.values(units)
  .filter(({ impliesHome }) => impliesHome)
  .flatMap(({ min, max }) => (max === null ? [min] : [min, max]));

/** Applies implied filters where no other part names a kind of home or its rooms. */
const explicit = (items: readonly Labelled[]): readonly Understood[] => {
  const isHome = items.some(
    ({ meaning, implied }) =>
      (meaning.kind === 'type' && meaning.wanted && !implied) ||
      (meaning.kind === 'filters' && homeKeys.some((key) => key in meaning.values)),
  );
  return items
    .filter(({ implied }) => !(implied && isHome))
    .map(({ implied: _, isBare: __, ...item }) => item);
};

const unusedPart = (part: Part, reason: UnusedReason): UnusedPart => {
  const isWish = reason === 'unknown' || reason === 'keyword';
  const keyword = isWish ? keywordOf(part.text) : undefined;
  return { ...part, reason, ...(keyword !== undefined && { keyword }) };
};

/** The text beyond the longest sentence, as an unused part. */
const unreadEnd = (text: string): readonly UnusedPart[] => {
  const start = readableEnd(text);
  const rest = text.slice(start);
  return rest.trim() === '' ? [] : [{ text: rest, start, end: text.length, reason: 'too-long' }];
};

const inOrder = <P extends Part>(parts: readonly P[]): readonly P[] =>
  [...parts].sort((a, b) => a.start - b.start);

/** Words beside each other that nothing explains are left out as one. */
const joined = (tokens: readonly Token[], readings: readonly Reading[]): readonly Reading[] => {
  const result: Reading[] = [];
  for (const reading of readings) {
    const last = result.at(-1);
    const together =
      last?.interpretation.kind === 'unread' &&
      reading.interpretation.kind === 'unread' &&
      last.to === reading.from;
    if (together && !isApart(tokens, reading.from)) result[result.length - 1] = { ...last, to: reading.to };
    else result.push(reading);
  }
  return result;
};

const isApart = (tokens: readonly Token[], at: number): boolean => tokens[at]?.kind === 'mark';

interface Consistent {
  readonly kept: readonly Understood[];
  readonly dropped: readonly UnusedPart[];
}

/**
 * Removes parts that this search cannot use, repetitions, and parts that contradict an earlier one. Of two prices that contradict
 * each other, the first is unsure.
 */
const consistent = (interpretation: readonly Understood[], context: SentenceContext): Consistent => {
  const kept: Understood[] = [];
  const dropped: UnusedPart[] = [];
  let isOneOfTwo = false;
  for (const item of interpretation) {
    const reason = refusal(item.meaning, context) ?? contradiction(item.meaning, kept);
    const { text, start, end } = item;
    isOneOfTwo ||= reason === 'contradicted' && isPrice(item.meaning);
    if (reason) dropped.push({ text, start, end, reason });
    else if (!kept.some(({ meaning }) => isSame(meaning, item.meaning))) kept.push(item);
  }
  const unsure = (item: Understood): Understood =>
    isOneOfTwo && isPrice(item.meaning) ? { ...item, isUnsure: true } : item;
  return { kept: kept.map(unsure), dropped };
};

/** Why this search cannot be asked for it. */
const refusal = (meaning: Meaning, context: SentenceContext): UnusedReason | undefined => {
  if (meaning.kind === 'status') return statusRefusal(meaning.status, context);
  if (meaning.kind === 'type') return scopeRefusal(meaning.key, context);
  if (meaning.kind !== 'filters') return undefined;
  for (const [name, value] of Object.entries(meaning.values)) {
    const key = name as FilterKey;
    const reason = scopeRefusal(key, context) ?? (isValid(key, value) ? undefined : 'no-such-filter');
    if (reason) return reason;
  }
  return undefined;
};

const scopeRefusal = (key: FilterKey, context: SentenceContext): UnusedReason | undefined => {
  const { scope } = filterRow(key);
  if (isInScope(scope, context)) return undefined;
  return scope.searches === 'lease' ? 'for-lease-only' : 'for-sale-only';
};

const statusRefusal = (
  status: Extract<Meaning, { kind: 'status' }>['status'],
  context: SentenceContext,
): UnusedReason | undefined => {
  if (status === 'Sold' && context.lease) return 'for-sale-only';
  if (status === 'Leased' && !context.lease) return 'for-lease-only';
  return isStatusLocked(status, context.viewer) ? 'needs-account' : undefined;
};

/** A figure that the filter would reject belongs to another filter. */
const isValid = <K extends FilterKey>(key: K, value: unknown): boolean => {
  const { codec } = filterRow(key);
  const decoded = codec.decode(codec.encode(value as Filters[K]));
  return decoded !== undefined && sameValue(decoded, value as Filters[K]);
};

const contradiction = (meaning: Meaning, kept: readonly Understood[]): UnusedReason | undefined =>
  kept.some((item) => !isSame(item.meaning, meaning) && clashes(item.meaning, meaning))
    ? 'contradicted'
    : undefined;

const clashes = (a: Meaning, b: Meaning): boolean => {
  if (a.kind === 'type' && b.kind === 'type') return a.key === b.key;
  if (a.kind === 'status' && b.kind === 'status') return a.status === b.status;
  if (a.kind === 'filters' && b.kind === 'filters') return valuesClash(a.values, b.values);
  // An open house is of what can still be bought.
  const kinds = [a, b].map((meaning) =>
    meaning.kind === 'status' && meaning.days !== null ? 'closed' : meaning.kind,
  );
  const asksOpen = [a, b].some(
    (meaning) =>
      meaning.kind === 'filters' && ('openHouse' in meaning.values || 'openHouseOnly' in meaning.values),
  );
  if (kinds.includes('closed') && asksOpen) return true;
  return a.kind === b.kind && (a.kind === 'sort' || a.kind === 'lease');
};

const valuesClash = (a: Partial<Filters>, b: Partial<Filters>): boolean => {
  if (Object.keys(a).some((key) => key in b && key !== 'keyword')) return true;
  if (['openHouse', 'openHouseOnly'].every((key) => key in a || key in b)) return true;
  const both = { ...a, ...b };
  return minMaxPairs.some(([min, max]) => !isOrdered<number | string>(both[min] ?? null, both[max] ?? null));
};

const isSame = (a: Meaning, b: Meaning): boolean => JSON.stringify(a) === JSON.stringify(b);
