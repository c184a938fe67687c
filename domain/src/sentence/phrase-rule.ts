import { viewTypes } from '../listing/vocabulary.ts';
import { describeFilter } from '../search/filters/applied-filters.ts';
import { readComingDays, readPastDays } from './days.ts';
import { isPartOfUnknown } from './part-of-unknown.ts';
import { findPhrase } from './phrase-book.ts';
import { type DaysKey, type Phrase, phrases } from './phrases.ts';
import {
  type Found,
  type Interpretation,
  leaseItem,
  type Rule,
  type RuleContext,
  setsFilters,
  typeLabels,
  understoodAs,
  unread,
  unused,
} from './reading.ts';
import { isClauseEnd, isJoint, type Token } from './token.ts';
import { deniedBehind, indifferentBefore, indifferentBehind, requirements } from './words/small-words.ts';
import { units } from './words/unit-table.ts';

/** A phrase with the qualifier behind it: 'pool', 'HOA-free', 'HOA: none', 'pool optional'. */
export const phraseRule: Rule = (tokens, at, context) => {
  const found = findPhrase(phrases, tokens, at);
  if (!found) return undefined;
  const { meaning, length } = found;
  const next = at + length;
  if (isLoneActive(tokens, at, found.length)) return undefined;
  if (isPartOfUnknown(tokens, at, found.length, meaning, context)) return { interpretation: unread, length };
  const seen = isHomeGym(tokens, at, length)
    ? ({ kind: 'feature', key: 'exerciseRoom' } as const)
    : ofNamedWater(tokens, at, meaning, context);
  return qualified(tokens, next, seen, length) ?? plain(tokens, next, seen, length, context);
};

/** 'Active' is a status beside another one: 'active and pending'. */
const isLoneActive = (tokens: readonly Token[], at: number, length: number): boolean =>
  tokens[at]?.word === 'active' && length === 1 && !besides(tokens, at).some(({ kind }) => kind === 'status');

const rooms: ReadonlySet<string> = new Set([
  ...['wineRoom', 'gameRoom', 'mediaRoom', 'officeStudy', 'workshop', 'guestQuarters', 'fireplace'],
]);

/** A gym beside another room is one of the home: 'wine cellar and gym'. */
const isHomeGym = (tokens: readonly Token[], at: number, length: number): boolean =>
  tokens[at]?.word === 'gym' &&
  length === 1 &&
  besides(tokens, at).some((phrase) => phrase.kind === 'feature' && rooms.has(phrase.key));

const joins: ReadonlySet<string> = new Set(['and', 'or', '&', '/', ',', '+']);
const longestPhrase = 3;

/** The phrases that are joined with a word, before it and behind it. */
function besides(tokens: readonly Token[], at: number): Phrase[] {
  const behind = joins.has(tokens[at + 1]?.word ?? '') ? findPhrase(phrases, tokens, at + 2) : undefined;
  const isJoined = joins.has(tokens[at - 1]?.word ?? '');
  const before = Array.from({ length: isJoined ? longestPhrase : 0 }, (_, back) => at - 2 - back).flatMap(
    (from) => {
      const found = findPhrase(phrases, tokens, from);
      return found && from + found.length === at - 1 ? [found] : [];
    },
  );
  return [behind, ...before].flatMap((found) => (found ? [found.meaning] : []));
}

