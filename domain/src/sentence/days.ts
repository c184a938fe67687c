import { daysBetween } from '../listing/days.ts';
import { readAmount } from './amount.ts';
import { findPhrase, phraseBook, phraseList, wordsOf } from './phrase-book.ts';
import type { Token } from './token.ts';

export interface DaysFound {
  readonly days: number;
  readonly length: number;
}

const fixed = phraseBook([
  ['today', 1],
  ['since yesterday', 1],
  ['this week', 7],
  ['last week', 7],
  ['this month', 30],
  ['last month', 30],
  ['this year', 365],
  ['last year', 365],
]);

const lead = phraseList([
  ...[
    'in the last',
    'within the last',
    'over the last',
    'during the last',
    'for the last',
    'in last',
    'the last',
    'last',
  ],
  ...[
    'in the past',
    'within the past',
    'over the past',
    'during the past',
    'in past',
    'the past',
    'past',
    'within',
    'in',
  ],
  ...['less than', 'under', 'at most', 'for less than', 'for under', 'for at most', 'in the previous'],
  ...['no more than', 'not more than', 'for no more than', 'up to', '<'],
]);

const spans: ReadonlyMap<string, number> = new Map([
  ['day', 1],
  ['days', 1],
  ['week', 7],
  ['weeks', 7],
  ['month', 30],
  ['months', 30],
  ['year', 365],
  ['years', 365],
]);

/** Hours of a day. */
const hoursOfDay = 24;

/** Days of six months. */
const halfYear = 183;

/** A past period: 'this week', 'in the last 6 months', 'less than 30 days', '7 days or less'. */
export const readPastDays = (tokens: readonly Token[], at: number): DaysFound | undefined => {
  const named = findPhrase(fixed, tokens, at);
  if (named) return { days: named.meaning, length: named.length };
  const led = findPhrase(lead, tokens, at)?.length ?? 0;
  const counted = readSpan(tokens, at + led, led > 0);
  if (!counted) return undefined;
  const orLess =
    tokens[at + led + counted.length]?.word === 'or' &&
    tokens[at + led + counted.length + 1]?.word === 'less';
  return { days: counted.days, length: led + counted.length + (orLess ? 2 : 0) };
};

/** '7 days', 'two weeks', or 'year' behind an introduction such as 'the last'. */
const readSpan = (tokens: readonly Token[], at: number, led: boolean): DaysFound | undefined => {
  if (tokens[at]?.word === 'a' && spans.has(tokens[at + 1]?.word ?? ''))
    return led ? { days: spans.get(tokens[at + 1]?.word ?? '') ?? 1, length: 2 } : undefined;
  const count = readAmount(tokens, at);
  const whole =
    count && count.amount.bound === 'bare' && Number.isInteger(count.amount.low) ? count : undefined;
  const length = whole?.length ?? 0;
  if (whole && /^(hours?|hrs?)$/.test(tokens[at + length]?.word ?? ''))
    return { days: Math.ceil(whole.amount.low / hoursOfDay), length: length + 1 };
  const days = spans.get(tokens[at + length]?.word ?? '');
  if (days === undefined || (!whole && !led)) return undefined;
  return { days: daysOf(whole?.amount.low ?? 1, days), length: length + 1 };
};

const daysOf = (count: number, days: number): number => {
  if (days === 30 && count % 12 === 0) return (count / 12) * 365;
  return days === 30 && count === 6 ? halfYear : count * days;
};

type Coming = number | 'weekend' | 'saturday' | 'sunday';

const coming = phraseBook<Coming>([
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
  ['this week', 7],
  ['next week', 14],
  ['this weekend', 'weekend'],
  ['on the weekend', 'weekend'],
  ['the weekend', 'weekend'],
  ['weekend', 'weekend'],
  ['on saturday', 'saturday'],
  ['this saturday', 'saturday'],
  ['saturday', 'saturday'],
  ['on sunday', 'sunday'],
  ['this sunday', 'sunday'],
  ['sunday', 'sunday'],
]);

const comingLead = phraseList([
  'in the next',
  'within the next',
  'the next',
  'next',
  'within',
  'in',
  'in the coming',
]);

/** A future period, as days from today: 'today' is 0, 'this weekend' ends with the next Sunday. */
export const readComingDays = (
  tokens: readonly Token[],
  at: number,
  today: string,
): DaysFound | undefined => {
  const named = findPhrase(coming, tokens, at);
  if (named) return { days: daysUntil(named.meaning, today), length: named.length };
  const led = findPhrase(comingLead, tokens, at);
  const counted = led && readSpan(tokens, at + led.length, true);
  return counted && { days: counted.days, length: led.length + counted.length };
};

/** Any Sunday, from which weekdays are counted. */
const aSunday = '2023-01-01';

const daysUntil = (when: Coming, today: string): number => {
  if (typeof when === 'number') return when;
  const weekday = daysBetween(aSunday, today) % 7;
  return when === 'saturday' ? (13 - weekday) % 7 : (14 - weekday) % 7;
};

/** Words of periods, for the correction of typos. */
export const dayWords: readonly string[] = [
  ...wordsOf(fixed),
  ...wordsOf(lead),
  ...wordsOf(coming),
  ...spans.keys(),
];
