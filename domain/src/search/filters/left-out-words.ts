import { type LeftOut, lockedParameters } from './allowed-filters.ts';
import { filterRow } from './filter-table.ts';

/** A sentence about a filter that a search ignored: 'Sign up to see sold homes.' */
export function leftOutWords({ filter, value, reason }: LeftOut): string {
  if (reason === 'lease_only') return `${quoted(filter)} is a filter for homes for lease.`;
  if (reason === 'sale_only') return `${quoted(filter)} is a filter for homes for sale.`;
  if (reason === 'statuses_of_source') return statusWords;
  if (reason === 'ratings_without_source')
    return `${quoted(filter)} is not applied: the source of the school ratings is not known.`;
  if (value === null) return `${steps[reason]} to filter by ${quoted(filter)}.`;
  // Pending homes are among those that every search starts with.
  if (value === 'Pending') return `${steps[reason]} to filter by Pending.`;
  return `${steps[reason]} to see ${value.toLowerCase()} homes.`;
}

/** Without exclusive listings a search has no pending homes, which their filter therefore brings back. */
const statusWords = 'The list has pending homes too, because it is not limited to MLS listings.';

const quoted = (filter: LeftOut['filter']): string => {
  const row = filter === 'privateExclusiveListing' ? lockedParameters[filter] : filter;
  return `“${filterRow(row).label}”`;
};

/** The next step of a visitor who may not use a filter. */
const steps = {
  needs_account: 'Sign up',
  needs_verified_account: 'Sign up and verify your email',
  agents_only: 'Log in as an agent',
} as const;
