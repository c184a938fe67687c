import { listAgents } from '@hearth/domain/contract/agent.ts';
import { saveAgents } from '@hearth/server/agents/agents.queries.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { anAgent } from '@hearth/server/testing/an-agent.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';
import { latenciesInTurn, type NamedLatency } from '../search/latency.ts';
import { startServer } from '../search/server-process.ts';

const AGENTS = 5000;
const REQUESTS = 400;

const firstnames = ['Ada', 'José', 'Mary Ann', 'Gregory', 'Linh', 'Xóchitl', 'Dana', 'Omar', 'Priya', 'Sean'];
const lastnames = ['Reyes', 'O’Neil', 'García', 'Smith', 'Nguyen', 'Dang', 'Müller', 'Lee', 'Patel', 'Brown'];

/** Distinct for each agent. */
const lastnameOf = (nth: number): string => `${lastnames[Math.floor(nth / 10) % 10]}${nth}`;

const pathOf = (query: string): string => `${listAgents.path}?${query}`;
const suggestion = (words: string): string =>
  pathOf(new URLSearchParams({ query: words, limit: '5' }).toString());

const kinds = {
  'suggestions for a letter': (nth: number) => suggestion(lastnames[nth % 10]!.slice(0, 1)),
  'suggestions for three letters': (nth: number) => suggestion(lastnames[nth % 10]!.slice(0, 3)),
  'suggestions for a whole name': (nth: number) => suggestion(`${firstnames[nth % 10]} ${lastnameOf(nth)}`),
  'suggestions for no agent': (_: number) => suggestion('zzyzx'),
  'first page of the directory': (_: number) => pathOf('limit=20'),
  'any page by first name': (nth: number) => pathOf(`limit=20&sortBy=firstname&page=${1 + (nth % 250)}`),
  'agents of a language': (_: number) => pathOf('limit=20&language=spanish'),
};

/** Measures suggestions and pages of a directory of 5,000 agents. */
export const benchAgents = async (): Promise<readonly NamedLatency[]> => {
  const [times = []] = await onDatabases([0], async (url) => {
    await storeAgents(url);
    const server = await startServer(url);
    const measured = await latenciesInTurn(kinds, REQUESTS, (path) => server.get(path));
    await server.stop();
    return measured;
  });
  return times;
};

async function storeAgents(url: string): Promise<void> {
  const { kysely, pool, close } = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  const agents = Array.from({ length: AGENTS }, (_, nth) =>
    anAgent({
      agentId: `agent${nth}`,
      firstname: firstnames[nth % 10]!,
      lastname: lastnameOf(nth),
      title: 'Realtor',
      languages: nth % 3 === 0 ? ['Spanish'] : [],
      teamName: nth % 5 === 0 ? 'River' : null,
    }),
  );
  // A statement takes 65,535 values.
  for (let from = 0; from < AGENTS; from += 1000) await saveAgents(kysely, agents.slice(from, from + 1000));
  await pool.query('vacuum analyze agent');
  await close();
}

/** The figures as a Markdown page, with the machine and the date. */
export const printAgents = (times: readonly NamedLatency[]): string => `# Benchmarks: agents

Made by \`npm run bench -- agents --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are p50 / p99 in milliseconds over HTTP on one connection, of ${REQUESTS} requests of each kind in turn, with 5,000 agents in the
edition. The aim is a p99 of 10 ms for suggestions. Server, database and measurement share the machine.

| what | p50 / p99 |
| --- | --- |
${times.map(({ name, p50, p99 }) => `| ${name} | ${p50.toFixed(1)} / ${p99.toFixed(1)} |`).join('\n')}
`;
