import { isNothing } from './nothing-words.ts';
import { numberOf } from './number-values.ts';
import { shortText, type ValueReader } from './value-reader.ts';

/** An area as a feed writes it. */
export interface Area {
  readonly amount: number;
  /** Square feet of its unit; null where the value names none. */
  readonly unit: AreaUnit | null;
}

/** Square feet of a unit; 'other' for a unit that is not known here. */
export type AreaUnit = number | 'other';

export const SQUARE_FOOT = 1;
export const ACRE = 43_560;
const SQUARE_METER = 10.763910417;

const unitWords: readonly (readonly [squareFeet: number, words: string])[] = [
  [SQUARE_FOOT, 'squarefeet squarefoot squareft sqfeet sqfoot sqft sqf sf ft2 feet2 feet ft'],
  [ACRE, 'acres acre ac acr'],
  [
    SQUARE_METER,
    'squaremeters squaremeter squaremetres squaremetre sqmeters sqmeter sqmetres sqmtrs sqm sm m2 meters metres m',
  ],
  [9, 'squareyards squareyard sqyards sqyd sqyds yd2 yards'],
  // 33 1/3 inches by 33 1/3 inches, of Texan deeds.
  [(100 / 36) ** 2, 'squarevaras squarevara sqvaras sqvara varas vara'],
  [ACRE * 640, 'squaremiles squaremile sqmiles sqmi mi2 sections section'],
  [SQUARE_METER * 100, 'ares are'],
  [SQUARE_METER * 10_000, 'hectares hectare ha'],
  [SQUARE_METER * 1_000_000, 'squarekilometers squarekilometres squarekilometer sqkm km2'],
];

const units: ReadonlyMap<string, number> = new Map(
  unitWords.flatMap(([squareFeet, words]) => words.split(' ').map((word) => [word, squareFeet] as const)),
);

const unitOf = (text: string): AreaUnit =>
  units.get(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  ) ?? 'other';

/** A RESO AreaUnits or LotSizeUnits. */
export const areaUnit: ValueReader<AreaUnit> = {
  expected: 'must be a unit of area',
  read(value) {
    const text = shortText(value);
    return isNothing(text) ? null : unitOf(text);
  },
};

/** A number, with or without its unit: '1,850 SF'. 0, and nothing but nines from four on, are not known. */
export const area: ValueReader<Area> = {
  expected: 'must be an area',
  read(value) {
    const text = shortText(value);
    const [, figure = '', word = ''] = /^([$\d.,]*\d)([^$\d.,].{0,40})?$/.exec(text.replace(/\s/g, '')) ?? [];
    const amount = numberOf(figure);
    if (amount === undefined) return isNothing(text) ? null : undefined;
    if (amount === 0 || /^9{4,}$/.test(String(Math.trunc(amount)))) return null;
    const unit = word === '' ? null : unitOf(word);
    return unit === 'other' ? undefined : { amount, unit };
  },
};
