import type { Listing } from '../../listing/listing.ts';
import type { MatchContext } from '../search-request.ts';
import type { FilterRow } from './filter-row.ts';
import type { FilterKey, Filters } from './filters.ts';
import * as bedsBaths from './rows/beds-baths.ts';
import * as communityFeatures from './rows/community-features.ts';
import * as homeFeatures from './rows/home-features.ts';
import * as keyword from './rows/keyword.ts';
import * as price from './rows/price.ts';
import * as propertyFeatures from './rows/property-features.ts';
import * as propertyType from './rows/property-type.ts';
import * as schoolRating from './rows/school-rating.ts';
import * as showOnly from './rows/show-only.ts';
import * as size from './rows/size.ts';
import * as source from './rows/source.ts';
import * as status from './rows/status.ts';
import * as timeFrame from './rows/time-frame.ts';

export type FilterTable = { readonly [K in FilterKey]: FilterRow<K> };

/** Every filter of the search, in panel order. */
export const filterTable: FilterTable = {
  minPrice: price.minPriceRow,
  maxPrice: price.maxPriceRow,
  minBedrooms: bedsBaths.minBedroomsRow,
  maxBedrooms: bedsBaths.maxBedroomsRow,
  minBathrooms: bedsBaths.minBathroomsRow,
  exclusiveListingsEnabled: source.exclusiveListingsEnabledRow,
  mlsListingsEnabled: source.mlsListingsEnabledRow,
  mlsStatus: status.mlsStatusRow,
  daysOnMarket: timeFrame.daysOnMarketRow,
  soldTimeframe: timeFrame.soldTimeframeRow,
  leasedTimeframe: timeFrame.leasedTimeframeRow,
  lastPriceReduction: timeFrame.lastPriceReductionRow,
  period: timeFrame.periodRow,
  periodStart: timeFrame.periodStartRow,
  periodEnd: timeFrame.periodEndRow,
  ourListingsOnly: showOnly.ourListingsOnlyRow,
  openHouseOnly: showOnly.openHouseOnlyRow,
  openHouse: showOnly.openHouseRow,
  noPhoto: showOnly.noPhotoRow,
  singleFamilyResidence: propertyType.singleFamilyResidenceRow,
  condominium: propertyType.condominiumRow,
  townhouse: propertyType.townhouseRow,
  farm: propertyType.farmRow,
  multiFamily: propertyType.multiFamilyRow,
  commercialSale: propertyType.commercialSaleRow,
  lot: propertyType.lotRow,
  minSquareFeet: size.minSquareFeetRow,
  maxSquareFeet: size.maxSquareFeetRow,
  minLotSize: size.minLotSizeRow,
  maxLotSize: size.maxLotSizeRow,
  minStories: size.minStoriesRow,
  maxStories: size.maxStoriesRow,
  minGarageSpaces: size.minGarageSpacesRow,
  maxGarageSpaces: size.maxGarageSpacesRow,
  minYearBuilt: homeFeatures.minYearBuiltRow,
  maxYearBuilt: homeFeatures.maxYearBuiltRow,
  masterOnMain: homeFeatures.masterOnMainRow,
  guestQuarters: homeFeatures.guestQuartersRow,
  fireplace: homeFeatures.fireplaceRow,
  accessibilityFeatures: homeFeatures.accessibilityFeaturesRow,
  historicDesign: homeFeatures.historicDesignRow,
  energyEfficient: homeFeatures.energyEfficientRow,
  exerciseRoom: homeFeatures.exerciseRoomRow,
  gameRoom: homeFeatures.gameRoomRow,
  mediaRoom: homeFeatures.mediaRoomRow,
  officeStudy: homeFeatures.officeStudyRow,
  wineRoom: homeFeatures.wineRoomRow,
  workshop: homeFeatures.workshopRow,
  petsAllowed: homeFeatures.petsAllowedRow,
  views: propertyFeatures.viewsRow,
  backsToGolfCourse: propertyFeatures.backsToGolfCourseRow,
  backsToGreenbelt: propertyFeatures.backsToGreenbeltRow,
  swimmingPool: propertyFeatures.swimmingPoolRow,
  fencedYard: propertyFeatures.fencedYardRow,
  privateDock: propertyFeatures.privateDockRow,
  waterfront: propertyFeatures.waterfrontRow,
  waterBodyName: propertyFeatures.waterBodyNameRow,
  homeownersAssoc: communityFeatures.homeownersAssocRow,
  gatedCommunity: communityFeatures.gatedCommunityRow,
  communityPool: communityFeatures.communityPoolRow,
  playground: communityFeatures.playgroundRow,
  dogPark: communityFeatures.dogParkRow,
  fitnessCenter: communityFeatures.fitnessCenterRow,
  golfCourse: communityFeatures.golfCourseRow,
  sportCourt: communityFeatures.sportCourtRow,
  tennisCourts: communityFeatures.tennisCourtsRow,
  horsesAllowed: communityFeatures.horsesAllowedRow,
  airplaneFacilities: communityFeatures.airplaneFacilitiesRow,
  lakeAccess: communityFeatures.lakeAccessRow,
  hikingTrails: communityFeatures.hikingTrailsRow,
  clubHouse: communityFeatures.clubHouseRow,
  boatDock: communityFeatures.boatDockRow,
  park: communityFeatures.parkRow,
  elementarySchoolRating: schoolRating.elementarySchoolRatingRow,
  middleSchoolRating: schoolRating.middleSchoolRatingRow,
  highSchoolRating: schoolRating.highSchoolRatingRow,
  keyword: keyword.keywordRow,
};

/** In panel order. */
export const filterKeys: readonly FilterKey[] = Object.keys(filterTable) as FilterKey[];

/** The row of a key, typed by the key. */
export const filterRow = <K extends FilterKey>(key: K): FilterRow<K> => filterTable[key];

/** Filters made key by key. */
export const mapFilters = (valueFor: <K extends FilterKey>(row: FilterRow<K>) => Filters[K]): Filters =>
  Object.fromEntries(filterKeys.map((key) => [key, valueFor(filterRow(key))])) as unknown as Filters;

/** What a bare search asks for: a guest's, for sale, with every source. */
export const defaultFilters: Filters = mapFilters((row) => row.defaultValue);

const matchesOne = <K extends FilterKey>(
  key: K,
  listing: Listing,
  filters: Filters,
  context: MatchContext,
): boolean => filterRow(key).matches(listing, filters[key], context);

/** Whether a listing passes every filter; whether it is for sale or for lease is not a filter. */
export const matchesFilters = (listing: Listing, filters: Filters, context: MatchContext): boolean =>
  filterKeys.every((key) => matchesOne(key, listing, filters, context));
