import {
  isLease,
  type PropertyFilterType,
  type PropertyType,
  propertyTypes,
} from '@hearth/domain/listing/property-type.ts';
import { type MlsStatus, mlsStatuses } from '@hearth/domain/listing/status.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** RESO StandardStatus values and what feeds write for them. */
const statusWords: Readonly<Record<string, MlsStatus>> = {
  activeundercontract: 'Pending - Taking Backups',
  pendingtakingbackups: 'Pending - Taking Backups',
  undercontract: 'Pending',
  canceled: 'Withdrawn',
  cancelled: 'Withdrawn',
  hold: 'Withdrawn',
  temporarilyoffmarket: 'Withdrawn',
  rented: 'Leased',
};

/** The status a feed means; undefined for one that is not listed here (e.g. Coming Soon, Incomplete). */
export function statusOf(text: string, type: PropertyType): MlsStatus | undefined {
  const word = plain(text);
  if (word === 'closed' || word === 'sold') return isLease(type) ? 'Leased' : 'Sold';
  return statusWords[word] ?? mlsStatuses.find((status) => plain(status) === word);
}

const typeWords: Readonly<Record<string, PropertyType>> = {
  residentialrental: 'Residential Lease',
  rental: 'Residential Lease',
  multifamily: 'Residential Income',
  commercial: 'Commercial Sale',
  lot: 'Land',
  lotsandland: 'Land',
  farmandranch: 'Farm',
  ranch: 'Farm',
};

/** The RESO PropertyType that a feed means; undefined for unknown words. */
export function propertyTypeOf(text: string): PropertyType | undefined {
  const word = plain(text);
  return typeWords[word] ?? propertyTypes.find((type) => plain(type) === word);
}

const multiFamily = new Set(['duplex', 'triplex', 'quadruplex', 'multifamily', 'apartment']);

/** The category that visitors filter by; single family residence by default (specification section 3). */
export function filterTypeOf(type: PropertyType, subtype: string | null): PropertyFilterType {
  if (type === 'Land') return 'Lot';
  if (type === 'Farm') return 'Farm';
  if (type === 'Residential Income') return 'Multi-Family';
  if (type === 'Commercial Sale' || type === 'Commercial Lease') return 'Commercial';
  const word = plain(subtype ?? '');
  if (word.includes('condo')) return 'Condominium';
  if (word.includes('townho')) return 'Townhouse';
  if (word.includes('unimprovedland') || word === 'land' || word === 'lot') return 'Lot';
  if (word === 'ranch' || word === 'farm') return 'Farm';
  return multiFamily.has(word) ? 'Multi-Family' : 'Single Family Residence';
}
