import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { SampleLocation } from '../geography/locate.ts';
import { createRandom } from '../random.ts';
import { priceLevelToday, typicalPricePerSquareFoot } from './market-facts.ts';

/** Median dollars a square foot by zip, from the sources that `market-facts.ts` names; small numbers of cases. */
const published: Readonly<Record<EditionId, string>> = {
  austin: `
    78617 136; 78660 173; 78702 376; 78703 432; 78704 424; 78705 376; 78717 159; 78721 298; 78722 329; 78723 268;
    78724 174; 78725 135; 78726 178; 78727 209; 78728 169; 78729 167; 78730 237; 78731 296; 78732 173; 78733 267;
    78735 259; 78736 195; 78737 170; 78739 180; 78741 238; 78744 166; 78745 249; 78746 330; 78747 139; 78748 177;
    78749 197; 78750 219; 78751 367; 78752 263; 78753 187; 78754 132; 78756 362; 78757 322; 78758 222; 78759 229`,
  'san-antonio': `
    78257 385; 78266 243; 78255 254; 78258 199; 78006 182; 78261 235; 78023 205; 78260 199; 78248 190; 78256 208;
    78205 402; 78229 201; 78231 179; 78209 248; 78259 176; 78230 187; 78264 191; 78202 145; 78212 192; 78254 148;
    78232 177; 78253 156; 78249 169; 78216 181; 78251 127; 78204 198; 78240 164; 78247 148; 78213 175; 78201 140;
    78245 130; 78073 168; 78250 151; 78244 115; 78217 149; 78252 140; 78228 131; 78238 116; 78224 110; 78221 125;
    78218 101; 78227 138; 78233 131; 78210 137; 78239 122; 78223 115; 78208 142; 78242 131; 78222 106; 78203 153;
    78207 123; 78237 117; 78211 138; 78263 82; 78220 115`,
};

const medians: Readonly<Record<EditionId, ReadonlyMap<string, number>>> = {
  austin: readMedians(published.austin),
  'san-antonio': readMedians(published['san-antonio']),
};

function readMedians(text: string): ReadonlyMap<string, number> {
  const entries = text.split(';').map((entry) => entry.trim().split(' '));
  return new Map(entries.map(([zip = '', median = '']) => [zip, Number(median)]));
}

/** Dollars a square foot that a typical house asks for there, today. */
export function pricePerSquareFootAt(edition: EditionId, location: SampleLocation): number {
  const median = medians[edition].get(location.postalcode);
  if (median !== undefined) return median * priceLevelToday[edition];
  return typicalPricePerSquareFoot[edition] * levelOutside(edition, location);
}

/** Price without a published figure: a little under the city, less with the distance, each zip a little different. */
function levelOutside(edition: EditionId, location: SampleLocation): number {
  const distance = kilometersFromCity(edition, location);
  const ofZip = createRandom(`price level ${location.postalcode}`).between(0.88, 1.12);
  return Math.max(0.62, 0.98 - distance * 0.0045) * ofZip;
}

/** How far a place lies from the middle of its edition's city; good to a percent at these latitudes. */
export function kilometersFromCity(
  edition: EditionId,
  at: { readonly latitude: number; readonly longitude: number },
): number {
  const { latitude, longitude } = editions[edition].mapCenter;
  return Math.hypot((at.latitude - latitude) * 111.2, (at.longitude - longitude) * 96.4);
}
