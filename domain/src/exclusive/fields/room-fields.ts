import { featureOptions } from '../feature-options.ts';
import type { FieldRows } from '../field-row.ts';
import { asOptions, built, dwellings, figure, flag, lived, wordList } from './make-field.ts';

const section = 'rooms';
const count = { least: 0, most: 1000 };

export const roomFields = {
  bedroomsTotal: { ...figure('bedroomstotal', section, 'Bedrooms', count), scope: { categories: lived } },
  bathroomsFull: {
    ...figure('bathroomsfull', section, 'Full bathrooms', count),
    scope: { categories: built },
  },
  bathroomsHalf: {
    ...figure('bathroomshalf', section, 'Half bathrooms', count),
    scope: { categories: built },
  },
  livingArea: {
    ...figure('livingarea', section, 'Living area', { least: 1, most: 10_000_000 }),
    unit: 'sq ft',
    scope: { categories: built },
  },
  buildingAreaTotal: {
    ...figure('buildingareatotal', section, 'Building area', { least: 1, most: 100_000_000 }),
    unit: 'sq ft',
    scope: { categories: ['Multi-Family', 'Commercial'] },
  },
  lotSizeArea: {
    ...figure('lotsizearea', section, 'Lot size', { least: 0.00001, most: 10_000_000, decimals: 5 }),
    measure: 'acres',
    unit: 'acres',
    hint: 'Acres, or sq ft as in “8,000 sq ft”.',
    scope: {
      categories: ['Single Family Residence', 'Townhouse', 'Lot', 'Farm', 'Multi-Family', 'Commercial'],
    },
  },
  yearBuilt: {
    ...figure('yearbuilt', section, 'Year built', { least: 1600, most: 2200 }),
    scope: { categories: built },
  },
  stories: {
    ...figure('stories', section, 'Stories', { least: 1, most: 200, decimals: 1 }),
    scope: { categories: built },
  },
  garageSpaces: { ...figure('garagespaces', section, 'Garage spaces', count), scope: { categories: built } },
  numberOfUnitsTotal: {
    ...figure('numberofunitstotal', section, 'Units', { least: 1, most: 10_000 }),
    scope: { categories: ['Multi-Family'] },
  },
  aborRooms: wordList('abor_rooms', section, 'Rooms', featureOptions.rooms, lived),
  aborMasterMain: {
    ...flag('abor_mastermain', section, 'Primary bedroom on main floor'),
    scope: { categories: [...dwellings, 'Farm'] },
  },
  aborGuestAccomodation: {
    kind: 'choice',
    listing: 'abor_guestaccomodation',
    section,
    label: 'Guest quarters',
    options: asOptions(featureOptions.guestQuarters),
    scope: { categories: ['Single Family Residence', 'Townhouse', 'Farm'] },
    audience: 'everyone',
  },
} as const satisfies FieldRows;
