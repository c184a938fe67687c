import { randomUUID } from 'node:crypto';
import { exclusiveHomes } from '@hearth/sample/people/exclusive-homes.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { tokenHash } from '@hearth/server/db/token-hash.ts';
import sharp from 'sharp';
import { storePeople } from '../accounts/store-people.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';
import { fillDatabase } from '../search/fill-database.ts';
import { type Latency, percentiles } from '../search/latency.ts';
import { startServer } from '../search/server-process.ts';
import { formTimes } from './form-times.ts';
import { type HomeToPublish, seenTimes } from './seen-times.ts';

interface Times extends Latency {
  readonly name: string;
}

export interface MyListingsResult {
  readonly rows: number;
  readonly times: readonly Times[];
}

/** Exclusive listings of 100 agents, a third of them drafts. */
const LISTINGS = 2000;
const AGENTS = 100;
const SAVES = 400;
const PUBLICATIONS = 100;
/** The first tenth of the requests warms up. */
const WARM_UP = 0.1;
/** With those that warm up, as many as a listing may have. */
const PHOTOS = 109;
const OPENS = 10;
const SEEN = 20;
const KEYS = 100;

/** Measures saves, lists and publications of exclusive listings beside so many listings of the MLS. */
export const benchMyListings = (rows: number, log: (line: string) => void): Promise<MyListingsResult[]> =>
  onDatabases([rows], async (url) => {
    await fillDatabase(url, rows, log);
    const token = await storePeople(url, AGENTS);
    await storeListings(url, token);
    const server = await startServer(url);
    const asking = asker(server.url, `hearth-session=${token}`);
    const times = [
      await saves(asking),
      ...(await lists(asking)),
      ...(await publications(asking)),
      ...(await seenByGuests(asking, server.url)),
      ...(await photoTimes(asking, { origin: server.url, token })),
    ];
    await server.stop();
    return { rows, times };
  });

/** Makes agents of the people, the first of them an admin, and gives them listings. */
async function storeListings(url: string, token: string): Promise<void> {
  const { pool, close } = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  await pool.query(
    `update person set role = 'Agent', is_admin = username = 'client-0' where username like 'client-%'`,
  );
  await pool.query(
    `insert into agent (agent_id, account_id, edition, firstname, lastname, bio_name, trec_license)
     select username, id, edition, firstname, lastname, username, username from person where username like 'client-%'`,
  );
  // A change of rights ends the sessions.
  await pool.query(
    `insert into session (id, person_id, token, expires_at)
     select gen_random_uuid(), id, $1, now() + '1 day' from person where username = 'client-0'`,
    [tokenHash(token)],
  );
  const [home] = exclusiveHomes('austin', '2026-11-01');
  await pool.query(
    `insert into exclusive_listing (draft_id, listing_id, agent_id, edition, state, fields, published_fields, published_revision,
                                    published_at, created_at, updated_at)
     select gen_random_uuid(), next_exclusive_id(), 'client-' || nth % $2, 'austin',
            case when nth % 3 = 0 then 'draft' else 'published' end, $3,
            case when nth % 3 = 0 then null else $3::jsonb end, case when nth % 3 = 0 then null else 1 end,
            case when nth % 3 = 0 then null else now() end, now(), now() - nth * interval '1 minute'
     from generate_series(1, $1) nth`,
    [LISTINGS, AGENTS, JSON.stringify({ ...home?.fields, mlsStatus: 'Sold' })],
  );
  await pool.query('analyze exclusive_listing, agent, person');
  await close();
}

