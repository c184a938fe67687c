import { isLease, type PropertyType } from '@hearth/domain/listing/property-type.ts';
import { type EditFormStatus, isOpen } from '@hearth/domain/listing/status.ts';
import type { ListingSubject } from './listing-subject.ts';

/** Steps of a listing's life. `close` is Sold or Leased. */
export type ListingAct =
  | ('publish' | 'publishPrivately' | 'schedule' | 'unschedule')
  | ('active' | 'pending' | 'backups' | 'close' | 'private' | 'withdraw' | 'onMls');

/** Acts that set a status and need no further values: they are done at once, and can be undone. */
export const plainActs = {
  pending: { mlsStatus: 'Pending', done: 'marked pending' },
  backups: { mlsStatus: 'Pending - Taking Backups', done: 'marked as taking backup offers' },
  private: { mlsStatus: 'Private', done: 'shown to agents only' },
  withdraw: { mlsStatus: 'Withdrawn', done: 'withdrawn' },
} as const satisfies Partial<
  Record<ListingAct, { readonly mlsStatus: EditFormStatus; readonly done: string }>
>;
export type PlainAct = keyof typeof plainActs;

export const isPlainAct = (act: ListingAct): act is PlainAct => act in plainActs;

/** The acts that a listing is open to, those of the draft first. */
export function actsOf(listing: ListingSubject): readonly ListingAct[] {
  const { can, isDraft, hasChanges, scheduledAt } = listing;
  if (!can.publish) return [];
  const ofDraft: ListingAct[] = isDraft
    ? ['publish', 'publishPrivately', 'schedule']
    : hasChanges
      ? ['publish', 'schedule']
      : [];
  const ofPlan: ListingAct[] = scheduledAt === null ? [] : ['unschedule'];
  return [...ofDraft, ...ofPlan, ...(isDraft ? [] : statusActsOf(listing))];
}

function statusActsOf({ mlsStatus }: ListingSubject): readonly ListingAct[] {
  const status = mlsStatus === '' ? 'Private' : mlsStatus;
  const isClosing = isOpen(status);
  const acts: Readonly<Partial<Record<ListingAct, boolean>>> = {
    active: status !== 'Active',
    pending: isClosing && status !== 'Pending' && status !== 'Private',
    backups: isClosing && status !== 'Pending - Taking Backups' && status !== 'Private',
    close: status !== 'Sold' && status !== 'Leased',
    private: status !== 'Private',
    withdraw: isClosing,
    onMls: status !== 'Listed on Mls' && status !== 'Sold' && status !== 'Leased',
  };
  return (Object.keys(acts) as ListingAct[]).filter((act) => acts[act]);
}

/** The words of an act in the menu, which are the title of its dialog too. */
export function actWords(act: ListingAct, listing: ListingSubject): string {
  const { isDraft, scheduledAt, mlsStatus } = listing;
  const isPrivate = mlsStatus === 'Private' || mlsStatus === '';
  const words: Readonly<Record<ListingAct, string>> = {
    publish: isDraft ? 'Publish' : 'Republish',
    publishPrivately: 'Publish to agents only',
    schedule: scheduledAt === null ? 'Schedule' : 'Change schedule',
    unschedule: 'Cancel schedule',
    active: isPrivate ? 'Show to everyone' : 'Back on market',
    pending: 'Mark pending',
    backups: 'Mark taking backups',
    close: isForLease(listing) ? 'Mark leased' : 'Mark sold',
    private: 'Show to agents only',
    withdraw: 'Withdraw',
    onMls: 'Mark listed on MLS',
  };
  return words[act];
}

export const isForLease = ({ propertyType }: Pick<ListingSubject, 'propertyType'>): boolean =>
  propertyType !== null && isLease(propertyType as PropertyType);
