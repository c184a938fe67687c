import type { PropertyFilterType } from '../../../listing/property-type.ts';
import { booleanCodec } from '../../url/codec.ts';
import { everySearch, type FilterScope, type Row } from '../filter-row.ts';
import type { KeysOf } from './make-row.ts';

interface TypeRowParts<K> {
  readonly key: K;
  readonly type: PropertyFilterType;
  readonly label: string;
  /** The word of its chip. */
  readonly plural: string;
  readonly defaultValue: boolean;
  readonly scope?: FilterScope;
}

/** A flag that is off leaves its category out; one that is on lets it, and every other category, pass. */
const typeRow = <K extends KeysOf<boolean>>(parts: TypeRowParts<K>): Row<K, boolean> => ({
  key: parts.key,
  group: 'propertyTypeFilters',
  label: parts.label,
  control: { kind: 'checkbox' },
  defaultValue: parts.defaultValue,
  codec: booleanCodec,
  scope: parts.scope ?? everySearch,
  matches: (listing, on) => on || listing.propertyfiltertype !== parts.type,
  describe: (on) => (on ? parts.plural : `No ${parts.plural.toLowerCase()}`),
});

const saleOnly: FilterScope = { searches: 'sale', agentsOnly: false };

export const singleFamilyResidenceRow = typeRow({
  key: 'singleFamilyResidence',
  type: 'Single Family Residence',
  label: 'Home',
  plural: 'Homes',
  defaultValue: true,
});
export const condominiumRow = typeRow({
  key: 'condominium',
  type: 'Condominium',
  label: 'Condo',
  plural: 'Condos',
  defaultValue: true,
});
export const townhouseRow = typeRow({
  key: 'townhouse',
  type: 'Townhouse',
  label: 'Townhouse',
  plural: 'Townhouses',
  defaultValue: true,
});
export const farmRow = typeRow({
  key: 'farm',
  type: 'Farm',
  label: 'Farm/Ranch',
  plural: 'Farms and ranches',
  defaultValue: false,
  scope: saleOnly,
});
export const multiFamilyRow = typeRow({
  key: 'multiFamily',
  type: 'Multi-Family',
  label: 'Multi-Family',
  plural: 'Multi-family',
  defaultValue: false,
});
/** Commercial property for sale, and on a lease search for lease. */
export const commercialSaleRow = typeRow({
  key: 'commercialSale',
  type: 'Commercial',
  label: 'Commercial',
  plural: 'Commercial',
  defaultValue: false,
});
export const lotRow = typeRow({
  key: 'lot',
  type: 'Lot',
  label: 'Lot',
  plural: 'Lots',
  defaultValue: false,
  scope: saleOnly,
});
