import type { RecordReader } from './mapping-table.ts';
import type { PropertyParts } from './property-fields.ts';

/** Homes are offered before they are built. */
const YEARS_AHEAD = 10;

/** Baths and years of a property. */
export function readRooms(read: RecordReader, parts: PropertyParts, now: Date) {
  const year = now.getUTCFullYear();
  return {
    ...readBaths(parts),
    yearbuilt: yearWithin(read, parts, 'YearBuilt', [1600, year + YEARS_AHEAD]),
    taxyear: yearWithin(read, parts, 'TaxYear', [1900, year + 1]),
  };
}

/**
 * Full and half baths. A three-quarter bath has a shower or tub and counts as a full one. RESO's total is the plain sum of all
 * baths and its partial ones the sum of all that are not full; a total of 2.5 counts a half bath as a half. Full baths of 0
 * beside a larger total are not known.
 */
function readBaths(parts: PropertyParts) {
  const { BathroomsThreeQuarter, BathroomsOneQuarter, BathroomsFull: full, BathroomsHalf } = parts;
  const { BathroomsPartial: partial, BathroomsTotalInteger: total } = parts;
  const threeQuarter = BathroomsThreeQuarter ?? 0;
  const quarter = BathroomsOneQuarter ?? 0;
  const halfOfPartial = partial === null ? null : Math.max(0, partial - threeQuarter - quarter);
  const known = full === null ? null : full + threeQuarter;
  if (total !== null && !Number.isInteger(total))
    return { bathroomsfull: known || Math.floor(total), bathroomshalf: BathroomsHalf ?? halfOfPartial ?? 1 };
  const bathroomshalf = BathroomsHalf ?? halfOfPartial;
  const rest = total === null ? null : Math.max(0, total - (bathroomshalf ?? 0) - quarter);
  return { bathroomsfull: (known || rest) ?? known, bathroomshalf };
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
