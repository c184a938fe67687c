import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { mostNotes, noteProblems } from '@hearth/domain/people/note-rules.ts';
import type { Db } from '../db/database.ts';
import { refuse, refuseProblems } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { changeFor } from '../people/owner.service.ts';
import { countNotes, deleteNote, putNote, readNotes } from './home-notes.queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly listings: Pick<ListingService, 'requiredListing'>;
}

/**
 * Stores the actor's own note on a home that the actor may see. Two tabs: the last one wins.
 * @throws AppError validation_failed, else as `requiredListing` does
 */
export async function noteHome(
  { db, listings }: Dependencies,
  { id, text: written }: { readonly id: string; readonly text: string },
  visit: OwnedVisit,
): Promise<void> {
  const text = plainText(written);
  refuseProblems(noteProblems({ text }));
  const { listing } = await listings.requiredListing(id, visit);
  await changeFor(db, visit, 'home noted', async (transaction, person) => {
    const key = { personId: person.id, listingkey: listing.listingkey };
    if (text === '') return deleteNote(transaction, key);
    await putNote(transaction, key, text, visit.now);
    if ((await countNotes(transaction, person.id)) > mostNotes)
      refuse('text', `You can have ${withCommas(mostNotes)} notes. Remove one first.`);
  });
}

/** Reads the actor's own notes on homes, by listing key. No route reads those of another person, in agent mode neither. */
export const ownNotes = (
  db: Db,
  { actor }: Pick<OwnedVisit, 'actor'>,
  listingkeys: readonly string[],
): Promise<ReadonlyMap<string, string>> => readNotes(db, actor.userId, listingkeys);
