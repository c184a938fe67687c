import { type Amount, opposite, readAmount, readSuffix } from './amount.ts';
import { countedBy, largest } from './counted-by.ts';
import { type Figures, figuresOf } from './figures-of.ts';
import { findPhrase } from './phrase-book.ts';
import { isJoint, type Token } from './token.ts';
import type { SentenceContext } from './understood.ts';
import { type Counted, subjectBook, unitBook } from './words/figure-words.ts';
import { unitNames, units } from './words/unit-table.ts';

export interface FiguresFound {
  readonly figures: Figures;
  readonly length: number;
}

/**
 * The figure with its unit that begins here: '3 bed', 'under 650k', 'built after 2010', 'lot over half an acre'. `denied` is
 * said behind 'not' and the like, which turns 'over' into 'up to'.
 */
export const readFigures = (
  tokens: readonly Token[],
  at: number,
  context: Pick<SentenceContext, 'lease' | 'today'>,
  denied = false,
): FiguresFound | undefined => {
  const subject = findPhrase(subjectBook, tokens, at);
  const withSubject =
    subject && readFrom(tokens, linked(tokens, at + subject.length), subject.meaning, context, denied);
  const found = withSubject ?? readFrom(tokens, at, undefined, context, denied);
  return found && { figures: found.figures, length: found.end - at };
};

/** Skips the link of a subject and its figure: 'beds: 3', 'budget is 650k', 'schools rated at 8'. */
const linked = (tokens: readonly Token[], at: number): number =>
  [':', '=', 'is', 'are', 'be'].includes(tokens[at]?.word ?? '') ||
  (tokens[at]?.word === 'at' && tokens[at + 1]?.kind === 'number')
    ? at + 1
    : at;

const readFrom = (
  tokens: readonly Token[],
  start: number,
  subject: Counted | undefined,
  context: Pick<SentenceContext, 'lease' | 'today'>,
  denied: boolean,
): { readonly figures: Figures; readonly end: number } | undefined => {
  const found = readAmount(tokens, start);
  if (!found) return undefined;
  const behind = start + found.length;
  const near = findUnit(tokens, behind, found.amount);
  // 'Beds 3 baths 2': the second word belongs to the second figure.
  const isOfNext = isRooms(subject) && isRooms(near?.meaning) && subject !== near?.meaning;
  const unit = near && isOfNext && tokens[behind + near.length]?.value != null ? undefined : near;
  const second = unit && readSecondUnit(tokens, behind + unit.length, found.amount, unit.meaning);
  const after = behind + (unit?.length ?? 0) + (second?.length ?? 0);
  const suffix = !second && found.amount.bound === 'bare' ? readSuffix(tokens, after) : undefined;
  const amount: Amount = { ...found.amount, ...suffix?.comparison, ...second?.range };
  const counted = countedBy(subject, unit?.meaning, amount, context);
  const meant = denied ? opposite(amount) : amount;
  const figures = counted && figuresOf(counted, meant ?? amount, context);
  if (!figures) return undefined;
  const end = after + (suffix?.length ?? 0);
  if (!meant && !('unused' in figures)) return { figures: { unused: 'cannot-be-excluded' }, end };
  const isBare = 'range' in figures && amount.bound === 'bare';
  return { figures: isBare ? { ...figures, isBare } : figures, end };
};

const isRooms = (counted: Counted | undefined): boolean => counted === 'bedrooms' || counted === 'bathrooms';

/** Units with small figures: no home has 500,000 of them. */
const smallUnits: ReadonlySet<Counted> = new Set([
  ...unitNames.filter((name) => name !== 'year' && units[name].step > 0),
  'rating',
  'age',
  'daysOnMarket',
  'fee',
]);

const findUnit = (tokens: readonly Token[], at: number, amount: Amount) => {
  const joint = tokens[at]?.kind === 'mark' && tokens[at]?.word === '-' ? 1 : 0;
  const found = findPhrase(unitBook, tokens, at + joint);
  // 'Beds: 3 baths: 2': a name before a colon belongs to what follows.
  if (!found || tokens[at + joint + found.length]?.word === ':') return undefined;
  if (found.meaning === 'fee' && amount.low === 0) return undefined;
  // 'Under 500k garage': a price, and then something else.
  const isPrice = amount.low >= largest || (amount.dollars && found.meaning !== 'fee');
  if (isPrice && smallUnits.has(found.meaning)) return undefined;
  return { meaning: found.meaning, length: found.length + joint };
};

/** '... to 2000 sqft' behind '1500 sqft'. */
const readSecondUnit = (tokens: readonly Token[], at: number, { low, bound }: Amount, unit: Counted) => {
  const isRange =
    tokens[at]?.word === 'to' || isJoint(tokens[at]) || (bound === 'min' && tokens[at]?.word === 'and');
  if (!isRange || (bound !== 'bare' && bound !== 'min')) return undefined;
  const second = readAmount(tokens, at + 1);
  const again = second && findPhrase(unitBook, tokens, at + 1 + second.length);
  if (!again || again.meaning !== unit || second.amount.bound !== 'bare' || second.amount.low < low)
    return undefined;
  const range = { bound: 'between', high: second.amount.low } as const;
  return { range, length: 1 + second.length + again.length };
};
