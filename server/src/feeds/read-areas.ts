import { acresOfSquareFeet } from '@hearth/domain/search/filters/lot-size-text.ts';
import type { RecordReader } from './mapping-table.ts';
import type { PropertyParts } from './property-fields.ts';
import { ACRE, type Area, type AreaUnit, SQUARE_FOOT } from './values/area-values.ts';

/** No home and no lot is smaller than a garden shed; a smaller figure is filler, or one in other units. */
const LEAST_SQUARE_FEET = 100;
const MOST_HOME = 10_000_000;
const MOST_BUILDING = 100_000_000;
const MOST_LOT = 5_000_000 * ACRE;

/** The areas of a property: homes and buildings in square feet, lots in acres. One that cannot be true is dropped. */
export function readAreas(read: RecordReader, parts: PropertyParts) {
  const { LivingArea, LivingAreaUnits, BuildingAreaTotal, BuildingAreaUnits } = parts;
  const feet = (name: string, area: Area | null, unit: AreaUnit | null, most: number) =>
    inFeet(area, squareFeetOf(read, name, area, { unit: unit ?? SQUARE_FOOT, most }));
  return {
    livingarea: feet('LivingArea', LivingArea, LivingAreaUnits, MOST_HOME),
    buildingareatotal: feet('BuildingAreaTotal', BuildingAreaTotal, BuildingAreaUnits, MOST_BUILDING),
    lotsizearea: lotAcres(read, parts),
  };
}

/** To the whole foot where another unit was converted. */
const inFeet = (area: Area | null, squareFeet: number | null): number | null =>
  squareFeet === null || squareFeet === area?.amount ? squareFeet : Math.round(squareFeet);

/** Acres, from whichever of RESO's three ways the feed uses; square feet first, which feeds round less. */
function lotAcres(read: RecordReader, parts: PropertyParts): number | null {
  const { LotSizeSquareFeet, LotSizeAcres, LotSizeArea, LotSizeUnits } = parts;
  const lot = (name: string, area: Area | null, unit: AreaUnit | null) =>
    squareFeetOf(read, name, area, { unit, most: MOST_LOT });
  const squareFeet =
    lot('LotSizeSquareFeet', LotSizeSquareFeet, SQUARE_FOOT) ??
    lot('LotSizeAcres', LotSizeAcres, ACRE) ??
    lot('LotSizeArea', LotSizeArea, LotSizeUnits ?? likelyUnit(LotSizeArea));
  return squareFeet === null ? null : acresOfSquareFeet(squareFeet);
}

/** The unit beside the figure counts before that of the record. */
function squareFeetOf(
  read: RecordReader,
  name: string,
  area: Area | null,
  { unit, most }: { readonly unit: AreaUnit | null; readonly most: number },
): number | null {
  if (area === null) return null;
  const size = area.unit ?? unit;
  const squareFeet = size === null || size === 'other' ? 0 : area.amount * size;
  if (squareFeet >= LEAST_SQUARE_FEET && squareFeet <= most) return squareFeet;
  read.drop(name);
  return null;
}

/** Acres, or square feet of a lot in town; a figure between these may be either. */
function likelyUnit(area: Area | null): AreaUnit | null {
  if (area === null) return null;
  if (area.amount < 100) return ACRE;
  return area.amount >= 1000 ? SQUARE_FOOT : null;
}
