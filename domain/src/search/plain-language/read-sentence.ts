import { describeFilter } from '../applied-filters.ts';
import type { Filters } from '../filters.ts';
import { readComingDays, readPastDays } from './days.ts';
import { type Figures, readFigures } from './figure.ts';
import { findPhrase } from './phrase-book.ts';
import { fillers, negators, type Phrase, phrases } from './phrases.ts';
import { readProtected } from './protected-words.ts';
import { isAttached, isJoint, type Token } from './token.ts';
import type { DeclinedTopic, LeftOutReason, Meaning, SentenceContext, TypeKey } from './understood.ts';
import { type FigureKey, type UnitName, units } from './unit.ts';

/** What some tokens were read as. */
export type Said =
  | {
      readonly kind: 'understood';
      readonly items: readonly { readonly label: string; readonly meaning: Meaning }[];
    }
  | { readonly kind: 'left out'; readonly reason: LeftOutReason }
  | { readonly kind: 'declined'; readonly topic: DeclinedTopic }
  | { readonly kind: 'filler' }
  | { readonly kind: 'unread' };

export interface Reading {
  readonly said: Said;
  /** Tokens, end exclusive. */
  readonly from: number;
  readonly to: number;
}

interface Found {
  readonly said: Said;
  readonly length: number;
  /** What was asked for is not to be there; 'or' carries that on. */
  readonly denies?: true;
}

type Rule = (tokens: readonly Token[], at: number, context: SentenceContext) => Found | undefined;

const filler: Said = { kind: 'filler' };
const unread: Said = { kind: 'unread' };
const leftOut = (reason: LeftOutReason): Said => ({ kind: 'left out', reason });
const meant = (label: string, meaning: Meaning): Said => ({
  kind: 'understood',
  items: [{ label, meaning }],
});
const filters = (label: string, values: Partial<Filters>): Said => meant(label, { kind: 'filters', values });

/**
 * A sentence from left to right, each token in exactly one reading: at each place the rule that takes the most words
 * wins, and of equals the first. `taken` are tokens that something else has, e.g. the name of a place.
 */
export const readSentence = (
  tokens: readonly Token[],
  context: SentenceContext,
  taken: readonly { readonly from: number; readonly to: number }[] = [],
): readonly Reading[] => {
  const readings: Reading[] = [];
  let at = 0;
  let denies = false;
  while (at < tokens.length) {
    const place = taken.find(({ from }) => from === at);
    if (place) {
      at = place.to;
      denies = false;
      continue;
    }
    const until = Math.min(...taken.map(({ from }) => from).filter((from) => from > at), tokens.length);
    const free = tokens.slice(0, until);
    const found: Found = (denies && carriedOn(free, at)) || longest(free, at, context);
    readings.push({ said: found.said, from: at, to: at + found.length });
    at += found.length;
    denies = found.denies ?? false;
  }
  return readings;
};

const longest = (tokens: readonly Token[], at: number, context: SentenceContext): Found => {
  let best: Found = { said: tokens[at]?.kind === 'mark' ? filler : unread, length: 1 };
  let bestLength = 0;
  for (const rule of rules) {
    const found = rule(tokens, at, context);
    if (found && found.length > bestLength) {
      best = found;
      bestLength = found.length;
    }
  }
  return best;
};

const protectedRule: Rule = (tokens, at) => {
  const found = readProtected(tokens, at);
  return found && { said: { kind: 'declined', topic: found.topic }, length: found.length };
};

const quoteMarks: ReadonlySet<string> = new Set(['"', '“', '”']);

/** What stands in quotes is a keyword, word for word; words about people stay what they are. */
const quotedRule: Rule = (tokens, at) => {
  const found = readQuoted(tokens, at);
  if (!found || 'topic' in found) return found && declinedQuote(found);
  return { said: filters(`“${found.text}”`, { keyword: `"${found.text}"` }), length: found.length };
};

type Quoted = { readonly length: number } & ({ readonly text: string } | { readonly topic: DeclinedTopic });

const declinedQuote = ({
  topic,
  length,
}: {
  readonly topic: DeclinedTopic;
  readonly length: number;
}): Found => ({
  said: { kind: 'declined', topic },
  length,
});

const readQuoted = (tokens: readonly Token[], at: number): Quoted | undefined => {
  if (!quoteMarks.has(tokens[at]?.word ?? '')) return undefined;
  const end = tokens.findIndex(({ word }, index) => index > at && quoteMarks.has(word));
  if (end <= at + 1) return undefined;
  const inside = tokens.slice(at + 1, end);
  const length = end + 1 - at;
  const declined = inside
    .map((_, index) => readProtected(inside, index))
    .find((found) => found !== undefined);
  return declined ? { topic: declined.topic, length } : { text: writtenWords(inside), length };
};

/** The words of some tokens with single spaces where there were any. */
const writtenWords = (tokens: readonly Token[]): string =>
  tokens.map((token, index) => (index > 0 && !isAttached(tokens, index) ? ' ' : '') + token.text).join('');

