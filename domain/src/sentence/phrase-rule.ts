import { viewTypes } from '../listing/vocabulary.ts';
import { describeFilter } from '../search/filters/applied-filters.ts';
import { readComingDays, readPastDays } from './days.ts';
import { findPhrase } from './phrase-book.ts';
import { type DaysKey, type Phrase, phrases } from './phrases.ts';
import { phrasesIn } from './phrases-in.ts';
import {
  type Found,
  filters,
  leaseItem,
  leftOut,
  meant,
  type Rule,
  type RuleContext,
  type Said,
  typeLabels,
  unread,
} from './reading.ts';
import { isJoint, type Token } from './token.ts';
import { units } from './unit.ts';
import { isKnownWord } from './vocabulary.ts';
import { ordinaryWords } from './words/ordinary-words.ts';
import { deniedBehind, indifferentBefore, indifferentBehind, requirements } from './words/small-words.ts';

/** A phrase with the qualifier behind it: 'pool', 'HOA-free', 'HOA: none', 'pool optional'. */
export const phraseRule: Rule = (tokens, at, context) => {
  const found = findPhrase(phrases, tokens, at);
  if (!found) return undefined;
  const { meaning, length } = found;
  const next = at + length;
  if (isPartOfUnknown(tokens, at, found.length, meaning, context)) return { said: unread, length };
  const seen = ofNamedWater(tokens, at, meaning, context);
  return turned(tokens, next, seen, length) ?? plain(tokens, next, seen, length, context);
};

/** Words before 'ranch' that describe one; any other word makes it a name: 'Steiner Ranch' is a neighborhood. */
const ranchKinds: ReadonlySet<string> = new Set([
  ...ordinaryWords,
  ...phrasesIn(
    'horse, cattle, cow, goat, sheep, working, hobby, equestrian, hunting, dude, wildlife, game, old',
  ),
]);

/** Whether a phrase is part of another one: 'corner lot' is no land, 'mountain view' not any view, 'Steiner Ranch' no ranch. */
const isPartOfUnknown = (
  tokens: readonly Token[],
  at: number,
  length: number,
  meaning: Phrase,
  { since }: RuleContext,
): boolean => {
  const before = tokens[at - 1];
  if (at - 1 < since || before?.kind !== 'word' || isKnownWord(before.word) || before.value !== null)
    return false;
  if (meaning.says === 'views') return meaning.views.length > 1;
  if (length === 1 && meaning.says === 'type' && tokens[at]?.word === 'ranch')
    return !ranchKinds.has(before.word);
  return length === 1 && meaning.says === 'type' && meaning.key === 'lot' && tokens[at]?.word === 'lot';
};

/** A phrase that the words behind it deny or make optional. */
const turned = (tokens: readonly Token[], at: number, meaning: Phrase, length: number): Found | undefined => {
  const free = freeLength(tokens, at);
  if (meaning.says === 'answer' && free > 0) return { said: denied(meaning), length: length + free };
  const colon = tokens[at]?.word === ':' || tokens[at]?.word === '=' ? 1 : 0;
  const no = findPhrase(deniedBehind, tokens, at + colon);
  if (no && isClauseEnd(tokens[at + colon + no.length]))
    return { said: denied(meaning), length: length + colon + no.length };
  const indifferent = findPhrase(indifferentBehind, tokens, at);
  const isRequired = indifferent?.length === 1 && requirements.has(tokens[at]?.word ?? '');
  if (!indifferent || isRequired || meaning.says === 'lease' || meaning.says === 'sort') return undefined;
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
  return { said: leftOut('optional'), length: length + indifferent.length + repeated };
};

/** 'HOA-free', 'pool-less'. */
const freeLength = (tokens: readonly Token[], at: number): number => {
  const joint = isJoint(tokens[at]) ? 1 : 0;
  const word = tokens[at + joint]?.word ?? '';
  return word === 'free' || (joint > 0 && word === 'less') ? joint + 1 : 0;
};

const isClauseEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'mark' || ['and', 'but', 'with', 'in', 'under'].includes(token.word);

