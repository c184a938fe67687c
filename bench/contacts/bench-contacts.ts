import { randomBytes } from 'node:crypto';
import { openDatabase } from '@hearth/server/db/database.ts';
import { tokenHash } from '@hearth/server/db/token-hash.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';
import { latenciesInTurn, type NamedLatency } from '../search/latency.ts';
import { startServer } from '../search/server-process.ts';

/** Of the agent who asks, and of a teammate, who shares every tenth. */
const CONTACTS = 50_000;
const REQUESTS = 1000;

const path = '/api/agent/users';
const kinds = {
  'first page by activity': (_: number) => path,
  'one of the first 50 pages': (nth: number) => `${path}?page=${1 + (nth % 50)}`,
  'first page by name': (_: number) => `${path}?sortBy=name&sortType=ASC`,
  'created by the agent': (_: number) => `${path}?filter=created`,
  'words of one contact': (nth: number) => `${path}?query=last${40_000 + nth}`,
  'words of 1,111 contacts': (_: number) => `${path}?query=last12`,
  'words of every contact': (_: number) => `${path}?query=visitor`,
};

/** Measures the list of an agent with 50,000 contacts, whose team shares others. */
export const benchContacts = async (): Promise<readonly NamedLatency[]> => {
  const [times = []] = await onDatabases([0], async (url) => {
    const token = await storeContacts(url);
    const server = await startServer(url);
    const headers = { cookie: `hearth-session=${token}` };
    const measured = await latenciesInTurn(kinds, REQUESTS, (path) => server.get(path, headers));
    await server.stop();
    return measured;
  });
  return times;
};

/** @returns the token of a session of the agent */
async function storeContacts(url: string): Promise<string> {
  const { pool, close } = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  const token = randomBytes(24).toString('base64url');
  await pool.query(
    `insert into agent (agent_id, edition, firstname, lastname, bio_name, team_name)
     select agent_id, 'austin', 'Ada', 'Reyes', agent_id, 'River' from unnest(array['ada', 'mate']) agent_id`,
  );
  await pool.query(
    `insert into person (id, username, email, email_verified, edition, firstname, lastname, role)
     values (gen_random_uuid(), 'ada', 'ada@brokerage.example', true, 'austin', 'Ada', 'Reyes', 'Agent')`,
  );
  await pool.query(
    `insert into session (id, person_id, token, expires_at) select gen_random_uuid(), id, $1, now() + '1 day' from person`,
    [tokenHash(token)],
  );
  await pool.query(
    `insert into contact (edition, agent_id, firstname, lastname, email, created_by, created_at, updated_at, active_at, shared_with_team)
     select 'austin', owner, 'First' || nth % 977, 'Last' || nth, 'c' || nth || '@visitor.example', person.id,
            now() - nth * interval '1 minute', now(), case when nth % 3 = 0 then now() - nth * 7 % $1 * interval '1 minute' end, nth % 10 = 0
     from person, unnest(array['ada', 'mate']) owner, generate_series(1, $1) nth`,
    [CONTACTS],
  );
  await pool.query('vacuum analyze contact');
  await close();
  return token;
}

/** The figures as a Markdown page, with the machine and the date. */
export const printContacts = (times: readonly NamedLatency[]): string => `# Benchmarks: contacts

Made by \`npm run bench -- contacts --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are p50 / p99 in milliseconds over HTTP on one connection, of ${REQUESTS} requests of each kind in turn. The agent has 50,000
contacts, and a teammate shares 5,000 of as many. The aim is a p99 of 25 ms for a page of the list with its total. Server, database and
measurement share the machine.

| what | p50 / p99 |
| --- | --- |
${times.map(({ name, p50, p99 }) => `| ${name} | ${p50.toFixed(1)} / ${p99.toFixed(1)} |`).join('\n')}
`;
