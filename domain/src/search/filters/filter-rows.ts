import { bedsBathsRows } from './rows/beds-baths.ts';
import { communityFeatureRows } from './rows/community-features.ts';
import { homeFeatureRows } from './rows/home-features.ts';
import { keywordRow } from './rows/keyword.ts';
import { priceRows } from './rows/price.ts';
import { propertyFeatureRows } from './rows/property-features.ts';
import { propertyTypeRows } from './rows/property-type.ts';
import { schoolRatingRows } from './rows/school-rating.ts';
import { showOnlyRows } from './rows/show-only.ts';
import { sizeRows } from './rows/size.ts';
import { sourceRows } from './rows/source.ts';
import { mlsStatusRow } from './rows/status.ts';
import { timeFrameRows } from './rows/time-frame.ts';
import { travelTimeRow } from './rows/travel-time.ts';

/** The row of every filter by its key, in panel order. Everything else that is keyed by filters is typed by this. */
export const filterRows = {
  ...priceRows,
  ...bedsBathsRows,
  ...sourceRows,
  mlsStatus: mlsStatusRow,
  ...timeFrameRows,
  ...showOnlyRows,
  ...propertyTypeRows,
  ...sizeRows,
  ...homeFeatureRows,
  ...propertyFeatureRows,
  ...communityFeatureRows,
  ...schoolRatingRows,
  travelTime: travelTimeRow,
  keyword: keywordRow,
};
