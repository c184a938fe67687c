import { listingSources } from '../../../listing/listing.ts';
import { booleanCodec } from '../../url/codec.ts';
import type { FilterScope, PredicateRow } from '../filter-row.ts';

const agentsOnSale: FilterScope = { searches: 'sale', right: 'agent' };

/** False excludes the brokerage's exclusive listings. */
const exclusiveListingsEnabledRow: PredicateRow<boolean> = {
  group: 'sourceFilters',
  label: 'Exclusive listings',
  control: { kind: 'checkbox' },
  defaultValue: true,
  codec: booleanCodec,
  scope: agentsOnSale,
  predicate: { column: 'source', test: 'off excludes', words: ['EX'] },
  describe: (enabled) => (enabled ? 'With exclusive listings' : 'No exclusive listings'),
};

/** False excludes all listings of an MLS. */
const mlsListingsEnabledRow: PredicateRow<boolean> = {
  group: 'sourceFilters',
  label: 'MLS listings',
  control: { kind: 'checkbox' },
  defaultValue: true,
  codec: booleanCodec,
  scope: agentsOnSale,
  predicate: {
    column: 'source',
    test: 'off excludes',
    words: listingSources.filter((source) => source !== 'EX'),
  },
  describe: (enabled) => (enabled ? 'With MLS listings' : 'No MLS listings'),
};

export const sourceRows = {
  exclusiveListingsEnabled: exclusiveListingsEnabledRow,
  mlsListingsEnabled: mlsListingsEnabledRow,
};
