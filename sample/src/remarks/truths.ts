import { hasFeature } from '@hearth/domain/listing/features.ts';
import type { Described } from './phrase.ts';

export const year = (listing: Described): number => listing.yearbuilt ?? 2000;
export const has = (...names: readonly string[]) => {
  const test = (listing: Described) =>
    names.every((name) =>
      [
        ...listing.interiorfeatures,
        ...listing.exteriorfeatures,
        ...listing.abor_rooms,
        ...listing.appliances,
      ].includes(name),
    );
  return test;
};
export const feature = (name: Parameters<typeof hasFeature>[1]) => (listing: Described) =>
  hasFeature(listing, name);
export const isHouse = (listing: Described) => listing.propertyfiltertype === 'Single Family Residence';
export const isAttached = (listing: Described) =>
  listing.propertyfiltertype === 'Condominium' || listing.propertyfiltertype === 'Townhouse';
export const ofWorth = (listing: Described) => (listing.livingarea ?? 0) > 3200 && !isAttached(listing);
