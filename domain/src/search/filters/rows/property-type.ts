import type { PropertyFilterType } from '../../../listing/property-type.ts';
import { booleanCodec } from '../../url/codec.ts';
import { everySearch, type FilterScope, type PredicateRow } from '../filter-row.ts';

interface TypeRowParts {
  readonly type: PropertyFilterType;
  readonly label: string;
  /** The word of its chip. */
  readonly plural: string;
  readonly defaultValue: boolean;
  readonly scope?: FilterScope;
}

/** A flag that is off excludes its category; a flag that is on excludes nothing. */
const typeRow = (parts: TypeRowParts): PredicateRow<boolean> => ({
  group: 'propertyTypeFilters',
  label: parts.label,
  control: { kind: 'checkbox' },
  defaultValue: parts.defaultValue,
  codec: booleanCodec,
  scope: parts.scope ?? everySearch,
  predicate: { column: 'propertyfiltertype', test: 'off excludes', words: [parts.type] },
  describe: (on) => (on ? parts.plural : `No ${parts.plural.toLowerCase()}`),
});

const saleOnly: FilterScope = { searches: 'sale', right: 'everyone' };

export const propertyTypeRows = {
  singleFamilyResidence: typeRow({
    type: 'Single Family Residence',
    label: 'Home',
    plural: 'Homes',
    defaultValue: true,
  }),
  condominium: typeRow({ type: 'Condominium', label: 'Condo', plural: 'Condos', defaultValue: true }),
  townhouse: typeRow({
    type: 'Townhouse',
    label: 'Townhouse',
    plural: 'Townhouses',
    defaultValue: true,
  }),
  farm: typeRow({
    type: 'Farm',
    label: 'Farm/Ranch',
    plural: 'Farms and ranches',
    defaultValue: false,
    scope: saleOnly,
  }),
  multiFamily: typeRow({
    type: 'Multi-Family',
    label: 'Multi-Family',
    plural: 'Multi-family',
    defaultValue: false,
  }),
  /** Commercial property for sale, and on a lease search for lease. */
  commercialSale: typeRow({
    type: 'Commercial',
    label: 'Commercial',
    plural: 'Commercial',
    defaultValue: false,
  }),
  lot: typeRow({ type: 'Lot', label: 'Lot', plural: 'Lots', defaultValue: false, scope: saleOnly }),
};
