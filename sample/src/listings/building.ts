import { type ListingFigures, noFigures } from '@hearth/domain/listing/listing-figures.ts';
import { acresOfSquareFeet } from '@hearth/domain/search/filters/lot-size-text.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import { isDwelling } from './kind.ts';
import { bedsAndBaths, builtInDecade, garageSpaces, lotSquareFeet } from './market-facts.ts';
import { valueAt } from './quantiles.ts';

/** The building and its lot; all null on vacant land. */
export type Building = Omit<ListingFigures, 'buildingareatotal'>;

export function drawBuilding(random: Random, draft: Draft, latestYear: number): Building {
  const { propertyfiltertype } = draft.kind;
  if (propertyfiltertype === 'Lot') return { ...noFigures, lotsizearea: landAcres(random, draft) };
  if (propertyfiltertype === 'Commercial') return premises(random, draft, latestYear);
  if (propertyfiltertype === 'Farm') return farm(random, draft, latestYear);
  if (propertyfiltertype === 'Multi-Family') return multiFamily(random, draft, latestYear);
  if (propertyfiltertype === 'Single Family Residence') return house(random, draft, latestYear);
  return attached(random, draft, latestYear);
}

/** Medians of the living area by bedrooms, in the sense of `market-facts.ts` (all houses: about 2,000). */
const areaByBedrooms: readonly number[] = [550, 720, 1120, 1690, 2520, 3450, 4350];

function house(random: Random, draft: Draft, latestYear: number): Building {
  const yearbuilt = drawYear(random, draft, latestYear);
  const [beds, drawnBaths] = drawBedsAndBaths(random);
  // New homes with three bedrooms have more than one bath.
  const baths = yearbuilt >= 1985 && beds > 2 ? Math.max(2, drawnBaths) : drawnBaths;
  const spread = Math.exp(random.normal(0, 0.2)) * (1 + Math.max(0, baths - beds + 0.5) * 0.08);
  const livingarea = even((areaByBedrooms[beds] ?? 4350) * spread);
  const stories = drawStories(random, livingarea);
  return {
    ...noFigures,
    bedroomstotal: beds,
    ...splitBaths(random, baths, stories),
    livingarea,
    lotsizearea: houseAcres(random, draft),
    yearbuilt,
    stories,
    garagespaces: drawGarage(random, draft.lease ? 0.35 : 0.22, livingarea < 1500 ? 2 : 6),
  };
}

/** Condominiums and townhouses. */
function attached(random: Random, draft: Draft, latestYear: number): Building {
  const isCondo = draft.kind.propertyfiltertype === 'Condominium';
  const beds = isCondo
    ? random.weighted([
        [1, 28],
        [2, 50],
        [3, 20],
        [4, 2],
      ])
    : random.weighted([
        [2, 33],
        [3, 57],
        [4, 10],
      ]);
  const baths = Math.max(1, Math.min(beds + 1, beds + random.int(-1, 1)));
  const stories = isCondo ? (random.chance(0.2) ? 2 : 1) : random.chance(0.2) ? 3 : 2;
  const livingarea = even(
    (areaByBedrooms[beds] ?? 1700) * (isCondo ? 0.98 : 1) * Math.exp(random.normal(0, 0.17)),
  );
  return {
    ...noFigures,
    bedroomstotal: beds,
    ...splitBaths(random, baths, stories),
    livingarea,
    lotsizearea: isCondo && random.chance(0.7) ? null : acres(random.int(1200, 6000)),
    yearbuilt: drawYear(random, draft, latestYear),
    stories,
    garagespaces: isCondo ? drawGarage(random, 0.55, 2) : drawGarage(random, 0.2, 2),
  };
}

const unitsOf: Readonly<Record<string, number>> = { Duplex: 2, Triplex: 3, Quadruplex: 4 };

function multiFamily(random: Random, draft: Draft, latestYear: number): Building {
  const units = unitsOf[draft.kind.propertysubtype] ?? random.int(5, 16);
  const bedsEach = random.int(1, units > 4 ? 2 : 3);
  const bathsEach = random.int(1, Math.min(2, bedsEach));
  const all = draft.lease ? 1 : units;
  return {
    ...noFigures,
    numberofunitstotal: units,
    bedroomstotal: bedsEach * all,
    bathroomsfull: bathsEach * all,
    bathroomshalf: 0,
    livingarea: even((areaByBedrooms[bedsEach] ?? 1100) * all * random.between(0.78, 0.98)),
    lotsizearea: acres(valueAt(lotSquareFeet[draft.edition], random.next()) * (units > 4 ? 3 : 1.1)),
    yearbuilt: drawYear(random, draft, latestYear),
    stories: random.chance(0.68) ? 2 : 3,
    garagespaces: drawGarage(random, 0.55, 4),
  };
}

