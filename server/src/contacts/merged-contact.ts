import type { ContactRow } from './contacts.queries.ts';

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Texts of both, those of the first one first; one alone where it has the other. */
export const joinedNotes = (one: string, other: string): string =>
  one.includes(other) ? one : [one, other].filter((text) => text !== '').join('\n\n');

/**
 * A contact with another one merged into it. Its own values stay; the other one's fill the gaps, and addresses that have no place
 * are kept as further ones. The account of either stays, with its address.
 */
export function mergedContact(kept: ContactRow, other: ContactRow): ContactRow {
  const account = kept.personId === null ? other : kept;
  const email = (account.personId === null ? null : account.email) ?? kept.email ?? other.email;
  const phone = kept.phone ?? other.phone;
  const all = [kept, other].flatMap((row) => [row.email, row.phone, ...row.also]);
  const also = all.filter((each): each is string => each !== null && each !== email && each !== phone);
  return {
    ...kept,
    ...{ email, phone, also: [...new Set(also)] },
    ...{ personId: account.personId, username: account.username },
    hasOptedOutOfEmail: account.hasOptedOutOfEmail,
    notifications: account.notifications,
    firstname: kept.firstname || other.firstname,
    lastname: kept.lastname || other.lastname,
    notes: joinedNotes(kept.notes, other.notes),
    leadSource: kept.leadSource ?? other.leadSource,
    activeAt: later(kept.activeAt, other.activeAt),
    invitedAt: later(kept.invitedAt, other.invitedAt),
    createdAt: new Date(Math.min(kept.createdAt.getTime(), other.createdAt.getTime())),
    leasedSearch: kept.leasedSearch || other.leasedSearch,
  };
}
