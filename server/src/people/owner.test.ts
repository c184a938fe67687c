import { type Actor, usernameOf } from '@hearth/domain/people/viewer.ts';
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { auditOf } from '../audit/audit.service.ts';
import { type OwnedVisit, type Owner, type VisitingPerson, visitOf } from '../http/visit.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addPlace, favoritePlaces } from './favorite-places.service.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const place = { name: 'Work', address: '1 Elm St', latitude: 30.2, longitude: -97.7 };

const person = { emailVerified: true, hasSocialLogin: false, isAdmin: false, edition: 'austin' } as const;

async function visitAs(role: VisitingPerson['role'], agentId: string | null = null): Promise<OwnedVisit> {
  const { id: personId, username } = await aPerson(db.kysely, { role, agentId });
  return visitOf({ ...person, personId, username, role }, testNow);
}

/** A visit of an agent who acts for a client. */
async function visitFor(actorId?: string): Promise<OwnedVisit> {
  const agent = await visitAs('Agent');
  await saveAgents(db.kysely, [anAgent({ agentId: usernameOf(agent.actor) })]);
  const client = await visitAs('Client', usernameOf(agent.actor));
  const actor = { ...agent.actor, ...(actorId && { userId: actorId }) };
  return { ...agent, actor, owner: client.owner, right: 'contact' };
}

it('keeps actors and owners apart by type', () => {
  expectTypeOf<Actor>().not.toExtend<Owner>();
  expectTypeOf<Owner>().not.toExtend<Actor>();
});

it('records no line for a change by the owner', async () => {
  const visit = await visitAs('Client');
  await addPlace(db.kysely, visit, place);
  expect(await favoritePlaces(db.kysely, visit)).toMatchObject([place]);
  expect(await auditOf(db.kysely, visit.owner.ownerId)).toEqual([]);
});

it('commits a change by another actor with its audit line', async () => {
  const visit = await visitFor();
  await addPlace(db.kysely, visit, place);
  expect(await favoritePlaces(db.kysely, visit)).toMatchObject([place]);
  const { ownerId } = visit.owner;
  expect(await auditOf(db.kysely, ownerId)).toMatchObject([
    {
      ...{ at: testNow, action: 'acted for a contact', actorId: visit.actor.userId, personId: ownerId },
      details: { change: 'favorite place added', right: 'contact' },
    },
  ]);
});

it('rolls a change by another actor back where its audit line fails', async () => {
  const visit = await visitFor('no UUID, which the log refuses');
  await expect(addPlace(db.kysely, visit, place)).rejects.toThrow();
  expect(await favoritePlaces(db.kysely, visit)).toEqual([]);
});

it('records no line for a change that fails', async () => {
  const visit = await visitFor();
  for (let count = 0; count < 20; count++) await addPlace(db.kysely, visit, place);
  await expect(addPlace(db.kysely, visit, place)).rejects.toThrow();
  expect(await auditOf(db.kysely, visit.owner.ownerId)).toHaveLength(20);
});

it('refuses a change for an account that was deleted', async () => {
  const visit = await visitFor();
  await db.kysely.deleteFrom('person').where('id', '=', visit.owner.ownerId).execute();
  await expect(addPlace(db.kysely, visit, place)).rejects.toMatchObject({ code: 'sign_in_required' });
  expect(await auditOf(db.kysely, visit.owner.ownerId)).toEqual([]);
});

it('refuses a change by an agent who lost the contact meanwhile', async () => {
  const visit = await visitFor();
  await db.kysely
    .updateTable('person')
    .set({ agentId: null })
    .where('id', '=', visit.owner.ownerId)
    .execute();
  await expect(addPlace(db.kysely, visit, place)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await favoritePlaces(db.kysely, visit)).toEqual([]);
});

it('lets the database refuse a change by another actor without an audit line', async () => {
  const visit = await visitFor();
  await expect(addPlace(db.kysely, { ...visit, right: 'self' }, place)).rejects.toThrow('audit log');
  expect(await favoritePlaces(db.kysely, visit)).toEqual([]);
});
