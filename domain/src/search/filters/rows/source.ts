import { booleanCodec } from '../../url/codec.ts';
import type { FilterRow, FilterScope } from '../filter-row.ts';

const agentsOnSale: FilterScope = { searches: 'sale', agentsOnly: true };

/** False leaves out the brokerage's own exclusive listings. */
export const exclusiveListingsEnabledRow: FilterRow<'exclusiveListingsEnabled'> = {
  key: 'exclusiveListingsEnabled',
  group: 'sourceFilters',
  label: 'Exclusive listings',
  control: { kind: 'checkbox' },
  defaultValue: true,
  codec: booleanCodec,
  scope: agentsOnSale,
  matches: (listing, enabled) => enabled || listing.source !== 'EX',
  describe: (enabled) => (enabled ? 'With exclusive listings' : 'No exclusive listings'),
};

/** False leaves out everything that came from an MLS. */
export const mlsListingsEnabledRow: FilterRow<'mlsListingsEnabled'> = {
  key: 'mlsListingsEnabled',
  group: 'sourceFilters',
  label: 'MLS listings',
  control: { kind: 'checkbox' },
  defaultValue: true,
  codec: booleanCodec,
  scope: agentsOnSale,
  matches: (listing, enabled) => enabled || listing.source === 'EX',
  describe: (enabled) => (enabled ? 'With MLS listings' : 'No MLS listings'),
};
