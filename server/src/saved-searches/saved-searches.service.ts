import type { BodyOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  addSavedSearch,
  getSavedSearches,
  SavedSearch,
  updateSavedSearch,
} from '@hearth/domain/contract/saved-search.ts';
import { plainLine, plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { collectionProblems } from '@hearth/domain/people/collection-rules.ts';
import { abilities, can } from '@hearth/domain/people/policies/saved-search.ts';
import {
  mostSavedSearches,
  savedSearchVersion,
  usualCadence,
} from '@hearth/domain/people/saved-search-rules.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { type Attempt, attempted } from '../http/attempt.ts';
import { AppError } from '../http/errors.ts';
import { refuse, refuseProblems } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { lastEventPlace } from '../listings/listing-log.service.ts';
import { announce } from '../live/announce.service.ts';
import { refusesMail } from '../people/mail-subscription.service.ts';
import { changeFor, personOf } from '../people/owner.service.ts';
import { askForMails } from './ask-for-mails.ts';
import { shownQuery, storedQuery } from './saved-query.ts';
import {
  changeSavedSearch,
  countSavedSearches,
  deleteSavedSearch,
  insertSavedSearch,
  readAttempted,
  readSavedSearch,
  readSavedSearches,
  type SavedSearchPage,
  type SavedSearchRow,
} from './saved-searches.queries.ts';

/** A page of the searches that an owner saved. */
export async function savedSearchesOf(
  db: Db,
  page: SavedSearchPage,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof getSavedSearches>> {
  const { items, total } = await readSavedSearches(db, visit.owner, page);
  // Deleted with the account of the actor: the session has ended.
  if (total === 0) await personOf(db, visit.owner);
  return { items: items.map((row) => shown(row, visit)), total };
}

/** @throws AppError not_found */
export const savedSearch = async (db: Db, id: string, visit: OwnedVisit): Promise<SavedSearch> =>
  shown(await requiredSearch(db, id, visit), visit);

/**
 * Saves a search. A repeated attempt gets the search of the first.
 * @param attempt null where the sender gave it no key
 * @throws AppError idempotency_conflict; validation_failed, also where the owner has as many as a person may have
 */
export async function saveSearch(
  db: Db,
  { cadence: asked, timeZone, ...body }: BodyOf<typeof addSavedSearch>,
  visit: OwnedVisit,
  attempt: Attempt | null = null,
): Promise<SavedSearch> {
  const { owner, now } = visit;
  const values = { name: body.name, query: body.query, ...storedValues(body, visit) };
  const id = await changeFor(db, visit, 'search saved', async (transaction, person) => {
    // Requests of one person come one after the other from here on.
    const earlier = await attempted(attempt, (key) => readAttempted(transaction, owner, key));
    if (earlier !== undefined) return earlier;
    const cadence = asked ?? ((await refusesMail(transaction, person.email)) ? 'never' : usualCadence);
    await askForMails(transaction, { cadence: asked, timeZone }, visit);
    if ((await countSavedSearches(transaction, owner)) >= mostSavedSearches)
      refuse('name', `You can have ${mostSavedSearches} saved searches. Delete one first.`);
    const saved = await insertSavedSearch(transaction, {
      ...{ personId: owner.ownerId, edition: owner.edition, createdAt: now, updatedAt: now },
      ...{ ...values, version: savedSearchVersion, cadence },
      // News are what comes from now on.
      seenPlace: await lastEventPlace(transaction),
      ...(attempt && { attemptKey: attempt.key, attemptDigest: attempt.digest }),
    });
    await announceSearch(transaction, saved.id, visit);
    return saved.id;
  });
  return savedSearch(db, String(id), visit);
}

/** Changes the parts that are given. @throws AppError validation_failed, not_found, forbidden */
export async function changeSearchOf(
  db: Db,
  id: string,
  { cadence, timeZone, ...body }: BodyOf<typeof updateSavedSearch>,
  visit: OwnedVisit,
): Promise<SavedSearch> {
  const values = { ...storedValues(body, visit), ...(cadence !== undefined && { cadence }) };
  await changeRow(db, { id, action: 'update' }, visit, async (transaction, row) => {
    if (Object.keys(values).length === 0) return;
    await askForMails(transaction, { cadence, timeZone }, visit);
    const begins = row.cadence === 'never' && cadence !== undefined && cadence !== 'never';
    const seen = begins && { seenPlace: await lastEventPlace(transaction) };
    await changeSavedSearch(transaction, row.id, { ...values, ...seen, updatedAt: visit.now });
  });
  return savedSearch(db, id, visit);
}

/** @throws AppError not_found, forbidden */
export const removeSearch = (db: Db, id: string, visit: OwnedVisit): Promise<void> =>
  changeRow(db, { id, action: 'remove' }, visit, (transaction, row) =>
    deleteSavedSearch(transaction, row.id),
  );

/** Changes of a saved search, as the audit log names them. */
const changeNames = { update: 'saved search changed', remove: 'saved search removed' } as const;

/** Changes a saved search in its transaction, where the actor may. */
const changeRow = (
  db: Db,
  { id, action }: { readonly id: string; readonly action: keyof typeof changeNames },
  visit: OwnedVisit,
  work: (transaction: OwnedChange, row: SavedSearchRow) => Promise<void>,
): Promise<void> =>
  changeFor(db, visit, changeNames[action], async (transaction) => {
    const row = await requiredSearch(transaction, id, visit);
    if (!can(visit.actor, action, ofPolicy(row, visit))) throw new AppError('forbidden');
    await work(transaction, row);
    await announceSearch(transaction, row.id, visit);
  });

const announceSearch = (transaction: OwnedChange, id: number, { owner }: OwnedVisit): Promise<void> =>
  announce(transaction, { resource: 'saved-search', id: String(id), people: [owner.ownerId] });

/** Returns whether a person may see a saved search. */
export async function maySeeSearch(db: Db, id: string, visit: OwnedVisit): Promise<boolean> {
  const row = await readSavedSearch(db, visit.owner, Number(id));
  return row !== undefined && can(visit.actor, 'see', ofPolicy(row, visit));
}

/** Reads a saved search that the actor may see. */
async function requiredSearch(db: Db, id: string, visit: OwnedVisit): Promise<SavedSearchRow> {
  const row = await readSavedSearch(db, visit.owner, Number(id));
  if (row !== undefined && can(visit.actor, 'see', ofPolicy(row, visit))) return row;
  // Deleted with the account of the actor: the session has ended.
  await personOf(db, visit.owner);
  throw new AppError('not_found');
}

const ofPolicy = (row: SavedSearchRow, { owner }: OwnedVisit) => ({ ...row, actsFor: owner.ownerId });

function shown(row: SavedSearchRow, visit: OwnedVisit): SavedSearch {
  const { id, name, description, version, cadence, createdAt, updatedAt } = row;
  const { update, remove } = abilities(visit.actor, ofPolicy(row, visit));
  return {
    ...{ id: String(id), name, description, version, cadence, can: { update, remove } },
    ...shownQuery(row.query, visit.actor),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

type Given = Pick<BodyOf<typeof updateSavedSearch>, 'name' | 'description' | 'query'>;

/** The words and the query of a body as they are stored. @throws AppError validation_failed */
function storedValues(
  { name, description, query }: Given,
  { actor }: OwnedVisit,
): Partial<Pick<SavedSearchRow, 'name' | 'description' | 'query'>> {
  const words = {
    ...(name !== undefined && { name: plainLine(name) }),
    ...(description !== undefined && { description: plainText(description) }),
  };
  refuseProblems(collectionProblems(words));
  return {
    ...words,
    ...(words.description === '' && { description: null }),
    ...(query !== undefined && { query: storedQuery(query, actor) }),
  };
}
