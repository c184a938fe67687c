import type { HomePriceEstimate } from '@hearth/domain/contract/home-price-estimate.ts';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import {
  type Calibration,
  type Comparable,
  calibrate,
  estimatePrice,
  type Market,
  marketOf,
  rangeOf,
} from '@hearth/domain/estimate/estimate.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { ListingAddress } from '@hearth/domain/listing/listing.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { slugOf } from '@hearth/domain/text/slug.ts';
import { createShortCache } from '../cache/short-cache.ts';
import type { Dependencies } from '../http/resource.ts';
import { publicVisit, type Visit } from '../http/visit.ts';
import {
  comparedKinds,
  readAddresses,
  readHomesAt,
  readMarket,
  readRefusalsAt,
  type SubjectHome,
} from './estimate.queries.ts';

/** Estimates of home prices in this server's edition. */
export interface EstimateService {
  estimate(
    address: { readonly address: string; readonly zip: string },
    visit: Visit,
  ): Promise<HomePriceEstimate>;
}

interface CalibratedMarket {
  readonly homes: Market;
  readonly calibration: Calibration | undefined;
}

const CACHE_MS = 600_000;
/** Sales that calibrate, 2 ms each. */
const mostSales = 300;
const shownHomes = 6;

/** Keeps the homes of the edition and their calibration for ten minutes. */
export function createEstimateService({ db, config, clock }: Dependencies): EstimateService {
  const edition = editionOf(config.productName);
  const markets = createShortCache(async () => readCalibrated(db.kysely, edition, clock()), {
    ...{ milliseconds: CACHE_MS, most: 1, now: () => performance.now() },
  });
  return {
    async estimate(requested, visit) {
      const { homes: listings, isRefused } = await homesAt(db.kysely, requested, visit);
      const [home] = listings;
      if (home === undefined) return none('unknown');
      if (!home.mayEstimate || listings.some(({ isOpen, mayEstimate }) => isOpen && !mayEstimate))
        return none('withheld');
      // A listing that may not be shown: the answer must not betray it.
      if (isRefused) return none('unknown');
      const { latitude, longitude, livingarea, kind } = home;
      if (!comparedKinds.includes(kind)) return none('kind');
      const { homes, calibration } = (await markets.get(edition.id)) ?? {};
      if (latitude === null || longitude === null || livingarea === null || !homes || !calibration)
        return none('few');
      const found = estimatePrice({ ...home, latitude, longitude, livingarea }, homes);
      if (found === undefined) return none('few');
      const [low, high] = rangeOf(found, calibration);
      const isVerified = may(visit.viewer, 'find sold and leased homes');
      return {
        status: 'estimated',
        address: streetLine(home),
        price: Math.round(found.price / 1000) * 1000,
        low,
        high,
        homes: found.comparables.length,
        sold: found.comparables.filter((each) => each.isSold).length,
        comparables: isVerified ? await shown(db.kysely, edition, found.comparables) : [],
        rightOf100: Math.round(calibration.hits * 100),
        medianError: Math.round(calibration.medianError * 1000) / 10,
        sales: calibration.sales,
      };
    },
  };
}

type Db = Dependencies['db']['kysely'];

const none = (reason: Extract<HomePriceEstimate, { status: 'none' }>['reason']): HomePriceEstimate => ({
  status: 'none',
  reason,
});

async function readCalibrated(db: Db, edition: Edition, now: Date): Promise<CalibratedMarket> {
  const visit = publicVisit({ edition: edition.id, now });
  const all = await readMarket(db, visit, localMoment(now, edition.timeZone).today);
  const homes = marketOf(all);
  const sales = all.filter(({ isSold, days }) => isSold && days <= 365);
  const step = Math.max(1, Math.floor(sales.length / mostSales));
  return {
    homes,
    calibration: calibrate(homes, sales.filter((_, at) => at % step === 0).slice(0, mostSales)),
  };
}

interface HomesAt {
  /** Public listings of the address, the newest first. */
  readonly homes: readonly SubjectHome[];
  /** An open listing of the address refuses estimates, public or not. */
  readonly isRefused: boolean;
}

/** Listings of a typed address, with or without its street's suffix. */
async function homesAt(
  db: Db,
  { address, zip }: { readonly address: string; readonly zip: string },
  visit: Visit,
): Promise<HomesAt> {
  const typed = slugOf(address);
  const [number = ''] = typed.split('-');
  if (!/^\d+$/.test(number)) return { homes: [], isRefused: false };
  const { viewer } = publicVisit(visit);
  const at = { zip: zip.trim().slice(0, 5), number };
  const { edition } = visit;
  const [homes, refusing] = await Promise.all([
    readHomesAt(db, { edition, viewer }, at),
    readRefusalsAt(db, edition, at),
  ]);
  return { homes: ofAddress(homes, typed), isRefused: ofAddress(refusing, typed).length > 0 };
}

function ofAddress<Home extends ListingAddress>(homes: readonly Home[], typed: string): readonly Home[] {
  const exact = homes.filter((home) => slugOf(streetLine(home)) === typed);
  if (exact.length > 0) return exact;
  return homes.filter((home) => slugOf(streetLine({ ...home, streetsuffix: null })) === typed);
}

/** The most similar homes whose address is public. */
async function shown(db: Db, edition: Edition, comparables: readonly Comparable[]) {
  const first = comparables.slice(0, shownHomes);
  const places = await readAddresses(
    db,
    edition.id,
    first.map(({ listingid }) => listingid),
  );
  return first.flatMap(({ listingid, livingarea, price, isSold, days }) => {
    const place = places.find((each) => each.listingid === listingid);
    if (place === undefined) return [];
    return [
      { listingid, livingarea, price, isSold, days, url: listingPath(place), address: streetLine(place) },
    ];
  });
}
