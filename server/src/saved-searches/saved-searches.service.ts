import type { BodyOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  addSavedSearch,
  getSavedSearches,
  SavedSearch,
  updateSavedSearch,
} from '@hearth/domain/contract/saved-search.ts';
import { plainLine, plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { abilities, can } from '@hearth/domain/people/policies/saved-search.ts';
import {
  mostSavedSearches,
  privateIsNotShared,
  savedSearchVersion,
} from '@hearth/domain/people/saved-search-rules.ts';
import { thingProblems } from '@hearth/domain/people/thing-rules.ts';
import type { Db } from '../db/database.ts';
import { type Attempt, attempted } from '../http/attempt.ts';
import { AppError } from '../http/errors.ts';
import { refuse, refuseProblems } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { lastEventPlace } from '../listings/listing-log.service.ts';
import { changeFor, personOf } from '../people/owner.service.ts';
import { askForMails, cadenceWithoutChoice } from '../people/wanted-mails.service.ts';
import { announceThing } from '../sharing/announce-thing.service.ts';
import { changeThing } from '../sharing/change-thing.service.ts';
import { chooseOwnCadence, seenUntilNow } from '../sharing/own-cadence.service.ts';
import { findsPrivate, shownQuery, storedQuery } from './saved-query.ts';
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

/** A page of the searches that an owner saved or joined. */
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
  { cadence: requested, timeZone, ...body }: BodyOf<typeof addSavedSearch>,
  visit: OwnedVisit,
  attempt: Attempt | null = null,
): Promise<SavedSearch> {
  const { owner, now } = visit;
  const values = { name: body.name, query: body.query, ...storedValues(body, visit) };
  const change = { name: 'search saved', facts: (saved: number) => ({ kind: 'saved-search', id: saved }) };
  const id = await changeFor(db, visit, change, async (transaction, person) => {
    // Requests of one person come one after the other from here on.
    const earlier = await attempted(attempt, (key) => readAttempted(transaction, owner, key));
    if (earlier !== undefined) return earlier;
    const cadence = requested ?? (await cadenceWithoutChoice(transaction, person.email));
    await askForMails(transaction, { cadence: requested, timeZone }, visit);
    if ((await countSavedSearches(transaction, owner)) >= mostSavedSearches)
      refuse('name', `You can have ${mostSavedSearches} saved searches. Delete one first.`);
    const saved = await insertSavedSearch(transaction, {
      ...{ personId: owner.ownerId, edition: owner.edition, createdAt: now, updatedAt: now },
      ...{ ...values, version: savedSearchVersion, cadence },
      // News are what comes from now on.
      seenPlace: await lastEventPlace(transaction),
      ...(attempt && { attemptKey: attempt.key, attemptDigest: attempt.digest }),
    });
    await announceThing(transaction, 'saved-search', { id: saved.id, ownerId: owner.ownerId });
    return saved.id;
  });
  return savedSearch(db, String(id), visit);
}

/**
 * Changes the parts that are given. People who joined the search choose the cadence of their own mails alone.
 * @throws AppError validation_failed, not_found, forbidden
 */
export async function changeSearchOf(
  db: Db,
  id: string,
  { cadence, timeZone, ...body }: BodyOf<typeof updateSavedSearch>,
  visit: OwnedVisit,
): Promise<SavedSearch> {
  const values = { ...storedValues(body, visit), ...(cadence !== undefined && { cadence }) };
  const { membership } = await requiredSearch(db, id, visit);
  if (membership === 'joined' && cadence !== undefined && Object.keys(values).length === 1)
    await chooseOwnCadence(db, { kind, read: requiredSearch }, { id, visit, cadence, timeZone });
  else
    await changeThing(db, visit, changeTo('update', id, visit), async (transaction, row) => {
      if (Object.keys(values).length === 0) return;
      if (row.isShared && values.query !== undefined && findsPrivate(values.query))
        refuse('query', privateIsNotShared);
      await askForMails(transaction, { cadence, timeZone, before: row.cadence }, visit);
      const seen = await seenUntilNow(transaction, row.cadence, cadence);
      await changeSavedSearch(transaction, row.id, { ...values, ...seen, updatedAt: visit.now });
    });
  return savedSearch(db, id, visit);
}

/** @throws AppError not_found, forbidden */
export const removeSearch = (db: Db, id: string, visit: OwnedVisit): Promise<void> =>
  changeThing(db, visit, changeTo('remove', id, visit), (transaction, row) =>
    deleteSavedSearch(transaction, row.id),
  );

const kind = 'saved-search';

/** Changes of a saved search, as the audit log names them. */
const changeNames = { update: 'saved search changed', remove: 'saved search removed' } as const;

const changeTo = (action: keyof typeof changeNames, id: string, visit: OwnedVisit) => ({
  ...({ kind, refusal: 'forbidden', name: changeNames[action] } as const),
  read: (db: Db) => requiredSearch(db, id, visit),
  isAllowed: (row: SavedSearchRow) => can(visit.actor, action, ofPolicy(row, visit)),
});

/** Returns whether a person may see a saved search. */
export async function maySeeSearch(db: Db, id: string, visit: OwnedVisit): Promise<boolean> {
  const row = await readSavedSearch(db, visit.owner, Number(id));
  return row !== undefined && can(visit.actor, 'see', ofPolicy(row, visit));
}

/** Reads a saved search that the actor may see. @throws AppError not_found */
export async function requiredSearch(db: Db, id: string, visit: OwnedVisit): Promise<SavedSearchRow> {
  const row = await readSavedSearch(db, visit.owner, Number(id));
  if (row !== undefined && can(visit.actor, 'see', ofPolicy(row, visit))) return row;
  // Deleted with the account of the actor: the session has ended.
  await personOf(db, visit.owner);
  throw new AppError('not_found');
}

/** A saved search as its policy takes it. */
export const ofPolicy = (row: SavedSearchRow, { owner }: OwnedVisit) => ({ ...row, actsFor: owner.ownerId });

function shown(row: SavedSearchRow, visit: OwnedVisit): SavedSearch {
  const { id, name, description, version, cadence, notifyAgent, collaboratorCount, isShared } = row;
  const { see, ...rights } = abilities(visit.actor, ofPolicy(row, visit));
  return {
    ...{ id: String(id), name, description, version, cadence, notifyAgent, collaboratorCount, isShared },
    can: rights,
    sharedBy:
      row.ownerId === visit.owner.ownerId
        ? null
        : { firstname: row.ownerFirstname, picture: row.ownerPicture },
    ...shownQuery(row.query, visit.actor),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type Given = Pick<BodyOf<typeof updateSavedSearch>, 'name' | 'description' | 'query' | 'notifyAgent'>;

/** The words and the query of a body as they are stored. @throws AppError validation_failed */
function storedValues(
  { name, description, query, notifyAgent }: Given,
  { actor }: OwnedVisit,
): Partial<Pick<SavedSearchRow, 'name' | 'description' | 'query' | 'notifyAgent'>> {
  const words = {
    ...(name !== undefined && { name: plainLine(name) }),
    ...(description !== undefined && { description: plainText(description) }),
  };
  refuseProblems(thingProblems(words));
  return {
    ...words,
    ...(words.description === '' && { description: null }),
    ...(query !== undefined && { query: storedQuery(query, actor) }),
    ...(notifyAgent !== undefined && { notifyAgent }),
  };
}