const plain = (
  tokens: readonly Token[],
  next: number,
  meaning: Phrase,
  length: number,
  context: RuleContext,
): Found | undefined => {
  if (meaning.says === 'feature' && meaning.key === 'openHouseOnly')
    return openHouse(tokens, next, length, context);
  if (meaning.says === 'days') return ofDaysPhrase(meaning, tokens, next, length);
  if (meaning.says === 'status') return ofStatus(meaning.status, tokens, next, length);
  const named = meaning.says === 'views' ? viewOfNamed(tokens, next) : undefined;
  if (named) return { said: saidOfPhrase(named), length: length + 1 };
  const yes = tokens[next]?.word === ':' && tokens[next + 1]?.word === 'yes' ? 2 : 0;
  return { said: saidOfPhrase(meaning), length: length + yes };
};

/** 'A view of Lake Travis' is a lake view and names the lake. */
const viewOfNamed = (tokens: readonly Token[], at: number): Phrase | undefined => {
  if (!['of', 'over', 'on', 'onto', 'across'].includes(tokens[at]?.word ?? '')) return undefined;
  const water = findPhrase(phrases, tokens, at + 1)?.meaning;
  return water?.says === 'water' ? viewOfWater(water.name) : undefined;
};

const viewOfWater = (name: string): Phrase => ({
  says: 'views',
  views: [name.endsWith('River') ? 'River' : 'Lake'],
});

/** 'Lake Travis views', 'Lake Austin waterfront view': the name before it decides the kind of view. */
const ofNamedWater = (
  tokens: readonly Token[],
  at: number,
  meaning: Phrase,
  { since }: RuleContext,
): Phrase => {
  const isViewOf =
    meaning.says === 'left out' && tokens[at]?.word === 'view' && tokens[at + 1]?.word === 'of';
  if (isViewOf) return viewOfNamed(tokens, at + 1) ?? meaning;
  if (meaning.says !== 'views' || meaning.views.length === 1) return meaning;
  const end = tokens[at - 1]?.word === 'waterfront' ? at - 1 : at;
  for (let from = Math.max(since, end - 3); from < end; from += 1) {
    const water = findPhrase(phrases, tokens, from);
    if (water?.meaning.says === 'water' && from + water.length === end)
      return viewOfWater(water.meaning.name);
  }
  return meaning;
};

const openHouse = (tokens: readonly Token[], at: number, length: number, context: RuleContext): Found => {
  const time = readComingDays(tokens, at, context.today);
  if (!time) return { said: filters('Open houses', { openHouseOnly: true }), length };
  const label = time.days === 0 ? 'Open house today' : `Open house within ${countOf(time.days, 'day')}`;
  return { said: filters(label, { openHouse: time.days }), length: length + time.length };
};

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const ofDays = (key: DaysKey, days: number): Said => filters(describeFilter(key, days), { [key]: days });

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

/** Timeframe that checking a closed status sets. */
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
      return phrase.reason === 'unknown' ? unread : leftOut(phrase.reason);
    case 'days':
    case 'status':
      return unread;
  }
};

const viewLabel = (views: readonly string[]): string =>
  views.length === viewTypes.length ? 'Any view' : `${views.join(' or ')} view`;

/** The meaning of 'no' before a phrase; left out where its filter has no value No. */
export const denied = (phrase: Phrase): Said => {
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
    case 'lease':
      return phrase.lease ? { kind: 'understood', items: [leaseItem(false)] } : leftOut('cannot-be-excluded');
    case 'left out':
      return phrase.reason === 'unknown' ? unread : leftOut('cannot-be-excluded');
    default:
      return leftOut('cannot-be-excluded');
  }
};

/** 'With or without a pool', 'don't need a garage': no condition. */
export const indifferentRule: Rule = (tokens, at) => {
  const lead = findPhrase(indifferentBefore, tokens, at)?.length ?? 0;
  const found = lead > 0 ? findPhrase(phrases, tokens, at + lead) : undefined;
  return found && { said: leftOut('optional'), length: lead + found.length };
};
