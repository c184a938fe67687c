import { acresOfSquareFeet, roundAcres } from '@hearth/domain/search/filters/lot-size-text.ts';
import type { RecordReader } from './mapping-table.ts';
import type { PropertyParts } from './property-fields.ts';

/** Homes are offered before they are built. */
const YEARS_AHEAD = 10;

/** Rooms, areas and years of a property. */
export function readSizes(read: RecordReader, parts: PropertyParts, now: Date) {
  const year = now.getUTCFullYear();
  return {
    bathroomsfull: parts.BathroomsFull ?? parts.BathroomsTotalInteger,
    bathroomshalf: parts.BathroomsHalf,
    livingarea: parts.LivingArea,
    buildingareatotal: parts.BuildingAreaTotal,
    lotsizearea: lotAcres(parts),
    yearbuilt: yearWithin(read, parts, 'YearBuilt', [1600, year + YEARS_AHEAD]),
    taxyear: yearWithin(read, parts, 'TaxYear', [1900, year + 1]),
  };
}

function yearWithin(
  read: RecordReader,
  parts: PropertyParts,
  name: 'YearBuilt' | 'TaxYear',
  [first, last]: readonly [number, number],
): number | null {
  const year = parts[name];
  if (year === null || (year >= first && year <= last)) return year;
  read.drop(name);
  return null;
}

/** Acres, from whichever of RESO's three ways the feed uses; square feet first, which feeds round less. */
function lotAcres({
  LotSizeSquareFeet,
  LotSizeAcres,
  LotSizeArea,
  LotSizeUnits,
}: PropertyParts): number | null {
  if (LotSizeSquareFeet !== null) return acresOfSquareFeet(LotSizeSquareFeet);
  if (LotSizeAcres !== null) return roundAcres(LotSizeAcres);
  if (LotSizeArea === null) return null;
  return /feet|sq/i.test(LotSizeUnits ?? '') ? acresOfSquareFeet(LotSizeArea) : roundAcres(LotSizeArea);
}
