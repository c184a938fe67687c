import { viewTypes, waterBodyNames } from '../../listing/vocabulary.ts';
import { featureOptions } from '../feature-options.ts';
import type { FieldRows } from '../field-row.ts';
import { asOptions, built, flag, lived, wordList } from './make-field.ts';

const houses = ['Single Family Residence', 'Townhouse', 'Farm', 'Multi-Family'] as const;
const onLand = ['Single Family Residence', 'Townhouse', 'Lot', 'Farm', 'Multi-Family', 'Commercial'] as const;

export const interiorFields = {
  interiorFeatures: wordList(
    'interiorfeatures',
    'interior',
    'Interior features',
    featureOptions.interior,
    lived,
  ),
  appliances: wordList('appliances', 'interior', 'Appliances', featureOptions.appliances, lived),
  flooring: wordList('flooring', 'interior', 'Flooring', featureOptions.flooring, built),
  heating: wordList('heating', 'interior', 'Heating', featureOptions.heating, built),
  cooling: wordList('cooling', 'interior', 'Cooling', featureOptions.cooling, built),
  hasFireplace: { ...flag('hasFireplace', 'interior', 'Fireplace'), scope: { categories: lived } },
  accessibilityFeatures: wordList(
    'accessibilityfeatures',
    'interior',
    'Accessibility',
    featureOptions.accessibility,
    built,
  ),
  architecturalStyle: wordList('architecturalstyle', 'interior', 'Style', featureOptions.style, lived),
  greenEnergyEfficient: wordList(
    'greenenergyefficient',
    'interior',
    'Energy efficiency',
    featureOptions.energy,
    built,
  ),
} as const satisfies FieldRows;

export const exteriorFields = {
  exteriorFeatures: wordList(
    'exteriorfeatures',
    'exterior',
    'Exterior features',
    featureOptions.exterior,
    built,
  ),
  parkingFeatures: wordList('parkingfeatures', 'exterior', 'Parking', featureOptions.parking, built),
  constructionMaterials: wordList(
    'constructionmaterials',
    'exterior',
    'Construction',
    featureOptions.construction,
    built,
  ),
  roof: wordList('roof', 'exterior', 'Roof', featureOptions.roof, built),
  fencing: wordList('fencing', 'exterior', 'Fencing', featureOptions.fencing, onLand),
  poolPrivateYn: { ...flag('poolprivateyn', 'exterior', 'Private pool'), scope: { categories: houses } },
  lotFeatures: wordList('lotfeatures', 'exterior', 'Lot features', featureOptions.lot, onLand),
  view: {
    kind: 'choices',
    listing: 'View',
    section: 'exterior',
    label: 'Views',
    options: viewTypes,
    isOpen: true,
    audience: 'everyone',
  },
  waterfrontYn: flag('waterfrontyn', 'exterior', 'Waterfront'),
  waterBodyName: {
    kind: 'choice',
    listing: 'waterbodyname',
    section: 'exterior',
    label: 'Lake or river',
    options: asOptions(waterBodyNames),
    audience: 'everyone',
  },
  horseYn: {
    ...flag('horseyn', 'exterior', 'Horses allowed'),
    scope: { categories: ['Single Family Residence', 'Lot', 'Farm'] },
  },
  utilities: wordList('utilities', 'exterior', 'Utilities', featureOptions.utilities),
  sewer: wordList('sewer', 'exterior', 'Sewer', featureOptions.sewer),
  waterSource: wordList('watersource', 'exterior', 'Water source', featureOptions.water),
  roadSurfaceType: wordList('roadsurfacetype', 'exterior', 'Road', featureOptions.road, onLand),
  zoning: {
    kind: 'text',
    listing: 'zoning',
    section: 'exterior',
    label: 'Zoning',
    most: 80,
    audience: 'everyone',
    scope: { categories: ['Lot', 'Farm', 'Multi-Family', 'Commercial'] },
  },
} as const satisfies FieldRows;
