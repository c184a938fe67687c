import type { OwnedChange } from '../db/owned-change.ts';
import { announce } from '../live/announce.service.ts';
import { readAudience } from './memberships.queries.ts';
import type { SharedThing, ThingKind } from './shared-thing.ts';

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
