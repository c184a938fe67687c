import type { LiveNews } from '@hearth/domain/contract/live.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { announce } from '../live/announce.service.ts';
import { personOf } from '../people/owner.service.ts';
import { readAudience } from './memberships.queries.ts';
import type { Departing, SharedThing, ThingKind } from './shared-thing.ts';

/** Announces a change of a shared thing to all who can see it. @param others who could see it before */
export async function announceThing(
  transaction: OwnedChange,
  kind: ThingKind,
  { id, ownerId }: Pick<SharedThing, 'id' | 'ownerId'>,
  others: readonly string[] = [],
): Promise<void> {
  const people = await readAudience(transaction, { kind, id }, ownerId);
  await announce(transaction, { resource: kind, id: String(id), people: [...people, ...others] });
}

/** Announces a person who joined a thing, or left it, to the others but the actor. */
export async function announcePerson(
  transaction: OwnedChange,
  kind: ThingKind,
  { id, ownerId, name }: Pick<SharedThing, 'id' | 'ownerId' | 'name'>,
  { what, personId, actorId }: Pick<Departing, 'personId' | 'actorId'> & Pick<LiveNews, 'what'>,
): Promise<void> {
  const [{ firstname }, audience] = await Promise.all([
    personOf(transaction, { ownerId: personId }),
    readAudience(transaction, { kind, id }, ownerId),
  ]);
  const people = audience.filter((each) => each !== personId && each !== actorId);
  await announce(transaction, { resource: kind, id: String(id), people, news: { what, firstname, name } });
}

/** Runs a change of a shared thing and announces it to all who could see the thing before or can see it now. */
export async function announcing<Result>(
  transaction: OwnedChange,
  kind: ThingKind,
  thing: Pick<SharedThing, 'id' | 'ownerId'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await readAudience(transaction, { kind, id: thing.id }, thing.ownerId);
  const result = await work();
  await announceThing(transaction, kind, thing, before);
  return result;
}