function farm(random: Random, draft: Draft, latestYear: number): Building {
  const land = {
    lotsizearea: Math.round(10 * Math.exp(Math.abs(random.normal(0, 1.15)) + random.next() * 0.4) * 10) / 10,
  };
  if (random.chance(0.38)) return { ...noFigures, ...land };
  return { ...house(random, draft, latestYear), ...land, stories: 1 };
}

function premises(random: Random, draft: Draft, latestYear: number): Building {
  const roomy = ['Warehouse', 'Industrial'].includes(draft.kind.propertysubtype);
  const livingarea = Math.round(((roomy ? 7500 : 3200) * Math.exp(random.normal(0, 0.55))) / 50) * 50;
  const part = draft.lease ? random.between(0.3, 0.8) : 1;
  return {
    ...noFigures,
    numberofunitstotal: random.chance(0.4) ? random.int(2, 8) : 1,
    bathroomshalf: random.int(1, 4),
    bathroomsfull: 0,
    livingarea: Math.round((livingarea * part) / 50) * 50,
    lotsizearea: acres(livingarea * random.between(2.2, 6)),
    yearbuilt: drawYear(random, draft, latestYear),
    stories: random.weighted([
      [1, 30],
      [2, 60],
      [3, 10],
    ]),
    garagespaces: 0,
  };
}

function drawBedsAndBaths(random: Random): readonly [beds: number, baths: number] {
  return random.weighted(bedsAndBaths.map(([beds, baths, cases]) => [[beds, baths] as const, cases]));
}

/** Of three baths and more, one is often a powder room, most of all in houses with stairs. */
function splitBaths(
  random: Random,
  baths: number,
  stories: number,
): Pick<Building, 'bathroomsfull' | 'bathroomshalf'> {
  const half = baths >= 2 && random.chance(baths === 2 ? 0.12 : stories > 1 ? 0.68 : 0.3) ? 1 : 0;
  const second = baths >= 6 && random.chance(0.6) ? 1 : 0;
  return { bathroomsfull: baths - half - second, bathroomshalf: half + second };
}

/** Large houses have stairs; in all about 55 of 100 have one story (Austin). */
function drawStories(random: Random, livingarea: number): number {
  return random.chance(Math.min(0.93, Math.max(0.06, (livingarea - 1150) / 2300))) ? 2 : 1;
}

const drawGarage = (random: Random, none: number, most = 6): number =>
  random.chance(none) ? 0 : Math.min(most, random.weighted(garageSpaces));

/** Older in the center of the city, newer farther out; never later than `latestYear`. */
function drawYear(random: Random, draft: Draft, latestYear: number): number {
  const fresh = Math.min(1, draft.kilometersFromCity / 30);
  const decade = random.weighted(
    builtInDecade.map(([start, perMille]) => [start, perMille * decadeWeight(start, fresh, draft)]),
  );
  if (isDwelling(draft.kind) && fresh > 0.4 && !draft.lease && random.chance(0.09)) return latestYear;
  return Math.min(latestYear, decade + random.int(0, 9));
}

function decadeWeight(decade: number, fresh: number, draft: Draft): number {
  if (draft.kind.propertyfiltertype === 'Townhouse' && decade < 1970) return 0.05;
  if (draft.kind.propertyfiltertype === 'Condominium' && decade < 1960) return 0.1;
  return decade < 1980 ? 1.3 - fresh * 1.15 : decade < 2000 ? 1 - fresh * 0.3 : 0.8 + fresh;
}

function houseAcres(random: Random, draft: Draft): number {
  const inOpenCountry = draft.location.subdivisionname === null;
  if (inOpenCountry && random.chance(0.7)) return hundredths(Math.exp(random.normal(0.6, 0.8)));
  const share = draft.kilometersFromCity > 25 ? random.next() ** 0.8 : random.next();
  return acres(valueAt(lotSquareFeet[draft.edition], share));
}

function landAcres(random: Random, draft: Draft): number {
  if (draft.location.subdivisionname === null) return hundredths(Math.exp(random.normal(1.9, 0.9)));
  return random.chance(0.35)
    ? hundredths(random.between(1, 6))
    : acres(valueAt(lotSquareFeet[draft.edition], random.next()) * 1.35);
}

const acres = (squareFeet: number): number => acresOfSquareFeet(Math.round(squareFeet));
const hundredths = (value: number): number => Math.max(0.25, Math.round(value * 100) / 100);
const even = (value: number): number => Math.round(value / 2) * 2;
