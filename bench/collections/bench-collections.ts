import { collectionsPerPage } from '@hearth/domain/people/collection-rules.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { storePeople } from '../accounts/store-people.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';
import { fillDatabase } from '../search/fill-database.ts';
import { latenciesInTurn, type NamedLatency, type PathsByKind, percentiles } from '../search/latency.ts';
import { type ServerProcess, startServer } from '../search/server-process.ts';
import { paintTimes } from './paint-times.ts';

export interface CollectionsResult {
  readonly rows: number;
  readonly times: readonly NamedLatency[];
}

const PEOPLE = 100;
/** Of the large collection, with its owner. */
const SHARING = 20;
const HOMES = 500;
const COLLECTIONS = 1000;
/** In each of the others; most of them are joined, since a person has a hundred. */
const FEW_HOMES = 5;
const OWN = 100;
const REQUESTS = 1000;
/** Of those that read all homes. */
const WHOLE_REQUESTS = 200;
const PAINTS = 60;

/** Measures a page of a collection of 500 homes and 20 people, and the list of a person who has or joined 1,000. */
export const benchCollections = (rows: number, log: (line: string) => void): Promise<CollectionsResult[]> =>
  onDatabases([rows], async (url) => {
    await fillDatabase(url, rows, log);
    const token = await storePeople(url, PEOPLE);
    const id = await storeCollections(url);
    const server = await startServer(url);
    const times = await measure(server, { cookie: `hearth-session=${token}` }, id);
    const paints = await paintTimes({ origin: server.url, token, id }, PAINTS);
    await server.stop();
    return { rows, times: [...times, { name: 'new name on another open page', ...percentiles(paints) }] };
  });

/** Gives the first person a large collection, and 999 small ones that they have or joined. Returns the id of the large one. */
async function storeCollections(url: string): Promise<number> {
  const { pool, close } = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  const { rows } = await pool.query<{ id: number }>(
    `insert into collection (person_id, edition, name, created_at, updated_at)
     select (select id from person where username = 'client-' || case when nth < $2 then 0 else nth / $2 end),
            'austin', 'Collection ' || nth, now(), now() - nth * interval '1 minute'
     from generate_series(0, $1 - 1) nth returning id`,
    [COLLECTIONS, OWN],
  );
  const [large, ...small] = rows.map(({ id }) => id);
  await pool.query(
    `insert into membership (thing_kind, thing_id, email, person_id, state, code_hashes, created_at, asked_at, changed_at)
     select 'collection', collection.id, person.email, person.id, 'joined', '{}', now(), now(), now()
     from collection join person on person.id <> person_id
     where (collection.id = $1 and username in (select 'client-' || nth from generate_series(1, $2 - 1) nth))
        or (collection.id <> $1 and username = 'client-0')`,
    [large, SHARING],
  );
  await pool.query(
    `insert into collection_listing (collection_id, listingkey, added_at, added_by, rank)
     select $1, listingkey, now(), (select id from person where username = 'client-' || nth % $2), nth
     from (select listingkey, row_number() over (order by md5(listingkey)) as nth from listing
           where edition = 'austin' and internetentirelistingdisplayyn limit $3) home`,
    [large, SHARING, HOMES],
  );
  await pool.query(
    `insert into collection_listing (collection_id, listingkey, added_at, added_by, rank)
     select collection_id, listingkey, now(), (select person_id from collection where id = collection_id), nth
     from (select row_number() over () - 1 as at, collection_id from unnest($1::bigint[]) collection_id) wanted
     join (select listingkey, row_number() over (order by md5(listingkey || 'x')) - 1 as nth from listing
           where edition = 'austin' and internetentirelistingdisplayyn) home on nth / $2 = at`,
    [small, FEW_HOMES],
  );
  await pool.query('analyze collection, collection_listing, membership');
  await close();
  return large!;
}

/** Measures the pages that people open, and after them what reads all homes: its garbage is collected during the requests beside it. */
async function measure(
  server: ServerProcess,
  headers: Readonly<Record<string, string>>,
  id: number,
): Promise<NamedLatency[]> {
  const page = `/api/v2/listing/collection/${id}`;
  const pages: PathsByKind = {
    'first page of 20': () => page,
    'any page of 20': (nth) => `${page}?page=${1 + (nth % (HOMES / 20))}`,
    'first page by price': () => `${page}?sortBy=price`,
    'first page of the list': () => '/api/listing/collection',
    'any page of the list': (nth) =>
      `/api/listing/collection?page=${1 + (nth % Math.ceil(COLLECTIONS / collectionsPerPage))}`,
  };
  const whole: PathsByKind = {
    'homes of 1,000 collections, for hearts': () => '/api/listing/collection/homes',
    'pins of all homes': () => `/api/listing/collection/${id}/points`,
    'CSV of all homes': () => `/api/listing/collection/${id}/csv`,
    'first page of 20, after a CSV': () => page,
  };
  const get = (path: string) => server.get(path, headers);
  return [
    ...(await latenciesInTurn(pages, REQUESTS, get)),
    ...(await latenciesInTurn(whole, WHOLE_REQUESTS, get)),
  ];
}

/** The figures as a Markdown page, with the machine and the date. */
export const printCollections = (results: readonly CollectionsResult[]): string => `# Benchmarks: collections

Made by \`npm run bench -- collections --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are p50 / p99 in milliseconds over HTTP on one connection, of ${withCommas(REQUESTS)} requests of each kind in turn, and of ${WHOLE_REQUESTS} of those that read all homes, which follow. The collection has ${HOMES} homes and ${SHARING} people;
its owner has or joined ${withCommas(COLLECTIONS)} collections, the others with ${FEW_HOMES} homes each. The aim is a p99 of 25 ms for its page and for a page of the list of ${collectionsPerPage}. The last
row is the time from the request of a change until a browser with the open page has painted it, ${PAINTS} times; the aim is a second. Server,
database, browser and measurement share the machine.

${results.map(section).join('\n')}`;

const section = ({ rows, times }: CollectionsResult): string => `## ${withCommas(rows)} listings

| what | p50 / p99 |
| --- | --- |
${times.map(({ name, p50, p99 }) => `| ${name} | ${p50.toFixed(1)} / ${p99.toFixed(1)} |`).join('\n')}
`;

const withCommas = (figure: number): string => figure.toLocaleString('en-US');
