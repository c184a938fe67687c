import type { RowOutcome } from '@hearth/domain/contract/contact-files.ts';
import { joinedNotes } from '../merged-contact.ts';
import type { FiledContact, StoredContact } from './contact-files.queries.ts';
import type { FileContact } from './file-contact.ts';

/** A contact in memory while a file is read; `id` is null for one that the file makes. */
type Known = FiledContact & { readonly id: number | null };

/** The contacts of an agent, by their addresses and phones. */
export interface KnownContacts {
  /** Takes a row: it makes a contact, completes one, or changes nothing. */
  take(row: FileContact): Exclude<RowOutcome, 'refused'>;
  readonly count: () => number;
  readonly made: () => readonly FiledContact[];
  readonly changed: () => readonly (FiledContact & { readonly id: number })[];
}

export function knownContacts(stored: readonly StoredContact[]): KnownContacts {
  const byAddress = new Map<string, Known[]>();
  const changed = new Map<number, Known>();
  const made = new Set<Known>();
  let count = stored.length;
  const addressesOf = (known: Known) =>
    [known.email, known.phone, ...known.also].filter((each) => each !== null);
  const place = (known: Known) => {
    for (const address of addressesOf(known))
      byAddress.set(address, [...(byAddress.get(address) ?? []), known]);
  };
  const displace = (known: Known) => {
    for (const address of addressesOf(known))
      byAddress.set(
        address,
        (byAddress.get(address) ?? []).filter((each) => each !== known),
      );
  };
  for (const { personId, createdAt, ...known } of stored) place(known);
  return {
    take({ line, ...row }) {
      const known = twinOf(row, byAddress);
      const next: Known = known === undefined ? { ...row, id: null } : completed(known, row);
      if (known !== undefined && isSame(known, next)) return 'matched';
      if (known !== undefined) {
        displace(known);
        made.delete(known);
      } else count += 1;
      place(next);
      if (next.id === null) made.add(next);
      else changed.set(next.id, next);
      return known === undefined ? 'made' : 'merged';
    },
    count: () => count,
    made: () => [...made],
    changed: () => [...changed.values()] as (FiledContact & { id: number })[],
  };
}

type Row = Omit<FileContact, 'line'>;

/** The contact with the address of a row; or with its phone, where one of the two has no address: households share phones. */
function twinOf(row: Row, byAddress: ReadonlyMap<string, readonly Known[]>): Known | undefined {
  const withEmail = row.email === null ? undefined : byAddress.get(row.email)?.[0];
  if (withEmail !== undefined || row.phone === null) return withEmail;
  return byAddress.get(row.phone)?.find(({ email }) => email === null || row.email === null);
}

/** A contact with the values that it lacks. Its own values stay; other addresses are further ones. */
function completed(known: Known, row: Row): Known {
  const email = known.email ?? row.email;
  const phone = known.phone ?? row.phone;
  const all = [...known.also, row.email, row.phone, ...row.also];
  const also = all.filter((each): each is string => each !== null && each !== email && each !== phone);
  return {
    id: known.id,
    ...{ email, phone, also: [...new Set(also)] },
    firstname: known.firstname || row.firstname,
    lastname: known.lastname || row.lastname,
    notes: joinedNotes(known.notes, row.notes),
    leadSource: known.leadSource ?? row.leadSource,
  };
}

const fields = ['firstname', 'lastname', 'email', 'phone', 'notes', 'leadSource'] as const;

const isSame = (one: Known, other: Known): boolean =>
  fields.every((field) => one[field] === other[field]) && one.also.length === other.also.length;
