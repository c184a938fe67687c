import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { lastChange } from './search-change.queries.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await saveAgents(db.kysely, [anAgent({ trecLicense: '1' })]);
});
afterAll(() => db.drop());

/** Returns whether cached answers of searches are stale after an update of agents. */
async function makesStale(assignment: string): Promise<boolean> {
  const before = await lastChange(db.kysely);
  await db.pool.query(`update agent set ${assignment}`);
  return (await lastChange(db.kysely)).change !== before.change;
}

describe('cached answers of searches', () => {
  it('keeps cached answers when an agent is linked to an account or signs in', async () => {
    const { rows } = await db.pool.query(
      `insert into person (id, username, email, edition, firstname, lastname)
       values (gen_random_uuid(), 'ada', 'ada@example.com', 'austin', 'Ada', 'Reyes') returning id`,
    );
    expect(await makesStale(`account_id = '${rows[0].id}'`)).toBe(false);
    expect(await makesStale('updated_at = now()')).toBe(false);
    expect(await makesStale("phone = '512-555-0100', bio = 'New'")).toBe(false);
  });

  it('become stale when an agent gets another licence, by which searches find them', async () => {
    expect(await makesStale("trec_license = '2'")).toBe(true);
  });
});
