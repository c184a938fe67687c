import { describe, expect, it } from 'vitest';
import { propertyFilterTypes, propertyTypes } from '../../listing/property-type.ts';
import { viewTypes, waterBodyNames } from '../../listing/vocabulary.ts';
import { guestViewer } from '../../people/viewer.ts';
import { testMoment } from '../../testing/moment.ts';
import { sortLabels } from '../sort/sort-menu.ts';
import { tagTypes } from '../tags/tag.ts';
import { isPolygonType } from '../tags/tag-request.ts';
import { type FilterGroup, type FormContext, filterGroups } from './filter-row.ts';
import { defaultFilters, filterKeys, filterRow, filterTable } from './filter-table.ts';
import type { FilterKey } from './filters.ts';

const form: FormContext = {
  lease: false,
  mobile: false,
  today: testMoment.today,
  viewer: guestViewer,
  agentMode: false,
};
const labelsOf = (key: FilterKey): readonly string[] =>
  (filterRow(key).options?.(form) ?? []).map(({ label }) => label);
const keysOf = (group: FilterGroup): readonly FilterKey[] =>
  filterKeys.filter((key) => filterTable[key].group === group).toSorted();

describe('the filters at their defaults', () => {
  it('starts with the few defaults of the specification', () => {
    const { mlsStatus, ...others } = defaultFilters;
    expect(mlsStatus).toEqual(['Active', 'Pending', 'Pending - Taking Backups']);
    const asking = Object.entries(others).filter(
      ([, value]) => value !== null && value !== false && value !== '' && String(value) !== '',
    );
    expect(Object.fromEntries(asking)).toEqual({
      ...{ exclusiveListingsEnabled: true, mlsListingsEnabled: true },
      ...{ singleFamilyResidence: true, condominium: true, townhouse: true },
      ...{ homeownersAssoc: 'Any', petsAllowed: 'Any', period: 0 },
    });
  });
});

it('sizes are in sq ft, in filters and orders alike', () => {
  const labels = [...filterKeys.map((key) => filterRow(key).label), ...Object.values(sortLabels)];
  expect(labels.filter((label) => /sq/i.test(label))).toEqual([
    'Min. sq ft',
    'Max. sq ft',
    'Sq ft',
    'Price per sq ft',
  ]);
});

describe('the groups of the filter form', () => {
  it('groups the filters of the specification', () => {
    expect(Object.fromEntries(filterGroups.map(({ key }) => [key, keysOf(key)]))).toEqual({
      price: ['maxPrice', 'minPrice'],
      beds: ['maxBedrooms', 'minBedrooms'],
      baths: ['minBathrooms'],
      sourceFilters: ['exclusiveListingsEnabled', 'mlsListingsEnabled'],
      mlsStatus: ['mlsStatus'],
      timeFrameFilters: [
        ...['daysOnMarket', 'lastPriceReduction', 'leasedTimeframe'],
        ...['period', 'periodEnd', 'periodStart', 'soldTimeframe'],
      ],
      showOnlyFilters: ['noPhoto', 'openHouse', 'openHouseOnly', 'ourListingsOnly'],
      propertyTypeFilters: [
        ...['commercialSale', 'condominium', 'farm', 'lot', 'multiFamily', 'singleFamilyResidence'],
        'townhouse',
      ],
      sizeFilters: [
        ...['maxGarageSpaces', 'maxLotSize', 'maxSquareFeet', 'maxStories'],
        ...['minGarageSpaces', 'minLotSize', 'minSquareFeet', 'minStories'],
      ],
      homeFeaturesFilters: [
        ...['accessibilityFeatures', 'energyEfficient', 'exerciseRoom', 'fireplace', 'gameRoom'],
        ...['guestQuarters', 'historicDesign', 'masterOnMain', 'maxYearBuilt', 'mediaRoom', 'minYearBuilt'],
        ...['officeStudy', 'petsAllowed', 'wineRoom', 'workshop'],
      ],
      propertyFeaturesFilters: [
        ...['backsToGolfCourse', 'backsToGreenbelt', 'fencedYard', 'privateDock', 'swimmingPool', 'views'],
        ...['waterBodyName', 'waterfront'],
      ],
      communityFeaturesFilters: [
        ...['airplaneFacilities', 'boatDock', 'clubHouse', 'communityPool', 'dogPark', 'fitnessCenter'],
        ...['gatedCommunity', 'golfCourse', 'hikingTrails', 'homeownersAssoc', 'horsesAllowed', 'lakeAccess'],
        ...['park', 'playground', 'sportCourt', 'tennisCourts'],
      ],
      greatSchoolRatingFilters: ['elementarySchoolRating', 'highSchoolRating', 'middleSchoolRating'],
      travelTime: ['travelTime'],
      keyword: ['keyword'],
    });
  });
});

describe('the words of the filters', () => {
  it('name the kinds of property', () => {
    const kinds = filterKeys.filter((key) => filterTable[key].group === 'propertyTypeFilters');
    expect(kinds.map((key) => filterTable[key].label).toSorted()).toEqual([
      ...['Commercial', 'Condo', 'Farm/Ranch', 'Home', 'Lot', 'Multi-Family', 'Townhouse'],
    ]);
    expect(propertyFilterTypes).toHaveLength(7);
    expect(propertyTypes.toSorted()).toEqual([
      ...['Commercial Lease', 'Commercial Sale', 'Farm', 'Land', 'Residential', 'Residential Income'],
      'Residential Lease',
    ]);
  });

  it('name seven views and nineteen waters', () => {
    const views = ['City', 'Golf Course', 'Hills', 'Lake', 'Panoramic', 'Park/Greenbelt', 'River'];
    expect([labelsOf('views'), viewTypes]).toEqual([views, views]);
    expect([labelsOf('waterBodyName').length, waterBodyNames.length]).toEqual([19, 19]);
    expect(waterBodyNames.join()).toBe(
      'Blanco River,Calaveras Lake,Canyon Lake,Colorado River,Comal River,Guadalupe River,Inks Lake,' +
        'Lady Bird Lake,Lake Austin,Lake Bastrop,Lake Buchanan,Lake Georgetown,Lake LBJ,Lake Marble Falls,' +
        'Lake McQueeney,Lake Travis,Medina Lake,Pedernales River,San Marcos River',
    );
  });

  it('answer questions with Any, Yes and No, a pool as null, true and false', () => {
    expect(labelsOf('homeownersAssoc')).toEqual(['Any', 'Yes', 'No']);
    expect(labelsOf('petsAllowed')).toEqual(['Any', 'Yes', 'No']);
    expect(labelsOf('swimmingPool')).toEqual(['Any', 'Yes', 'No']);
    const pools = filterTable.swimmingPool.options?.(form) ?? [];
    expect(pools.map(({ value }) => value)).toEqual([null, true, false]);
    expect([labelsOf('minPrice')[0], labelsOf('maxPrice')[0]]).toEqual(['Any', 'Any']);
    expect(labelsOf('minBedrooms')).toEqual(['Any', '1+', '2+', '3+', '4+', '5+']);
  });
});

describe('the tags', () => {
  it('counts all tags but four as boundaries', () => {
    expect(tagTypes.filter((type) => !isPolygonType(type))).toEqual([
      'address',
      'group',
      'mlscode',
      'street',
    ]);
    expect(tagTypes.filter(isPolygonType).toSorted()).toEqual([
      ...['city', 'county', 'custom', 'mlsarea', 'postalcode', 'school', 'schooldistrict', 'subdivision'],
    ]);
  });
});
