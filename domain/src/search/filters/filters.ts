import type { SearchableStatus } from '../../listing/status.ts';
import type { ViewType, WaterBodyName } from '../../listing/vocabulary.ts';

/** 'Any' leaves the question open. */
export type YesNoAny = 'Any' | 'Yes' | 'No';

/**
 * The value of every filter of the search. `null` is "no preference" of a number; a feature flag that is
 * false asks for nothing. Each key has exactly one row in the filter table.
 */
export interface Filters {
  // text and ranges
  readonly keyword: string;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minBedrooms: number | null;
  readonly maxBedrooms: number | null;
  readonly minBathrooms: number | null;
  /** Acres. */
  readonly minLotSize: number | null;
  readonly maxLotSize: number | null;
  readonly minSquareFeet: number | null;
  readonly maxSquareFeet: number | null;
  readonly minYearBuilt: number | null;
  readonly maxYearBuilt: number | null;
  readonly minStories: number | null;
  readonly maxStories: number | null;
  readonly minGarageSpaces: number | null;
  readonly maxGarageSpaces: number | null;

  // source, status, time
  readonly exclusiveListingsEnabled: boolean;
  readonly mlsListingsEnabled: boolean;
  readonly mlsStatus: readonly SearchableStatus[];
  /** At most so many days on the market. */
  readonly daysOnMarket: number | null;
  /** Reduced within so many days. */
  readonly lastPriceReduction: number | null;
  /** Closed within so many days; only constrains Sold listings. */
  readonly soldTimeframe: number | null;
  /** Closed within so many days; only constrains Leased listings. */
  readonly leasedTimeframe: number | null;
  /** Major change within so many days; 0 is no limit. */
  readonly period: number;
  /** 'YYYY-MM-DD' bounds of the major change, both inclusive. */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly ourListingsOnly: boolean;
  readonly openHouseOnly: boolean;
  /** An open house within so many days. */
  readonly openHouse: number | null;
  readonly noPhoto: boolean;

  // property types
  readonly singleFamilyResidence: boolean;
  readonly condominium: boolean;
  readonly townhouse: boolean;
  readonly lot: boolean;
  readonly farm: boolean;
  readonly multiFamily: boolean;
  readonly commercialSale: boolean;

  // home
  readonly masterOnMain: boolean;
  readonly guestQuarters: boolean;
  readonly fireplace: boolean;
  readonly accessibilityFeatures: boolean;
  readonly historicDesign: boolean;
  readonly energyEfficient: boolean;
  readonly exerciseRoom: boolean;
  readonly gameRoom: boolean;
  readonly mediaRoom: boolean;
  readonly officeStudy: boolean;
  readonly wineRoom: boolean;
  readonly workshop: boolean;
  readonly petsAllowed: YesNoAny;

  // property
  readonly views: readonly ViewType[];
  readonly backsToGolfCourse: boolean;
  readonly backsToGreenbelt: boolean;
  /** null any, true with, false without a private pool. */
  readonly swimmingPool: boolean | null;
  readonly fencedYard: boolean;
  readonly privateDock: boolean;
  readonly waterfront: boolean;
  readonly waterBodyName: readonly WaterBodyName[];

  // community
  readonly homeownersAssoc: YesNoAny;
  readonly gatedCommunity: boolean;
  readonly communityPool: boolean;
  readonly playground: boolean;
  readonly dogPark: boolean;
  readonly fitnessCenter: boolean;
  readonly golfCourse: boolean;
  readonly sportCourt: boolean;
  readonly tennisCourts: boolean;
  readonly horsesAllowed: boolean;
  readonly airplaneFacilities: boolean;
  readonly lakeAccess: boolean;
  readonly hikingTrails: boolean;
  readonly clubHouse: boolean;
  readonly boatDock: boolean;
  readonly park: boolean;

  // schools, at least this rating
  readonly elementarySchoolRating: number | null;
  readonly middleSchoolRating: number | null;
  readonly highSchoolRating: number | null;
}

export type FilterKey = keyof Filters;
