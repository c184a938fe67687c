import { acresOfSquareFeet, roundAcres } from '@hearth/domain/search/filters/lot-size-text.ts';
import type { FieldReader } from './field-reader.ts';

const count = { min: 0, max: 10_000 };

/** Homes are offered before they are built. */
const YEARS_AHEAD = 10;

export function readSizes(read: FieldReader, now: Date) {
  const lastYear = now.getUTCFullYear() + YEARS_AHEAD;
  return {
    numberofunitstotal: read.number('NumberOfUnitsTotal', { ...count, whole: true }),
    bedroomstotal: read.number('BedroomsTotal', count),
    bathroomsfull: read.number(
      read.raw('BathroomsFull') === undefined ? 'BathroomsTotalInteger' : 'BathroomsFull',
      count,
    ),
    bathroomshalf: read.number('BathroomsHalf', count),
    livingarea: read.number('LivingArea', { min: 0, max: 10_000_000 }),
    lotsizearea: lotAcres(read),
    yearbuilt: read.number('YearBuilt', { min: 1600, max: lastYear, whole: true }),
    stories: read.number(read.raw('Stories') === undefined ? 'StoriesTotal' : 'Stories', count),
    garagespaces: read.number('GarageSpaces', count),
    buildingareatotal: read.number('BuildingAreaTotal', { min: 0, max: 100_000_000 }),
  };
}

/** Acres, from whichever of RESO's three ways the feed uses; square feet first, which feeds round less. */
function lotAcres(read: FieldReader): number | null {
  const squareFeet = read.number('LotSizeSquareFeet', { min: 0 });
  if (squareFeet) return acresOfSquareFeet(squareFeet);
  const acres = read.number('LotSizeAcres', { min: 0, max: 10_000_000 });
  if (acres !== null) return roundAcres(acres);
  const area = read.number('LotSizeArea', { min: 0, max: 1_000_000_000_000 });
  const inFeet = /feet|sq/i.test(read.text('LotSizeUnits') ?? '');
  return area === null ? squareFeet : inFeet ? acresOfSquareFeet(area) : roundAcres(area);
}
