import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import {
  changeExclusiveStatus,
  scheduleExclusiveListing,
} from '@hearth/domain/contract/exclusive-listing-publish.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Session } from '../../../shared/app/session.ts';
import { type Change, type Effect, effect } from '../../../shared/changes/change.ts';
import { usualReason } from '../../../shared/changes/change-toasts.ts';
import { shortName } from '../../../shared/changes/short-name.ts';
import { tabOf } from '../listing-changes.ts';
import { type ListingPage, listingKeys } from '../listing-queries.ts';
import { nameOf } from '../listing-words.ts';
import { type PlainAct, plainActs } from './listing-acts.ts';
import type { ListingSubject } from './listing-subject.ts';

export type StatusBody = BodyOf<typeof changeExclusiveStatus>;
type Shown = Partial<Pick<ListingSubject, 'mlsStatus' | 'scheduledAt'>>;

/** A change of status, which is sent once its toast closes without an undo. */
export function plainChange(
  session: Session,
  listing: ListingSubject,
  act: PlainAct,
  {
    onUndo,
    onSuccess,
  }: { readonly onUndo: () => void; readonly onSuccess: (stored: ExclusiveDetails) => void },
): Change<ExclusiveDetails> {
  const { mlsStatus, done } = plainActs[act];
  return {
    key: listingKeys(session).listing(listing.draftId),
    apply: shownEffects(session, listing, { mlsStatus, scheduledAt: null }),
    call: (call) =>
      call(changeExclusiveStatus, { params: { listingId: listing.listingId }, body: { mlsStatus } }),
    words: {
      done: { title: `“${nameFor(listing)}” ${done}`, ...sideWords(listing) },
      failed: 'The listing couldn’t be changed',
      reason: actFailure,
    },
    undo: onUndo,
    onSuccess,
    stale: [listingKeys(session).all],
  };
}

/** A planned publication no longer fits a listing with another status, so that the server drops it. Changes stay in the draft. */
function sideWords({ scheduledAt, hasChanges }: ListingSubject): { readonly description?: string } {
  const words = [
    scheduledAt !== null && 'Its scheduled publication is canceled.',
    hasChanges && 'Your unpublished changes stay in the draft.',
  ].filter(Boolean);
  return words.length === 0 ? {} : { description: words.join(' ') };
}

/** Cancels a planned publication. */
export const planCancellation = (
  session: Session,
  listing: ListingSubject,
  onSuccess: (stored: ExclusiveDetails) => void,
): Change<ExclusiveDetails> => ({
  key: [...listingKeys(session).listing(listing.draftId), 'plan'],
  apply: shownEffects(session, listing, { scheduledAt: null }),
  call: (call) =>
    call(scheduleExclusiveListing, {
      params: { listingId: listing.listingId },
      body: { revision: listing.revision, at: null },
    }),
  words: {
    done: `“${nameFor(listing)}” won’t go live as scheduled`,
    failed: 'The schedule couldn’t be canceled',
    reason: actFailure,
  },
  onSuccess,
  stale: [listingKeys(session).all],
});

/** The listing as lists show it after a change: in another tab of the list it leaves the page. */
export const shownEffects = (
  session: Session,
  { draftId }: Pick<ListingSubject, 'draftId'>,
  shown: Shown,
): readonly Effect[] => [
  effect<ListingPage>(listingKeys(session).pages, (page) => withShown(page, draftId, shown)),
  effect<ListingSubject>(subjectKey(session, draftId), (subject) => ({ ...subject, ...shown })),
];

/** The listing of an open form, for changes that are not sent yet. */
export const subjectKey = (session: Session, draftId: string) =>
  [...listingKeys(session).listing(draftId), 'subject'] as const;

function withShown(page: ListingPage, draftId: string, shown: Shown): ListingPage {
  const before = page.items.find((item) => item.draftId === draftId);
  if (!before) return page;
  const after = { ...before, ...shown };
  const [from, to] = [tabOf(before), tabOf(after)];
  if (from === to) return { ...page, items: page.items.map((item) => (item === before ? after : item)) };
  return {
    items: page.items.filter((item) => item !== before),
    total: page.total - 1,
    tabs: { ...page.tabs, [from]: page.tabs[from] - 1, [to]: page.tabs[to] + 1 },
  };
}

export const nameFor = (listing: ListingSubject): string => shortName(nameOf(listing));

/** The reason why an act failed. */
export const actFailure = (failure: ApiError): string =>
  usualReason(failure, {
    revision_conflict: 'The listing changed meanwhile. Look at the new review first.',
    not_found: 'This listing was deleted, or is no longer yours.',
  });
