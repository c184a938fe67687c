import { randomUUID } from 'node:crypto';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Person } from '../db/tables.ts';
import { testNow } from './generated-listings.ts';

let count = 0;

/** Stores a person with a verified address and returns the viewer that the person is when signed in. */
export async function aPerson(
  db: Db,
  changes: Partial<Insertable<Person>> = {},
): Promise<{
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly viewer: Viewer;
}> {
  const id = randomUUID();
  const username = changes.username ?? `person-${++count}`;
  const email = changes.email ?? `${username}@visitor.example`;
  await db
    .insertInto('person')
    .values({
      ...{ id, username, email, emailVerified: true, role: 'Client', edition: 'austin' },
      ...{ firstname: 'Ana', lastname: 'Gómez', phone: '+15125550100' },
      ...{ createdAt: testNow, updatedAt: testNow },
      ...changes,
    })
    .execute();
  const viewer: Viewer =
    changes.role === 'Agent'
      ? { role: 'agent', loginStatus: 'verified', userId: id, agentId: username, edition: 'austin' }
      : {
          role: 'client',
          loginStatus: changes.emailVerified === false ? 'not verified' : 'verified',
          userId: id,
          username,
        };
  return { id, username, email, viewer };
}
