import { describeFilter } from '../search/filters/applied-filters.ts';
import { type FiguresFound, readFigures } from './figure.ts';
import type { Figures } from './figures-of.ts';
import { findPhrase } from './phrase-book.ts';
import {
  type Interpretation,
  type Item,
  leaseItem,
  type Rule,
  setsFilters,
  typeLabels,
  unused,
} from './reading.ts';
import { isAttached, type Token } from './token.ts';
import type { FigureKey } from './unit.ts';
import { unitBook } from './words/figure-words.ts';
import { type UnitName, units } from './words/unit-table.ts';

/** Larger pairs of numbers are dates, scores or times of day. */
const mostRooms = 9;
const apart: ReadonlySet<string> = new Set(['/', 'x', '×']);

/** '3/2', '3/2/2', '4-2-2', '3b2b' and '3+/2+': beds, baths, garage. */
export const bedsBathsRule: Rule = (tokens, at) => {
  if (isAttached(tokens, at)) return undefined;
  const beds = roomsAt(tokens, at, 'b');
  const baths = beds && behind(tokens, at + beds.length, 'b');
  if (!beds || !baths || !Number.isInteger(beds.count)) return undefined;
  const second = at + beds.length + baths.length;
  const garage = behind(tokens, second, '');
  const end = second + (garage?.length ?? 0);
  if (isAttached(tokens, end) && tokens[end]?.kind !== 'word' && !/^[,.;)]$/.test(tokens[end]?.word ?? ''))
    return undefined;
  const unit = findPhrase(unitBook, tokens, end);
  const isDashed = tokens[at + beds.length]?.word === '-';
  // '2-3 baths' are a range.
  if (unit?.meaning === 'bathrooms' && isDashed && baths.count > beds.count) return undefined;
  // '1/2 bath' is half a bath.
  if (unit?.meaning === 'bathrooms' && baths.count > beds.count)
    return { interpretation: unused('no-such-filter'), length: end + unit.length - at };
  if (unit?.meaning === 'bathrooms') return found(beds.count, baths.count, garage, end + unit.length - at);
  if (unit?.meaning === 'bedrooms' && beds.count < baths.count)
    return bedsRange(beds.count, baths.count, end + unit.length - at);
  if (unit || (isDashed && baths.count > beds.count)) return undefined;
  return found(beds.count, baths.count, garage, end - at);
};

interface Rooms {
  readonly count: number;
  readonly length: number;
}

/** '3', '3+' and '3b'. */
const roomsAt = (tokens: readonly Token[], at: number, letter: string): Rooms | undefined => {
  const token = tokens[at];
  if (token?.kind !== 'number' || !token.value || token.value > mostRooms) return undefined;
  const next = tokens[at + 1];
  const isMore =
    (next?.word === '+' || (next !== undefined && next.word === letter)) && isAttached(tokens, at + 1);
  return { count: token.value, length: isMore ? 2 : 1 };
};

/** The number behind a slash; '3b 2b' needs no slash. */
const behind = (tokens: readonly Token[], at: number, letter: string): Rooms | undefined => {
  const isApart = (apart.has(tokens[at]?.word ?? '') || tokens[at]?.word === '-') && isAttached(tokens, at);
  if (isApart) {
    const rooms = isAttached(tokens, at + 1) ? roomsAt(tokens, at + 1, letter) : undefined;
    return rooms && { ...rooms, length: rooms.length + 1 };
  }
  if (letter === '' || tokens[at - 1]?.word !== letter) return undefined;
  const rooms = roomsAt(tokens, at, letter);
  return rooms?.length === 2 ? rooms : undefined;
};

const found = (beds: number, baths: number, garage: Rooms | undefined, length: number) => ({
  interpretation: {
    kind: 'understood',
    items: [
      inUnit('bedrooms', beds),
      inUnit('bathrooms', baths),
      ...(garage && Number.isInteger(garage.count) ? [inUnit('garageSpaces', garage.count)] : []),
    ],
  } as const,
  length,
});

const bedsRange = (min: number, max: number, length: number) => ({
  interpretation: setsFilters(units.bedrooms.label({ min, max }), { minBedrooms: min, maxBedrooms: max }),
  length,
});

const inUnit = (name: UnitName, min: number) => ({
  label: units[name].label({ min, max: null }),
  meaning: { kind: 'filters', values: { [units[name].min]: min } } as const,
});

export const figuresRule: Rule = (tokens, at, context) => {
  const read = readFigures(tokens, at, context);
  return (
    read && {
      interpretation: withLand(interpretFigures(read.figures), tokens.slice(at, at + read.length)),
      length: read.length,
      ...unusedEnd(tokens, at, read),
    }
  );
};

/** '5 acres of land' are a lot, unless the sentence has a home for them. */
const withLand = (interpretation: Interpretation, tokens: readonly Token[]): Interpretation => {
  const isOfAcres = tokens.some(({ word }) => word.startsWith('ac'));
  if (interpretation.kind !== 'understood' || !isOfAcres || tokens.at(-1)?.word !== 'land')
    return interpretation;
  const lot: Item = {
    label: typeLabels.lot,
    meaning: { kind: 'type', key: 'lot', wanted: true },
    implied: true,
  };
  return { ...interpretation, items: [lot, ...interpretation.items] };
};

const rangeWords: ReadonlySet<string> = new Set(['-', '–', '—', 'to', 'thru', 'through', 'and', '&', 'or']);

/** '... to 3 baths' of '2 to 3 baths', where no filter has a maximum. */
const unusedEnd = (tokens: readonly Token[], at: number, { figures, length }: FiguresFound) => {
  if (!('range' in figures) || figures.range.max === null || figures.range.max === figures.range.min)
    return {};
  if (figures.units.some((name) => units[name].max !== null)) return {};
  const after = tokens
    .slice(at, at + length)
    .findLastIndex(({ word }, index) => rangeWords.has(word) && tokens[at + index + 1]?.value != null);
  return after > 0 ? { rest: { interpretation: unused('no-such-filter'), after } } : {};
};

/** '..., not over 500k': the opposite bound of a figure, if there is one. */
export const deniedFigures: Rule = (tokens, at, context) => {
  const read = readFigures(tokens, at, context, true);
  return read && { interpretation: interpretFigures(read.figures), length: read.length };
};

const interpretFigures = (figures: Figures): Interpretation => {
  if ('unused' in figures) return unused(figures.unused);
  if ('daysOnMarket' in figures) {
    const days = figures.daysOnMarket;
    return setsFilters(describeFilter('daysOnMarket', days), { daysOnMarket: days });
  }
  const { units: names, range, monthly, isBare } = figures;
  const values: { -readonly [K in FigureKey]?: number } = {};
  for (const name of names) {
    const { min, max } = units[name];
    const isLimited = range.min === null || range.min === range.max;
    if (range.max !== null && max === null && isLimited) return unused('no-such-filter');
    if (range.min !== null) values[min] = range.min;
    if (range.max !== null && max !== null) values[max] = range.max;
  }
  const [first = 'dollars'] = names;
  const shown = units[first].max === null ? { min: range.min, max: null } : range;
  const label = names.length > 1 ? `Schools rated ${range.min}+` : units[first].label(shown);
  const item: Item = {
    ...{ label, meaning: { kind: 'filters', values } },
    ...(isBare && { isBare }),
  };
  return { kind: 'understood', items: monthly ? [leaseItem(true), item] : [item] };
};
