import { type LeftOut, lockedParameters } from './allowed-filters.ts';
import { filterRow } from './filter-table.ts';

/** A sentence about a filter that a search ignored: 'Sold homes are shown to registered clients.' */
export function leftOutWords({ filter, value, reason }: LeftOut): string {
  if (reason === 'lease_only') return `${quoted(filter)} is a filter for homes for lease.`;
  if (reason === 'sale_only') return `${quoted(filter)} is a filter for homes for sale.`;
  if (reason === 'statuses_of_source') return statusWords;
  if (reason === 'ratings_without_source')
    return `${quoted(filter)} is not applied: the source of the school ratings is not known.`;
  if (value === null) return `${quoted(filter)} is a filter for ${groups[reason]}.`;
  // Pending homes are among those that every search starts with.
  if (value === 'Pending') return `The status “Pending” can be chosen by ${groups[reason]}.`;
  return `${value} homes are shown to ${groups[reason]}.`;
}

/** Without exclusive listings a search has no pending homes, which their filter therefore brings back. */
const statusWords = 'The list has pending homes too, because it is not limited to MLS listings.';

const quoted = (filter: LeftOut['filter']): string => {
  const row = filter === 'privateExclusiveListing' ? lockedParameters[filter] : filter;
  return `“${filterRow(row).label}”`;
};

const groups = {
  needs_account: 'registered clients',
  needs_verified_account: 'clients with a verified account',
  agents_only: 'agents',
} as const;
