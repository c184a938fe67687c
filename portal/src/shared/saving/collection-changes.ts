import type { Collection } from '@hearth/domain/contract/collection.ts';
import { collectionPageSize } from '@hearth/domain/people/collection-rules.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { withToasts } from '../../ui/toast.ts';
import type { Session } from '../app/session.ts';
import { dismissedQuery } from '../dismissing/dismissed-query.ts';
import { type CollectionChange, type CollectionPage, type Collections, pairOf } from './saving.ts';
import { collectionsQuery, ownCollections, personOf } from './use-collections.ts';

/** Where one home is to be. */
export interface Membership {
  readonly collectionId: string;
  readonly listingid: string;
  readonly isIn: boolean;
}

/** A home comes into a collection, or leaves it. */
export const membershipChange = (
  session: Session,
  { collectionId, listingid, isIn }: Membership,
): CollectionChange => ({
  person: personOf(session),
  pair: pairOf(collectionId, listingid),
  inList: (collections) =>
    collections.some(({ id }) => id === collectionId)
      ? withMembership(collections, { collectionId, listingid, isIn })
      : collections,
  inPage: (page, id) => (isIn || id !== collectionId ? page : withoutHome(page, listingid)),
});

/** The collections after that, the changed one first. A home that is saved is no longer dismissed. */
export function withMembership(
  collections: Collections,
  { collectionId, listingid, isIn }: Membership,
): Collections {
  const without = ({ listingIds }: Collection) => listingIds.filter((each) => each !== listingid);
  const after = collections.map((collection) => {
    if (collection.id === collectionId)
      return { ...collection, listingIds: [...(isIn ? [listingid] : []), ...without(collection)] };
    return isIn && collection.id === dismissedCollection
      ? { ...collection, listingIds: without(collection) }
      : collection;
  });
  const isFirst = ({ id }: Collection) => id === collectionId && id !== dismissedCollection;
  const dismissed = after.filter(({ id, listingIds }) => id === dismissedCollection && listingIds.length > 0);
  const own = ownCollections(after);
  return [...own.filter(isFirst), ...own.filter((each) => !isFirst(each)), ...dismissed];
}

function withoutHome(page: CollectionPage, listingid: string): CollectionPage {
  if (!page.listingIds.includes(listingid)) return page;
  const total = page.total - 1;
  return {
    ...page,
    listings: page.listings.filter((listing) => listing.listingid !== listingid),
    listingIds: page.listingIds.filter((id) => id !== listingid),
    ...{ total, pageCount: Math.ceil(total / collectionPageSize) },
  };
}

/** Pages of a collection, by id and number. */
const pagesOf = ({ root }: Session) => [...root, 'collection'];

/** The server has a change: the answers have it too from now on. */
export function settleChange(app: Session, change: CollectionChange): void {
  const { queries } = app;
  queries.setQueryData(collectionsQuery(app).queryKey, (list) => list && change.inList(list));
  for (const [key, page] of queries.getQueriesData<CollectionPage>({ queryKey: pagesOf(app) }))
    if (page) queries.setQueryData(key, change.inPage(page, String(key[3])));
}

/** Asks for the collections in view again; the others once they are shown. */
export function refetchCollections(app: Session): void {
  void app.queries.invalidateQueries({ queryKey: collectionsQuery(app).queryKey });
  void app.queries.invalidateQueries({ queryKey: pagesOf(app) });
}

/** A home is no longer dismissed: its buttons say so, and lists of homes may have it. */
export function noteRetained(app: Session, listingid: string): void {
  const { queryKey } = dismissedQuery(app, listingid);
  const wasDismissed = app.queries
    .getQueryData(collectionsQuery(app).queryKey)
    ?.some(({ id, listingIds }) => id === dismissedCollection && listingIds.includes(listingid));
  app.queries.setQueryData(queryKey, { dismissed: false });
  if (wasDismissed) void app.queries.invalidateQueries({ queryKey: ['homes'] });
}

/** Returns whether the person who made a change is still signed in. */
export const isTheirs = ({ account }: Pick<Session, 'account'>, { person }: CollectionChange): boolean =>
  account.state.person?.username === person;

/** The call for a change. It refuses to send for the person who is signed in by now, if that is another one. */
export const callFor = (app: Session, change: CollectionChange, call: Call = app.client.call): Call =>
  (async (...request: Parameters<Call>) => {
    if (!isTheirs(app, change)) throw new ApiError('sign_in_required', 'the session of the person has ended');
    return call(...request);
  }) as Call;

export interface FailureWords {
  readonly failed: string;
  /** Leads to other collections, where the one of the change cannot have the home. */
  readonly choose?: () => void;
}

/** Says that a change failed, and why; not to the person who is signed in by now, if that is another one. */
export function sayFailed(
  { account }: Session,
  change: CollectionChange,
  { failed, choose }: FailureWords,
  error: unknown,
): void {
  const { person } = account.state;
  if (person !== null && person.username !== change.person) return;
  const failure = error as ApiError;
  const hasChoice = choose && (failure.code === 'validation_failed' || failure.code === 'not_found');
  withToasts((toasts) =>
    toasts.error(failed, {
      description: whyFailed(failure),
      ...(hasChoice && { action: { label: 'Choose', onClick: choose } }),
    }),
  );
}

/** Says a success to the person of the session, unless they have left. */
export function saySuccess({ account, username }: Session, words: string): void {
  if (account.state.person?.username === username) withToasts((toasts) => toasts.success(words));
}

/** Why a change of collections failed, in the words of the server where it objects to the values. */
export const whyFailed = (failure: ApiError): string =>
  failure.validationErrors?.[0]?.message ??
  failureText(failure, 'Please try again.', {
    not_found: 'This collection no longer exists.',
    sign_in_required: 'Your session has ended. Log in again to continue.',
  });

const longestInWords = 60;

/** A name within a sentence, shortened where it is long. */
export const shortName = (name: string): string =>
  name.length > longestInWords ? `${name.slice(0, longestInWords).trimEnd()}…` : name;
