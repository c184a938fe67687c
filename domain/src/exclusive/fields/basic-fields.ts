import { propertySubtypeNames } from '../../listing/property-subtypes.ts';
import type { PropertyType } from '../../listing/property-type.ts';
import { editFormStatuses, statusText } from '../../listing/status.ts';
import type { FieldRows, FieldScope } from '../field-row.ts';
import { asOptions, built, dollars } from './make-field.ts';

const section = 'basics';

/** Dollars of the dearest home that searches find. */
export const mostDollars = 1_000_000_000;

const typeWords: Readonly<Record<PropertyType, string>> = {
  Residential: 'Home for sale',
  'Residential Lease': 'Home for lease',
  'Residential Income': 'Multi-family for sale',
  Land: 'Lot or land for sale',
  Farm: 'Farm or ranch for sale',
  'Commercial Sale': 'Commercial for sale',
  'Commercial Lease': 'Commercial for lease',
};

const statuses = editFormStatuses.map((value) => ({
  value,
  label: value === 'Listed on Mls' ? 'Listed on MLS' : statusText(value),
}));

const whenClosed = { field: 'mlsStatus', is: ['Sold', 'Leased'] } as const;
const whenOnMls = { field: 'mlsStatus', is: ['Listed on Mls'] } as const;

/** A price by size that the agent enters; the listing's price follows from it and is the one that is published. */
const perArea = (label: string, scope: FieldScope) =>
  ({
    kind: 'number',
    measure: 'dollars',
    unit: '$',
    listing: null,
    section,
    label,
    scope,
    least: 0.01,
    most: mostDollars,
    decimals: 2,
    audience: 'owner',
    isSentInScopeOnly: true,
  }) as const;

export const basicFields = {
  propertyType: {
    kind: 'choice',
    listing: 'propertytype',
    section,
    label: 'Property type',
    options: Object.entries(typeWords).map(([value, label]) => ({ value, label })),
    required: true,
    audience: 'everyone',
  },
  propertySubtype: {
    kind: 'choice',
    listing: 'propertysubtype',
    section,
    label: 'Subtype',
    options: asOptions(propertySubtypeNames),
    audience: 'everyone',
  },
  mlsStatus: {
    kind: 'choice',
    listing: 'mlsstatus',
    section,
    label: 'Status',
    options: statuses,
    required: true,
    audience: 'everyone',
  },
  listPrice: {
    ...dollars('listprice', section, 'List price', { least: 1, most: mostDollars }),
    required: true,
  },
  pricePerSquareFoot: perArea('Price per sq ft', { categories: built }),
  pricePerAcre: perArea('Price per acre', { categories: ['Lot', 'Farm'] }),
  pricePerUnit: perArea('Price per unit', { categories: ['Multi-Family'] }),
  publicDate: {
    kind: 'date',
    listing: 'publicDate',
    section,
    label: 'Public date',
    hint: 'The day the home is first marketed to the public.',
    yearsBack: 5,
    yearsAhead: 2,
    audience: 'everyone',
    isFixedOncePast: true,
  },
  mlsTargetDate: {
    kind: 'date',
    listing: 'mlsTargetDate',
    section,
    label: 'MLS target date',
    hint: 'The day you plan to enter it in the MLS.',
    yearsBack: 5,
    yearsAhead: 2,
    audience: 'agents',
    isFixedOncePast: true,
  },
  expirationDate: {
    kind: 'date',
    listing: 'expirationdate',
    section,
    label: 'Expiration date',
    hint: 'The day your agreement with the seller ends.',
    yearsBack: 5,
    yearsAhead: 5,
    audience: 'agents',
  },
  closePrice: {
    ...dollars('closeprice', section, 'Close price', { least: 1, most: mostDollars }),
    scope: { when: whenClosed },
    required: true,
  },
  closeDate: {
    kind: 'date',
    listing: 'closedate',
    section,
    label: 'Close date',
    yearsBack: 50,
    yearsAhead: 0,
    scope: { when: whenClosed },
    required: true,
    audience: 'everyone',
  },
  buyerAgentName: {
    kind: 'text',
    listing: null,
    section,
    label: 'Buyer’s agent',
    hint: 'Only you and your admins see it.',
    most: 120,
    scope: { when: whenClosed },
    audience: 'owner',
  },
  relatedMlsSource: {
    kind: 'choice',
    listing: 'relatedMlsSource',
    section,
    label: 'MLS',
    options: [
      { value: 'AUS', label: 'Austin (ACTRIS)' },
      { value: 'SA', label: 'San Antonio (SABOR)' },
    ],
    scope: { when: whenOnMls },
    required: true,
    audience: 'everyone',
    isSentInScopeOnly: true,
  },
  primaryListingId: {
    kind: 'text',
    listing: 'primarylistingid',
    section,
    label: 'MLS number',
    most: 64,
    scope: { when: whenOnMls },
    required: true,
    audience: 'everyone',
    isSentInScopeOnly: true,
  },
  availabilityDate: {
    kind: 'date',
    listing: 'availabilitydate',
    section,
    label: 'Available from',
    yearsBack: 5,
    yearsAhead: 2,
    scope: { offer: 'lease' },
    audience: 'everyone',
  },
  leaseTerm: {
    kind: 'choice',
    listing: 'leaseterm',
    section,
    label: 'Lease term',
    options: asOptions(['Month To Month', '6 Months', '12 Months', '24 Months', 'Negotiable']),
    scope: { offer: 'lease' },
    audience: 'everyone',
  },
  furnished: {
    kind: 'choice',
    listing: 'furnished',
    section,
    label: 'Furnished',
    options: asOptions(['Furnished', 'Partially', 'Unfurnished', 'Negotiable']),
    scope: { offer: 'lease' },
    audience: 'everyone',
  },
  petsAllowed: {
    kind: 'yesNo',
    listing: 'petsallowed',
    section,
    label: 'Pets allowed',
    scope: { offer: 'lease', categories: built },
    audience: 'everyone',
  },
} as const satisfies FieldRows;