/** A phrase that the words behind it deny or make optional. */
const qualified = (
  tokens: readonly Token[],
  at: number,
  meaning: Phrase,
  length: number,
): Found | undefined => {
  const free = freeLength(tokens, at);
  if (meaning.kind === 'answer' && free > 0)
    return { interpretation: denied(meaning), length: length + free };
  const isNot = /^(isnt|arent)$/.test(tokens[at]?.word ?? '') ? 1 : isNotAt(tokens, at) ? 2 : 0;
  if (isNot > 0 && isClauseEnd(tokens[at + isNot]))
    return { interpretation: unused('optional'), length: length + isNot };
  const colon = tokens[at]?.word === ':' || tokens[at]?.word === '=' ? 1 : 0;
  const no = findPhrase(deniedBehind, tokens, at + colon);
  if (no && isClauseEnd(tokens[at + colon + no.length]))
    return { interpretation: denied(meaning), length: length + colon + no.length };
  const indifferent = findPhrase(indifferentBehind, tokens, at);
  const isRequired = indifferent?.length === 1 && requirements.has(tokens[at]?.word ?? '');
  if (!indifferent || isRequired || meaning.kind === 'lease' || meaning.kind === 'sort') return undefined;
  const repeated = ['or not', 'or no'].includes(
    tokens
      .slice(at, at + indifferent.length)
      .map(({ word }) => word)
      .join(' '),
  )
    ? (findPhrase(phrases, tokens, at + indifferent.length)?.length ?? 0)
    : 0;
  const isChoice = tokens[at]?.word === 'or';
  if (isChoice && repeated === 0 && !isClauseEnd(tokens[at + indifferent.length])) return undefined;
  return { interpretation: unused('optional'), length: length + indifferent.length + repeated };
};

/** 'A pool is a must, an HOA is not'. */
const isNotAt = (tokens: readonly Token[], at: number): boolean =>
  /^(is|are)$/.test(tokens[at]?.word ?? '') && tokens[at + 1]?.word === 'not';

/** 'HOA-free', 'pool-less'. */
const freeLength = (tokens: readonly Token[], at: number): number => {
  const joint = isJoint(tokens[at]) ? 1 : 0;
  const word = tokens[at + joint]?.word ?? '';
  return word === 'free' || (joint > 0 && word === 'less') ? joint + 1 : 0;
};

const plain = (
  tokens: readonly Token[],
  next: number,
  meaning: Phrase,
  length: number,
  context: RuleContext,
): Found | undefined => {
  if (meaning.kind === 'feature' && meaning.key === 'openHouseOnly')
    return openHouse(tokens, next, length, context);
  if (meaning.kind === 'days') return ofDaysPhrase(meaning, tokens, next, length);
  if (meaning.kind === 'status') return ofStatus(meaning.status, tokens, next, length);
  const named = meaning.kind === 'views' ? viewOfNamed(tokens, next) : undefined;
  if (named) return { interpretation: interpretPhrase(named), length: length + 1 };
  const yes = tokens[next]?.word === ':' && tokens[next + 1]?.word === 'yes' ? 2 : 0;
  return { interpretation: interpretPhrase(meaning), length: length + yes };
};

/** 'A view of Lake Travis' is a lake view and names the lake. */
const viewOfNamed = (tokens: readonly Token[], at: number): Phrase | undefined => {
  if (!['of', 'over', 'on', 'onto', 'across'].includes(tokens[at]?.word ?? '')) return undefined;
  const water = findPhrase(phrases, tokens, at + 1)?.meaning;
  return water?.kind === 'water' ? viewOfWater(water.name) : undefined;
};

const viewOfWater = (name: string): Phrase => ({
  kind: 'views',
  views: [name.endsWith('River') ? 'River' : 'Lake'],
});

/** 'Lake Travis views', 'Lake Austin waterfront view': the name before it decides the kind of view. */
const ofNamedWater = (
  tokens: readonly Token[],
  at: number,
  meaning: Phrase,
  { since }: RuleContext,
): Phrase => {
  const isViewOf = meaning.kind === 'unused' && tokens[at]?.word === 'view' && tokens[at + 1]?.word === 'of';
  if (isViewOf) return viewOfNamed(tokens, at + 1) ?? meaning;
  if (meaning.kind !== 'views' || meaning.views.length === 1) return meaning;
  const end = tokens[at - 1]?.word === 'waterfront' ? at - 1 : at;
  for (let from = Math.max(since, end - 3); from < end; from += 1) {
    const water = findPhrase(phrases, tokens, from);
    if (water?.meaning.kind === 'water' && from + water.length === end)
      return viewOfWater(water.meaning.name);
  }
  return meaning;
};

const openHouse = (tokens: readonly Token[], at: number, length: number, context: RuleContext): Found => {
  const time = readComingDays(tokens, at, context.today);
  if (!time) return { interpretation: setsFilters('Open houses', { openHouseOnly: true }), length };
  const label = time.days === 0 ? 'Open house today' : `Open house within ${countOf(time.days, 'day')}`;
  return { interpretation: setsFilters(label, { openHouse: time.days }), length: length + time.length };
};

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const ofDays = (key: DaysKey, days: number): Interpretation =>
  setsFilters(describeFilter(key, days), { [key]: days });

