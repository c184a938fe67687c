import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type Calibration, type Comparable, calibrate, marketOf } from '@hearth/domain/estimate/estimate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { generateListings, sampleEditions } from '@hearth/sample/generate.ts';

interface EstimateReport {
  readonly edition: EditionId;
  readonly homes: number;
  readonly calibration: Calibration | undefined;
  readonly milliseconds: number;
}

const kinds: readonly string[] = ['Single Family Residence', 'Condominium', 'Townhouse'];
const today = '2026-11-21';

/** Estimates the sold homes of generated samples, each without its own sale. */
export const benchEstimates = (count: number): readonly EstimateReport[] =>
  sampleEditions.map((edition) => {
    const listings = generateListings({
      ...{ edition, count, seed: 'estimate', today, now: new Date(`${today}T15:00:00Z`) },
    });
    const market = listings.flatMap(comparableOf);
    const started = performance.now();
    const calibration = calibrate(
      marketOf(market),
      market.filter(({ isSold, days }) => isSold && days <= 365),
    );
    return { edition, homes: market.length, calibration, milliseconds: performance.now() - started };
  });

function comparableOf(listing: Listing): Comparable[] {
  const { listingid, latitude, longitude, livingarea, yearbuilt, listprice, closeprice, propertytype } =
    listing;
  const { mlsstatus, closedate, onmarketdate, propertyfiltertype } = listing;
  const { postalcode, lotsizearea: lotacres, poolprivateyn: haspool, waterfrontyn: iswaterfront } = listing;
  const ismanufactured = listing.propertysubtype === 'Manufactured Home';
  const kind = kinds.indexOf(propertyfiltertype);
  const isSold = mlsstatus === 'Sold';
  const day = isSold ? closedate : onmarketdate;
  if (kind < 0 || propertytype.endsWith('Lease') || latitude === null || longitude === null) return [];
  if (livingarea === null || day === null || mlsstatus === 'Leased') return [];
  const days = Math.max(0, (Date.parse(today) - Date.parse(day)) / 86_400_000);
  const price = isSold ? (closeprice ?? listprice) : listprice;
  return [
    {
      ...{
        listingid,
        kind,
        zip: postalcode ?? '',
        latitude,
        longitude,
        livingarea,
        yearbuilt,
        lotacres,
        haspool,
      },
      ...{ iswaterfront, ismanufactured, price, days, isSold },
    },
  ];
}

/** Error and calibration of each edition, as lines. */
export const printEstimates = (reports: readonly EstimateReport[]): string =>
  reports
    .map(({ edition, homes, calibration, milliseconds }) =>
      calibration === undefined
        ? `${edition}: ${homes} homes, too few sales`
        : `${edition}: ${homes} homes, ${calibration.sales} sales held out, median error ${(calibration.medianError * 100).toFixed(1)} %, ` +
          `the 80 % interval has ${(calibration.hits * 100).toFixed(1)} %, ${Math.round(milliseconds)} ms`,
    )
    .join('\n');