/** Sends a request and returns its answer. @throws Error for any status but 200 */
type Ask = <Answer>(
  method: string,
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>;

function asker(origin: string, cookie: string): Ask {
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...headers, ...(isJson(body) && { 'content-type': 'application/json' }) },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

const isJson = (body: object | undefined): boolean => body !== undefined && !(body instanceof FormData);

interface Draft {
  readonly listingId: string;
  readonly revision: number;
}

const start = (ask: Ask, fields: object): Promise<Draft> =>
  ask('POST', '/api/exclusive-listing/create', { draftId: randomUUID(), fields });

/** Saves of one field of a draft with all of them, as typing sends them. */
async function saves(ask: Ask): Promise<Times> {
  const [home] = exclusiveHomes('austin', '2026-11-01');
  const { listingId, revision: first } = await start(ask, home?.fields ?? {});
  let revision = first;
  return timesOf('save of a changed field', SAVES, async (nth) => {
    const publicRemarks = `${home?.fields.publicRemarks} ${'Another sentence follows here. '.repeat(nth % 60)}${nth}`;
    const saved = await ask<Draft>(
      'PATCH',
      `/api/exclusive-listing/update/${listingId}?tab=bench`,
      { publicRemarks },
      { 'if-match': `"${revision}"` },
    );
    revision = saved.revision;
  });
}

async function lists(ask: Ask): Promise<Times[]> {
  const list = '/api/v2/exclusive-listing/list';
  const kinds = {
    'first page of the own listings': () => `${list}?tab=offMarket&agentId=client-0`,
    'any page of all agents, the own first': (nth: number) =>
      `${list}?tab=offMarket&myListingsFirst=true&page=${1 + (nth % 60)}`,
    'drafts of all agents by price': () => `${list}?tab=draft&sortBy=listPrice`,
  };
  const all: Times[] = [];
  for (const [name, pathOf] of Object.entries(kinds))
    all.push(await timesOf(name, 200, (nth) => ask('GET', pathOf(nth))));
  return all;
}

/** Publications of new homes, and the time until a search of a guest finds each. */
async function publications(ask: Ask): Promise<Times[]> {
  const nextHome = homesToPublish(ask, await aPhoto(900, 600), 7_000_000);
  const seen: number[] = [];
  const publishing = await timesOf('publication', PUBLICATIONS, async () => {
    const { price, publish } = await nextHome();
    const started = performance.now();
    await publish();
    const published = performance.now() - started;
    const { total } = await ask<{ total: number }>(
      'GET',
      `/api/v2/listing/search?minPrice=${price}&maxPrice=${price}`,
    );
    if (total !== 1) throw new Error(`the home at $${price} is not found after its publication`);
    seen.push(performance.now() - started);
    return published;
  });
  return [publishing, { name: 'publication and the search that finds it', ...percentiles(seen) }];
}

/** Publications until pages of guests show the home, each page opened after the publication. */
async function seenByGuests(ask: Ask, origin: string): Promise<Times[]> {
  const { url: bio } = await ask<{ url: string }>('GET', '/api/agent/client-0');
  const nextHome = homesToPublish(ask, await aPhoto(900, 600), 6_999_000);
  const seen = await seenTimes({ origin, bio, nextHome }, SEEN);
  return seen.map(({ page, times }) => ({
    name: `publication until ${page}, opened then, shows the home`,
    ...percentiles(times),
  }));
}

/** Homes with a photo, by whose prices searches find them: each is cheaper than the one before, as the page of an agent begins with the cheapest. */
function homesToPublish(ask: Ask, photo: Buffer, below: number): () => Promise<HomeToPublish> {
  const [home] = exclusiveHomes('austin', '2026-11-01');
  let price = below;
  return async () => {
    price -= 1;
    const fields = { ...home?.fields, streetNumber: String(price - 6_990_000), listPrice: price };
    const { listingId } = await start(ask, fields);
    await ask('POST', `/api/exclusive-listing/media/${listingId}`, photoForm(photo, price).form);
    const { revision } = await ask<Draft>('GET', `/api/exclusive-listing/details/${listingId}`);
    return { price, publish: () => ask('POST', `/api/exclusive-listing/publish/${listingId}`, { revision }) };
  };
}

/** A picture that compresses as badly as a photo. */
const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 82 })
    .toBuffer();

/** The form of an upload. The number behind the picture makes it another file. */
function photoForm(photo: Buffer, nth: number): { readonly id: string; readonly form: FormData } {
  const id = randomUUID();
  const form = new FormData();
  form.append('mediaObjectIds', id);
  form.append('turn', String(nth));
  form.append('file', new Blob([new Uint8Array(photo), String(nth)], { type: 'image/jpeg' }), `${nth}.jpg`);
  return { id, form };
}

/** Uploads of photos of 6 megapixels and some 5 MB, up to the 120 of a listing, their order, and the form with all of them. */
async function photoTimes(ask: Ask, visitor: { origin: string; token: string }): Promise<Times[]> {
  const { listingId } = await start(ask, {});
  const path = `/api/exclusive-listing/media/${listingId}`;
  const photo = await aPhoto(3000, 2000);
  const ids: string[] = [];
  const uploading = await timesOf('upload of a photo of 5 MB', PHOTOS, async (nth) => {
    const { id, form } = photoForm(photo, nth);
    await ask('POST', path, form);
    ids.push(id);
  });
  const ordering = await timesOf('order of 120 photos', 100, () =>
    ask('PUT', path, { mediaObjectIds: ids.reverse() }),
  );
  const { opens, keys } = await formTimes(
    { ...visitor, listingId, photos: ids.length },
    { opens: OPENS, keys: KEYS },
  );
  return [
    ...[uploading, ordering],
    { name: 'form with 120 photos, until all have their place', ...percentiles(opens) },
    { name: 'key in that form, until it shows “Saved”', ...percentiles(keys) },
  ];
}

/** @param work returns its time, or nothing where all of it counts */
async function timesOf(name: string, count: number, work: (nth: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let nth = 0; nth < count * (1 + WARM_UP); nth++) {
    const started = performance.now();
    const stated = await work(nth);
    const time = typeof stated === 'number' ? stated : performance.now() - started;
    if (nth >= count * WARM_UP) times.push(time);
  }
  return { name, ...percentiles(times) };
}

/** The figures as a Markdown page, with the machine and the date. */
export const printMyListings = (results: readonly MyListingsResult[]): string => `# Benchmarks: my listings

Made by \`npm run bench -- my-listings --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Times are in milliseconds over HTTP on one connection, as an admin of ${withCommas(LISTINGS)} exclusive listings of ${AGENTS} agents. A save is one
changed text of a draft with all its fields. The form waits 600 ms for further keys before it saves, so the aim of 1.2 s from a key to
"Saved" (p95) leaves 600 ms to a save. The last two rows are of a browser with the built form. A published home is in the first search that follows its answer. Rows "until ...
shows the home" run from the request to publish until a guest's page, which is opened after the answer in a new tab of a browser without
files of the site, has the home on screen; the aim is 2 s. Server, database and measurement share the machine.

${results.map(section).join('\n')}`;

const section = ({ rows, times }: MyListingsResult): string => `## ${withCommas(rows)} listings

| what | p50 | p95 | p99 |
| --- | --- | --- | --- |
${times.map(({ name, p50, p95, p99 }) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} |`).join('\n')}
`;

const withCommas = (figure: number): string => figure.toLocaleString('en-US');
