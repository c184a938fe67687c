import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import {
  removeSavedSearch,
  sendSearchResults,
  updateSavedSearch,
} from '@hearth/domain/contract/saved-search.ts';
import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { meQuery } from '../account/me-query.ts';
import type { Session } from '../app/session.ts';
import { type Change, type Effect, effect } from '../changes/change.ts';
import { usualReason } from '../changes/change-toasts.ts';
import { shortName } from '../changes/short-name.ts';
import { browserTimeZone } from '../mail-choices/cadence-field.tsx';
import { type SavedSearchPage, savedSearchKeys } from './saved-search-queries.ts';

/** Deletes a saved search, once its toast closes. */
export const deletion = (
  session: Session,
  { id, name }: Pick<SavedSearch, 'id' | 'name'>,
  onUndo: () => void,
): Change => ({
  key: savedSearchKeys(session).search(id),
  apply: [withoutSearch(session, id)],
  call: (call) => call(removeSavedSearch, { params: { id } }),
  words: {
    done: `Saved search “${shortName(name)}” deleted`,
    failed: 'Unable to delete Saved Search',
    reason: failureReason,
  },
  undo: onUndo,
  stale: [savedSearchKeys(session).pages],
});

/** The lists of the person without a saved search. */
export const withoutSearch = (session: Session, id: string): Effect =>
  effect<SavedSearchPage>(savedSearchKeys(session).pages, ({ items, total }) => {
    const rest = items.filter((each) => each.id !== id);
    return { items: rest, total: total - (items.length - rest.length) };
  });

/** Gives a saved search another query. */
export const update = (session: Session, { id }: SavedSearch, query: string): Change<SavedSearch> => ({
  key: [...savedSearchKeys(session).search(id), 'query'],
  call: (call) => call(updateSavedSearch, { params: { id }, body: { query } }),
  onSuccess: (saved) => storeSavedSearch(session, saved),
  words: { done: 'Search updated', failed: 'Unable to update Saved Search', reason: failureReason },
});

/** Has a saved search send its mails at another cadence. */
export const cadenceChange = (
  session: Session,
  { id }: SavedSearch,
  cadence: Cadence,
): Change<SavedSearch> => ({
  key: [...savedSearchKeys(session).search(id), 'cadence'],
  apply: [
    effect<SavedSearchPage>(savedSearchKeys(session).pages, ({ items, total }) => ({
      items: items.map((each) => (each.id === id ? { ...each, cadence } : each)),
      total,
    })),
  ],
  call: (call) => call(updateSavedSearch, { params: { id }, body: { cadence, timeZone: browserTimeZone() } }),
  onSuccess: (saved) => storeSavedSearch(session, saved),
  words: { done: 'Changes saved', failed: 'Unable to update Saved Search', reason: failureReason },
  // Choosing a cadence may ask for mails again.
  stale: [meQuery(session).queryKey],
});

/** Mails the owner the homes that a saved search finds now. */
export const results = (session: Session, { id }: Pick<SavedSearch, 'id'>, email: string): Change => ({
  key: [...savedSearchKeys(session).search(id), 'results'],
  call: (call) => call(sendSearchResults, { params: { id }, body: {} }),
  words: {
    done: `Email sent. The homes arrive at ${email} in a few minutes.`,
    failed: 'Unable to send Search Result',
    reason: refusalWords,
  },
});

/** The reason why the owner of a search gets no mail with its homes. */
export const refusalWords = (failure: ApiError): string =>
  failure.validationErrors?.[0]?.message ?? failureReason(failure);

/** Stores a new or changed saved search, and requests the lists again. */
export function storeSavedSearch(session: Session, saved: SavedSearch): void {
  const { search, pages } = savedSearchKeys(session);
  session.queries.setQueryData(search(saved.id), saved);
  void session.queries.invalidateQueries({ queryKey: pages });
}

/** The reason of a failed change of saved searches. */
export const failureReason = (failure: ApiError): string =>
  usualReason(failure, {
    not_found: 'This saved search no longer exists.',
    offline: 'You’re offline. Try again when you’re connected.',
  });
