import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { longest } from '@hearth/domain/inquiry/person-rules.ts';
import { guestDefaults, searchDefaults } from '@hearth/domain/page/search-page.ts';
import { longestSavedQuery } from '@hearth/domain/people/saved-search-rules.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { isOfPersonalList } from '@hearth/domain/search/account-scope.ts';
import { appliedChips } from '@hearth/domain/search/filters/applied-chips.ts';
import type { DefaultsOf } from '@hearth/domain/search/recent-searches.ts';
import { encodeSavedSearch } from '@hearth/domain/search/saved-search.ts';
import { searchName } from '@hearth/domain/search/search-name.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { quotedNames } from '@hearth/domain/search/url/unknown-names.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import { refuse } from '../http/refuse.ts';

/**
 * The query that is stored for the query of an actor. Both leave out defaults: those of a guest, and those of the actor.
 * @throws AppError validation_failed where a part of it is of no search, where a list of the person limits it, or where it is too long
 */
export function storedQuery(query: string, actor: Viewer): string {
  const { state, lost } = read(query, defaultsOf(actor));
  if (lost.length > 0)
    refuse(
      'query',
      `This search has parts that can’t be saved: ${lost.join(', ')}. Remove them and save again.`,
    );
  if (isOfPersonalList(state.account))
    refuse('query', 'A search of a list of yours can’t be saved. Remove the list and save again.');
  const stored = encoded(state, guestDefaults);
  if (stored.length > longestSavedQuery)
    refuse('query', 'This search is too long to save. Remove some places and save again.');
  return stored;
}

/** The query of a stored one as the actor reads it, and the parts that no search has any more. */
export function shownQuery(stored: string, actor: Viewer): Pick<SavedSearch, 'query' | 'lost'> {
  const { state, lost } = read(stored, guestDefaults);
  return { query: encoded(state, defaultsOf(actor)), lost };
}

/** Returns whether a stored query finds homes with the status Private. */
export const findsPrivate = (stored: string): boolean =>
  read(stored, guestDefaults).state.filters.mlsStatus.includes('Private');

/** A name for a stored query, with its filters: 'Homes for sale in Austin, 3+ beds'. */
export function nameOfQuery(stored: string): string {
  const { state } = read(stored, guestDefaults);
  const chips = appliedChips(state.filters, guestDefaults(state.lease).filters);
  return [searchName(state), ...chips.map(({ text }) => text)].join(', ').slice(0, longest);
}

/** A stored query that finds the listings of one agent alone. */
export const limitedToAgent = (stored: string, license: string): string =>
  encoded({ ...read(stored, guestDefaults).state, trecLicense: [license] }, guestDefaults);

const defaultsOf =
  (viewer: Viewer): DefaultsOf =>
  (lease) =>
    searchDefaults(lease, viewer);

function read(
  query: string,
  defaults: DefaultsOf,
): { readonly state: SearchState; readonly lost: readonly string[] } {
  const pairs = new URLSearchParams(query);
  const lease = pairs.get('lease') === 'true';
  const { state, unused, unknown } = decodeSearchUrl(pairs, defaults(lease));
  const named = unknown.length === 0 ? [] : [quotedNames(unknown)];
  return { state: { ...state, lease }, lost: [...unused.filter((part) => part !== 'page'), ...named] };
}

const encoded = (state: SearchState, defaults: DefaultsOf): string =>
  new URLSearchParams(encodeSavedSearch(state, defaults(state.lease))).toString();
