import { randomBytes } from 'node:crypto';
import { mostViewedListings, mostViewedSearches } from '@hearth/domain/people/history-rules.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { tokenHash } from '@hearth/server/db/token-hash.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';
import { latenciesInTurn, type NamedLatency } from '../search/latency.ts';
import { startServer } from '../search/server-process.ts';

/** Of each kind, all of one person; histories keep fewer. */
const ITEMS = 100_000;
const PAGES = 3000;
const LIMIT = 20;
const REQUESTS = 200;

const badge = '/api/notification/history/count';
const mails = `/api/notification/history?limit=${LIMIT}`;
const history = `/api/v2/email-history?limit=${LIMIT}`;
const homes = `/api/v2/history/myviews?limit=${LIMIT}`;
const searches = `/api/history/search?limit=${LIMIT}`;

/** Lists with the number of their items. */
const lists: readonly (readonly [name: string, path: string, items: number])[] = [
  ['inbox', mails, ITEMS],
  ['inbox, unread', `${mails}&type=Unread`, ITEMS / 10],
  ['inbox, inquiries', `${mails}&type=Inquiries`, ITEMS / 20],
  ['inbox, 30 days', `${mails}&period=30`, (30 * 24 * 60) / 5],
  ['e-mail history', history, ITEMS],
  ['e-mail history, sent', `${history}&status=Sent`, ITEMS],
  ['own inquiries', '/api/user/inquiry?sort=DESC', ITEMS],
  ['viewed homes', homes, mostViewedListings],
  ['viewed homes, 7 days', `${homes}&period=7`, (7 * 24 * 60) / 3],
  ['viewed searches', searches, mostViewedSearches],
  ['searches by count', `${searches}&sortBy=count`, mostViewedSearches],
  ['viewed pages', `/api/history/pages?limit=${LIMIT}`, PAGES],
  ['activity of an agent', `/api/agent/activity?limit=${LIMIT}`, 2 * ITEMS],
];
const kinds: Readonly<Record<string, (nth: number) => string>> = {
  'no list': () => '/healthz',
  ...Object.fromEntries(
    lists.flatMap(([name, path, items]) => [
      [`${name} (${items.toLocaleString('en-US')}): first page`, () => path],
      [`${name}: any page`, (nth: number) => `${path}&page=${1 + ((nth * 997) % Math.ceil(items / LIMIT))}`],
    ]),
  ),
  'badge of the inbox': () => badge,
};

/** Measures the inbox and the histories of a person who has as much as they can keep. */
export const benchInbox = async (only = ''): Promise<readonly NamedLatency[]> => {
  const chosen = Object.fromEntries(Object.entries(kinds).filter(([name]) => name.includes(only)));
  const [times = []] = await onDatabases([0], async (url) => {
    const token = await storeItems(url);
    const server = await startServer(url);
    const headers = { cookie: `hearth-session=${token}` };
    const measured = await latenciesInTurn(chosen, REQUESTS, (path) => server.get(path, headers));
    await server.stop();
    return measured;
  });
  return times;
};

/** @returns the token of a session of the person; another one has as much. */
async function storeItems(url: string): Promise<string> {
  const { pool, close } = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  const token = randomBytes(24).toString('base64url');
  const email = 'ada@brokerage.example';
  await pool.query(
    `insert into agent (agent_id, edition, firstname, lastname, bio_name) values ('ada', 'austin', 'Ada', 'Reyes', 'ada')`,
  );
  await pool.query(
    `insert into person (id, username, email, email_verified, edition, firstname, lastname, role)
     select gen_random_uuid(), name, name || '@brokerage.example', true, 'austin', name, 'Reyes', 'Agent'
     from unnest(array['ada', 'mate']) name`,
  );
  await pool.query(
    `insert into session (id, person_id, token, expires_at) select gen_random_uuid(), id, $1, now() + '1 day' from person where username = 'ada'`,
    [tokenHash(token)],
  );
  await pool.query(
    `insert into inquiry (id, type, edition, status, firstname, lastname, email, phone, consent_version, consent_boxes, consent_at,
                          ip_address, body_hash, agent_key, created_at)
     select gen_random_uuid(), 'bio-inquiry', 'austin', case when nth % 50 = 0 then 'new' else 'closed' end, 'First' || nth, 'Last', $2,
            '+15125550100', '1', '[]', now(), '127.0.0.1', 'x', agent.id, now() - nth * interval '7 minutes'
     from agent, generate_series(1, $1) nth`,
    [ITEMS, email],
  );
  // One in twenty is about an inquiry, one in ten is unread.
  await pool.query(
    `insert into mail (id, template, parameters, to_name, to_address, created_at, receiver_id, is_unread, status, subject, text_body,
                       html_body, sent_by, sent_at, related_type, related_id)
     select gen_random_uuid(), 'saved-search-news', '{}', 'Ada', $2, now() - series.nth * interval '5 minutes', person.id, series.nth % 10 = 0, 'Sent',
            'Two homes of your search ' || series.nth, repeat('text ', 40), repeat('<p>text</p>', 80), 'outbox', now(),
            case when inquiry.id is not null then 'inquiry' end, inquiry.id
     from person cross join generate_series(1, $1) series (nth)
     left join (select id, row_number() over () as nth from inquiry limit $1 / 20) inquiry on inquiry.nth * 20 = series.nth`,
    [ITEMS, email],
  );
  await pool.query(
    `insert into viewed_listing (person_id, edition, listingid, viewed_at)
     select id, 'austin', 'ACT' || nth, now() - nth * interval '3 minutes' from person, generate_series(1, $1) nth`,
    [mostViewedListings],
  );
  await pool.query(
    `insert into recent_search (person_id, query, search_count, searched_at)
     select id, 'view=list&minPrice=' || nth, 1 + nth % 40, now() - nth * interval '3 minutes' from person, generate_series(1, $1) nth`,
    [mostViewedSearches],
  );
  await pool.query(
    `insert into page_view (person_id, path, title, viewed_at, is_content, is_last)
     select id, '/agents/name' || nth % $2, 'An agent', now() - nth * interval '3 minutes', true, nth <= $2
     from person, generate_series(1, $1) nth`,
    [ITEMS, PAGES],
  );
  await pool.query('vacuum analyze');
  await close();
  return token;
}

/** The figures as a Markdown page, with the machine and the date. */
export const printInbox = (times: readonly NamedLatency[]): string => `# Benchmarks: inbox and histories

Made by \`npm run bench -- inbox --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are p50 / p99 in milliseconds over HTTP on one connection, of ${REQUESTS} requests of each kind in turn. One person has ${ITEMS.toLocaleString('en-US')} mails
and inquiries, the most homes and searches that a history keeps, and ${ITEMS.toLocaleString('en-US')} views of pages; another person has as much. A page has ${LIMIT}
items and the total of all. "Any page" goes through all pages. "No list" is a request that reads nothing, for the share of the machine and its load. The
aim is a p99 of 10 ms. Server, database and measurement share the machine.

| what | p50 / p99 |
| --- | --- |
${times.map(({ name, p50, p99 }) => `| ${name} | ${p50.toFixed(1)} / ${p99.toFixed(1)} |`).join('\n')}
`;