/** '3/2' and '3/2/2': beds, baths, garage. */
const bedsBathsRule: Rule = (tokens, at) => {
  const count = (index: number) => {
    const token = tokens[index];
    return token?.kind === 'number' && token.value !== null && token.value <= 20 ? token.value : undefined;
  };
  const follows = (index: number) =>
    (tokens[index]?.word === '/' || tokens[index]?.word === 'x') &&
    isAttached(tokens, index) &&
    count(index + 1);
  const beds = count(at);
  const baths = follows(at + 1);
  if (!beds || !Number.isInteger(beds) || !baths || isAttached(tokens, at)) return undefined;
  const garage = follows(at + 3);
  const ends = [
    inUnit('bedrooms', beds),
    inUnit('bathrooms', baths),
    ...(garage && Number.isInteger(garage) ? [inUnit('garageSpaces', garage)] : []),
  ];
  const length = ends.length * 2 - 1;
  const tooLong = tokens[at + length]?.word === '/' || tokens[at + length]?.word.startsWith('acre');
  return tooLong ? undefined : { said: { kind: 'understood', items: ends }, length };
};

const inUnit = (name: UnitName, min: number) => ({
  label: units[name].label({ min, max: null }),
  meaning: { kind: 'filters', values: { [units[name].min]: min } } as const,
});

const figuresRule: Rule = (tokens, at, context) => {
  const found = readFigures(tokens, at, context);
  return found && { said: saidOfFigures(found.figures), length: found.length };
};

const saidOfFigures = (figures: Figures): Said => {
  if ('leftOut' in figures) return leftOut(figures.leftOut);
  if ('daysOnMarket' in figures) return ofDays('daysOnMarket', figures.daysOnMarket);
  const { units: names, range, monthly } = figures;
  const values: { -readonly [K in FigureKey]?: number } = {};
  for (const name of names) {
    const { min, max } = units[name];
    if (range.max !== null && max === null && range.min === null) return leftOut('no-such-filter');
    if (range.min !== null) values[min] = range.min;
    if (range.max !== null && max !== null) values[max] = range.max;
  }
  const [first = 'dollars'] = names;
  const shown = units[first].max === null ? { min: range.min, max: null } : range;
  const label = names.length > 1 ? `Schools rated ${range.min}+` : units[first].label(shown);
  const item = { label, meaning: { kind: 'filters', values } as const };
  return { kind: 'understood', items: monthly ? [leaseItem(true), item] : [item] };
};

const leaseItem = (lease: boolean) => ({
  label: lease ? 'For lease' : 'For sale',
  meaning: { kind: 'lease', lease } as const,
});

const ofDays = (key: 'daysOnMarket' | 'lastPriceReduction', days: number): Said =>
  filters(describeFilter(key, days), { [key]: days });

const phraseRule: Rule = (tokens, at, context) => {
  const found = findPhrase(phrases, tokens, at);
  if (!found) return undefined;
  const { meaning, length } = found;
  const next = at + length;
  if (meaning.says === 'answer' && isFree(tokens, next)) {
    return {
      said: filters(meaning.labels[1], meaning.values.no),
      length: length + (isJoint(tokens[next]) ? 2 : 1),
    };
  }
  if (meaning.says === 'feature' && meaning.key === 'openHouseOnly')
    return openHouse(tokens, next, length, context);
  if (meaning.says === 'days') return ofDaysPhrase(meaning, tokens, next, length);
  if (meaning.says === 'status') return ofStatus(meaning.status, tokens, next, length);
  return { said: saidOfPhrase(meaning), length };
};

/** 'HOA-free'. */
const isFree = (tokens: readonly Token[], at: number): boolean =>
  tokens[isJoint(tokens[at]) ? at + 1 : at]?.word === 'free';

const openHouse = (tokens: readonly Token[], at: number, length: number, context: SentenceContext): Found => {
  const time = readComingDays(tokens, at, context.today);
  if (!time) return { said: filters('Open houses', { openHouseOnly: true }), length };
  const label = time.days === 0 ? 'Open house today' : `Open house within ${countOf(time.days, 'day')}`;
  return { said: filters(label, { openHouse: time.days }), length: length + time.length };
};

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const ofDaysPhrase = (
  { key, days }: Extract<Phrase, { says: 'days' }>,
  tokens: readonly Token[],
  at: number,
  length: number,
): Found | undefined => {
  const time = readPastDays(tokens, at);
  if (time) return { said: ofDays(key, time.days), length: length + time.length };
  return days === null ? undefined : { said: ofDays(key, days), length };
};

/** What checking the box of a closed status sets. */
const usualDays = 365;

const ofStatus = (
  status: Extract<Phrase, { says: 'status' }>['status'],
  tokens: readonly Token[],
  at: number,
  length: number,
): Found => {
  const closed = status === 'Sold' || status === 'Leased';
  if (!closed)
    return {
      said: meant(status === 'Active' ? 'Active listings' : status, { kind: 'status', status, days: null }),
      length,
    };
  const time = readPastDays(tokens, at);
  const days = time?.days ?? usualDays;
  const label = describeFilter(status === 'Sold' ? 'soldTimeframe' : 'leasedTimeframe', days);
  return { said: meant(label, { kind: 'status', status, days }), length: length + (time?.length ?? 0) };
};