const ofDaysPhrase = (
  { key, days }: Extract<Phrase, { kind: 'days' }>,
  tokens: readonly Token[],
  at: number,
  length: number,
): Found | undefined => {
  const time = readPastDays(tokens, at);
  if (time) return { interpretation: ofDays(key, time.days), length: length + time.length };
  return days === null ? undefined : { interpretation: ofDays(key, days), length };
};

/** Timeframe that checking a closed status sets. */
const usualDays = 365;

const ofStatus = (
  status: Extract<Phrase, { kind: 'status' }>['status'],
  tokens: readonly Token[],
  at: number,
  length: number,
): Found => {
  const closed = status === 'Sold' || status === 'Leased';
  if (!closed)
    return {
      interpretation: understoodAs(status === 'Active' ? 'Active listings' : status, {
        kind: 'status',
        status,
        days: null,
      }),
      length,
    };
  const time = readPastDays(tokens, at);
  const days = time?.days ?? usualDays;
  const label = describeFilter(status === 'Sold' ? 'soldTimeframe' : 'leasedTimeframe', days);
  return {
    interpretation: understoodAs(label, { kind: 'status', status, days }),
    length: length + (time?.length ?? 0),
  };
};

const interpretPhrase = (phrase: Phrase): Interpretation => {
  switch (phrase.kind) {
    case 'feature':
      return setsFilters(describeFilter(phrase.key, true), { [phrase.key]: true });
    case 'answer':
      return setsFilters(phrase.labels[0], phrase.values.yes);
    case 'type':
      return understoodAs(typeLabels[phrase.key], { kind: 'type', key: phrase.key, wanted: true });
    case 'views':
      return understoodAs(viewLabel(phrase.views), { kind: 'views', views: phrase.views });
    case 'water':
      return understoodAs(phrase.name, { kind: 'water', name: phrase.name });
    case 'studio':
      return setsFilters('Studio', { minBedrooms: 0, maxBedrooms: 0 });
    case 'garage':
      return setsFilters(units.garageSpaces.label({ min: 1, max: null }), { minGarageSpaces: 1 });
    case 'one story':
      return setsFilters(units.stories.label({ min: 1, max: 1 }), { minStories: 1, maxStories: 1 });
    case 'sort':
      return understoodAs(phrase.label, { kind: 'sort', sort: phrase.sort });
    case 'lease':
      return { kind: 'understood', items: [leaseItem(phrase.lease)] };
    case 'unused':
      return phrase.reason === 'unknown' ? unread : unused(phrase.reason);
    case 'days':
    case 'status':
      return unread;
  }
};

const viewLabel = (views: readonly string[]): string =>
  views.length === viewTypes.length ? 'Any view' : `${views.join(' or ')} view`;

/** The meaning of 'no' before a phrase; left out where its filter has no value No. */
export const denied = (phrase: Phrase): Interpretation => {
  switch (phrase.kind) {
    case 'answer':
      return setsFilters(phrase.labels[1], phrase.values.no);
    case 'type':
      return understoodAs(`No ${typeLabels[phrase.key].toLowerCase()}`, {
        kind: 'type',
        key: phrase.key,
        wanted: false,
      });
    case 'garage':
      return setsFilters(units.garageSpaces.label({ min: null, max: 0 }), { maxGarageSpaces: 0 });
    case 'lease':
      return phrase.lease ? { kind: 'understood', items: [leaseItem(false)] } : unused('cannot-be-excluded');
    case 'unused':
      return phrase.reason === 'unknown' ? unread : unused('cannot-be-excluded');
    default:
      return unused('cannot-be-excluded');
  }
};

/** 'With or without a pool', 'don't need a garage': no condition. */
export const indifferentRule: Rule = (tokens, at) => {
  const lead = findPhrase(indifferentBefore, tokens, at)?.length ?? 0;
  const found = lead > 0 ? findPhrase(phrases, tokens, at + lead) : undefined;
  return found && { interpretation: unused('optional'), length: lead + found.length };
};
