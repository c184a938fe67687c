import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../a-person.ts';
import { addPhoto } from '../exclusive-app.ts';
import { folderWithPortal } from '../portal-folder.ts';
import type { TestApp } from '../test-app.ts';
import type { LeakPath } from './leak-path.ts';
import { leakPaths } from './leak-paths.ts';
import { startLeakServer } from './leak-server.ts';
import { neighbours, type Suspect, suspects } from './leak-world.ts';

const suspectOf = (kind: Suspect['kind']): Suspect => suspects.find((each) => each.kind === kind)!;
const [shown, secret] = [suspectOf('shown'), suspectOf('private')];

/** Private homes that share every name, price and agent of a public one, and lie around it. */
const twins = Array.from({ length: 60 }, (_, at) => ({
  ...shown.listing,
  ...({ source: 'EX', mlsstatus: 'Private', sourcelistingid: null } as const),
  listingid: `AUS99${at}`,
  listingkey: `AUS-99${at}`,
  parcelnumber: at % 2 === 0 ? shown.listing.parcelnumber : `P${at}`,
  latitude: shown.listing.latitude! + (at % 8) * 0.0003,
  longitude: shown.listing.longitude! - (at % 5) * 0.0003,
  media: [],
}));

const { root, folders } = folderWithPortal();
let server: TestApp;
beforeAll(async () => {
  server = await startLeakServer(
    folders,
    suspects.filter(({ kind }) => kind !== 'private'),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

type Requested = LeakPath & Required<Pick<LeakPath, 'request'>>;
/** Every challenge is drawn anew. */
const random = 'GET /api/captcha/challenge';
const paths = leakPaths.filter(
  (path): path is Requested => path.request !== undefined && path.endpoint !== random,
);
const visitors: readonly (readonly [name: string, viewer: Viewer, Suspect])[] = [
  ['a guest about a public home', guestViewer, shown],
  ['a guest about a private home', guestViewer, secret],
  ['a client about a public home', viewers.client, shown],
];

/** All answers, byte by byte, with what caches compare. */
async function answers(asking = visitors): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const [who, viewer, suspect] of asking)
    for (const path of paths) {
      const { statusCode, headers, rawPayload } = await server.as(viewer).inject(path.request(suspect));
      const facts = [statusCode, headers.etag, headers['content-length'], rawPayload.toString('latin1')];
      all.set(`${who}: ${path.name}`, facts.join('\n'));
    }
  return all;
}

it('private listings change no byte of an answer to guests and clients', async () => {
  const without = await answers();
  await server.save(secret.listing, ...twins);
  const between = await answers();
  const changed = [...between].filter(([name, answer]) => without.get(name) !== answer);
  expect(changed.map(([name]) => name)).toEqual([]);
  expect(between.size).toBeGreaterThan(250);
  // The homes are there: an agent finds them.
  const found = await server
    .as(viewers.anotherAgent)
    .get<{ total: number }>('/api/v2/listing/search?mlsStatus=Private&limit=1');
  expect(found.total).toBe(twins.length + 1);
});

it('homes that people save and dismiss change no byte of an answer to others', async () => {
  const before = await answers();
  const { viewer } = await aPerson(server.db.kysely);
  const asker = server.as(viewer);
  const [dismissed, ...saved] = neighbours.map(({ listingid }) => listingid);
  const collection = { name: 'Saved homes', listings: [shown.listing.listingid, ...saved] };
  const changes = [
    { method: 'POST', url: '/api/listing/collection', payload: collection },
    { method: 'POST', url: `/api/v2/listing/${dismissed}/dismiss` },
  ] as const;
  for (const change of changes) expect((await asker.inject(change)).statusCode).toBe(200);
  const after = await answers();
  const changed = [...after].filter(([name, answer]) => before.get(name) !== answer);
  expect(changed.map(([name]) => name)).toEqual([]);
});

it('homes that an agent recommends to a client change no byte of an answer to others', async () => {
  const { kysely } = server.db;
  const agent = await aPerson(kysely, { role: 'Agent', username: 'ada.reyes' });
  const client = await aPerson(kysely, { agentId: agent.username });
  const before = await answers();
  const listings = [shown, secret].map(({ listing }) => ({
    listingId: listing.listingid,
    comment: 'See it',
  }));
  const { statusCode, body } = await server.as(agent.viewer).inject({
    ...{ method: 'PUT', url: '/api/listing/collection/proposed/recommendation' },
    payload: { owner: client.username, listings },
  });
  expect(statusCode, body).toBe(200);
  const after = await answers();
  expect([...after].flatMap(([name, answer]) => (before.get(name) === answer ? [] : [name]))).toEqual([]);
  const url = '/api/v2/listing/collection/proposed';
  expect((await server.as(client.viewer).get<{ total: number }>(url)).total).toBe(2);
});

/** Values of an exclusive home that shares names and price with a public one. */
const ownWords = {
  ...{ propertyType: 'Residential', listPrice: shown.listing.listprice, streetNumber: '1' },
  ...{ streetName: shown.listing.streetname, city: shown.listing.city, stateOrProvince: 'TX' },
  ...{ postalCode: shown.listing.postalcode, publicRemarks: shown.listing.publicremarks },
  ...{
    latitude: shown.listing.latitude,
    longitude: shown.listing.longitude,
    subdivisionName: 'Barton Heights',
  },
  ...{ schoolDistrict: shown.listing.schooldistrict, publicDate: '2026-12-24', accessCode: '4711' },
};

it("a never public exclusive listing changes no byte of a guest's or client's answer", async () => {
  const { kysely } = server.db;
  const { viewer } = await aPerson(kysely, { role: 'Agent', username: 'ben.cole' });
  const asker = server.as(viewer);
  const base = '/api/exclusive-listing';
  const call = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const headers = { 'if-match': '"999"' };
    const answer = await asker.inject({
      method,
      url: `${base}/${url}`,
      headers,
      ...(payload && { payload }),
    });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(200);
    return answer.json();
  };
  const agents = [['another agent', viewers.agent, secret]] as const;
  const ofAgents = await answers(agents);
  const before = await answers();
  const step = async (name: string) => {
    const after = await answers();
    const changed = [...after].filter(([path, answer]) => before.get(path) !== answer);
    expect(changed.map(([path]) => `${name}: ${path}`)).toEqual([]);
  };
  const draft = { draftId: randomUUID(), fields: { ...ownWords, mlsStatus: 'Active' } };
  const { listingId } = await call('POST', 'create', draft);
  await addPhoto(kysely, draft.draftId);
  await call('PUT', `schedule/${listingId}`, { revision: 2, at: '2026-12-24T12:00:00Z' });
  await step('a draft with a plan');
  expect(await answers(agents)).toEqual(ofAgents);
  await call('PATCH', `update/${listingId}`, { mlsStatus: 'Private' });
  await call('POST', `publish/${listingId}`, { revision: 3 });
  await call('PATCH', `update/${listingId}`, { mlsStatus: 'Active', listPrice: 1 });
  await step('a Private listing with changes that are not published');
  await call('POST', `status/${listingId}`, { mlsStatus: 'Withdrawn' });
  await step('withdrawn');
  const onMls = { mlsStatus: 'Listed on Mls', relatedMlsSource: 'AUS', primaryListingId: '9999999' };
  await call('POST', `status/${listingId}`, onMls);
  await step('Listed on MLS');
  await call('DELETE', `delete?listingId=${listingId}`);
  await step('deleted');
  const home = { draftId: randomUUID(), fields: { ...ownWords, mlsStatus: 'Active' } };
  const next = await call('POST', 'create', home);
  await addPhoto(kysely, home.draftId);
  await call('POST', `publish/${next.listingId}`, { revision: next.revision });
  // Sitemaps are renewed after a while.
  const seen = async () => {
    const all = await answers([visitors[0]!, ...agents]);
    return [...all].filter(([path]) => !path.includes('sitemap'));
  };
  const published = await seen();
  const { revision } = await call('PATCH', `update/${next.listingId}`, { listPrice: 1, accessCode: '0815' });
  await call('PUT', `schedule/${next.listingId}`, { revision, at: '2026-12-24T12:00:00Z' });
  expect(await seen()).toEqual(published);
  expect(published.some(([, answer]) => answer.includes(next.listingId))).toBe(true);
});