const saidOfPhrase = (phrase: Phrase): Said => {
  switch (phrase.says) {
    case 'feature':
      return filters(describeFilter(phrase.key, true), { [phrase.key]: true });
    case 'answer':
      return filters(phrase.labels[0], phrase.values.yes);
    case 'type':
      return meant(typeLabels[phrase.key], { kind: 'type', key: phrase.key, wanted: true });
    case 'views':
      return meant(viewLabel(phrase.views), { kind: 'views', views: phrase.views });
    case 'water':
      return meant(phrase.name, { kind: 'water', name: phrase.name });
    case 'studio':
      return filters('Studio', { minBedrooms: 0, maxBedrooms: 0 });
    case 'garage':
      return filters(units.garageSpaces.label({ min: 1, max: null }), { minGarageSpaces: 1 });
    case 'one story':
      return filters(units.stories.label({ min: 1, max: 1 }), { minStories: 1, maxStories: 1 });
    case 'sort':
      return meant(phrase.label, { kind: 'sort', sort: phrase.sort });
    case 'lease':
      return { kind: 'understood', items: [leaseItem(phrase.lease)] };
    case 'left out':
      return leftOut(phrase.reason);
    case 'days':
    case 'status':
      return unread;
  }
};

const typeLabels: Readonly<Record<TypeKey, string>> = {
  singleFamilyResidence: 'Houses',
  condominium: 'Condos',
  townhouse: 'Townhouses',
  farm: 'Farms and ranches',
  multiFamily: 'Multi-family',
  commercialSale: 'Commercial',
  lot: 'Lots',
};

const viewLabel = (views: readonly string[]): string =>
  views.length === 1 ? `${views[0]} view` : 'Any view';

/** 'No HOA', 'without a pool', '-pool', 'no HOA or pool', 'no "carpet"'; only what can be answered with no is. */
const negatedRule: Rule = (tokens, at, context) => {
  const negator = findPhrase(negators, tokens, at)?.length ?? minusLength(tokens, at);
  if (negator === 0) return undefined;
  let next = at + negator;
  while (isSkipped(tokens[next])) next += 1;
  const found =
    deniedPhrase(tokens, next) ?? deniedQuote(tokens, next) ?? deniedFigures(tokens, next, context);
  return found && { ...found, length: next + found.length - at };
};

/** A keyword can be ruled out, word for word. */
const deniedQuote = (tokens: readonly Token[], at: number): Found | undefined => {
  const found = readQuoted(tokens, at);
  if (!found || 'topic' in found) return found && declinedQuote(found);
  return { said: filters(`no “${found.text}”`, { keyword: `no "${found.text}"` }), length: found.length };
};

/** 'Not built before 1990': no range says all but a range, and the range itself is the opposite. */
const deniedFigures: Rule = (tokens, at, context) => {
  const found = readFigures(tokens, at, context);
  return found && { said: leftOut('cannot-be-excluded'), length: found.length };
};

const deniedPhrase = (tokens: readonly Token[], at: number): Found | undefined => {
  const found = findPhrase(phrases, tokens, at);
  return found && { said: denied(found.meaning), length: found.length, denies: true };
};

/** '... or pool' behind 'no HOA'. */
const carriedOn = (tokens: readonly Token[], at: number): Found | undefined => {
  if (tokens[at]?.word !== 'or' && tokens[at]?.word !== 'nor') return undefined;
  const found = deniedPhrase(tokens, at + 1);
  return found && { ...found, length: found.length + 1 };
};

/** A minus directly before a word and not directly behind one. */
const minusLength = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.word === '-' &&
  !isAttached(tokens, at) &&
  isAttached(tokens, at + 1) &&
  (tokens[at + 1]?.kind === 'word' || quoteMarks.has(tokens[at + 1]?.word ?? ''))
    ? 1
    : 0;

const isSkipped = (token: Token | undefined): boolean =>
  token !== undefined &&
  ['-', 'a', 'an', 'any', 'in', 'on', 'the', 'have', 'having', 'with'].includes(token.word);

const denied = (phrase: Phrase): Said => {
  switch (phrase.says) {
    case 'answer':
      return filters(phrase.labels[1], phrase.values.no);
    case 'type':
      return meant(`No ${typeLabels[phrase.key].toLowerCase()}`, {
        kind: 'type',
        key: phrase.key,
        wanted: false,
      });
    case 'garage':
      return filters(units.garageSpaces.label({ min: null, max: 0 }), { maxGarageSpaces: 0 });
    case 'left out':
      return leftOut(phrase.reason === 'unknown' ? 'unknown' : 'cannot-be-excluded');
    default:
      return leftOut('cannot-be-excluded');
  }
};

const fillerRule: Rule = (tokens, at) => {
  const found = findPhrase(fillers, tokens, at);
  return found && { said: filler, length: found.length };
};

const rules: readonly Rule[] = [
  protectedRule,
  quotedRule,
  bedsBathsRule,
  figuresRule,
  negatedRule,
  phraseRule,
  fillerRule,
];
