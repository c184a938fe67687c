import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bioName } from '@hearth/domain/people/bio-name.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrationsFolder } from './migrate.ts';

it('names bio pages of agents who were there before as new ones are named', async () => {
  const db = await createTestDatabase();
  const names = ['José De la Cruz', "Mary-Kate O'Neil", 'Zoë Łukasz', 'ﬁona  Çelik', '李 明'].map((name) =>
    name.split(/ (.*)/),
  );
  const agents = names.map(([firstname = '', lastname = ''], i) =>
    anAgent({ agentId: `agent.${i}`, trecLicense: null, email: null, firstname, lastname }),
  );
  await saveAgents(db.kysely, agents);
  await sql`update agent set bioname = ''`.execute(db.kysely);
  const migration = await readFile(path.join(migrationsFolder, '0010-bio-names.sql'), 'utf8');
  await sql.raw(migration).execute(db.kysely);
  const { rows } = await sql<{ bioname: string }>`select bioname from agent order by "agentId"`.execute(
    db.kysely,
  );
  expect(rows.map(({ bioname }) => bioname)).toEqual(agents.map(bioName));
  await db.drop();
});
