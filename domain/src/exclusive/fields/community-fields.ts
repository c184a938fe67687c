import { timesAYear } from '../../listing/association-fee.ts';
import type { Listing } from '../../listing/listing.ts';
import { featureOptions } from '../feature-options.ts';
import type { FieldRows } from '../field-row.ts';
import { mostDollars } from './basic-fields.ts';
import { asOptions, dollars, figure, flag, wordList } from './make-field.ts';

const section = 'community';
const withDues = { when: { field: 'hasAssociation', is: [true] } } as const;

const school = <Field extends keyof Listing>(listing: Field, label: string) =>
  ({ kind: 'text', listing, section, label, most: 120, audience: 'everyone' }) as const;

export const communityFields = {
  hasAssociation: flag('hasAssociation', section, 'Homeowners association'),
  associationFee: {
    ...dollars('associationfee', section, 'HOA dues', { least: 0, most: mostDollars, decimals: 2 }),
    scope: withDues,
  },
  associationFeeFrequency: {
    kind: 'choice',
    listing: 'associationfeefrequency',
    section,
    label: 'Dues are paid',
    options: asOptions(Object.keys(timesAYear)),
    scope: withDues,
    audience: 'everyone',
  },
  associationFeeIncludes: {
    ...wordList('associationfeeincludes', section, 'Dues include', featureOptions.dues),
    scope: withDues,
  },
  communityFeatures: wordList('communityfeatures', section, 'Amenities', featureOptions.community),
  schoolDistrict: school('schooldistrict', 'School district'),
  elementarySchool: school('elementaryschool', 'Elementary school'),
  middleOrJuniorSchool: school('middleorjuniorschool', 'Middle school'),
  highSchool: school('highschool', 'High school'),
} as const satisfies FieldRows;

const income = { categories: ['Multi-Family', 'Commercial', 'Farm'] } as const;

export const taxFields = {
  taxAnnualAmount: dollars('taxannualamount', 'taxes', 'Property taxes a year', {
    least: 0,
    most: mostDollars,
    decimals: 2,
  }),
  taxYear: figure('taxyear', 'taxes', 'Tax year', { least: 1900, most: 2200 }),
  taxAssessedValue: dollars('taxassessedvalue', 'taxes', 'Assessed value', {
    least: 0,
    most: 100_000_000_000,
  }),
  grossIncome: {
    ...dollars('grossincome', 'taxes', 'Gross income a year', { least: -mostDollars, most: mostDollars }),
    scope: income,
  },
  netOperatingIncome: {
    ...dollars('netoperatingincome', 'taxes', 'Net operating income a year', {
      least: -mostDollars,
      most: mostDollars,
    }),
    scope: income,
  },
} as const satisfies FieldRows;
