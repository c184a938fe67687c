import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { expect, it } from 'vitest';
import { saveAgents } from '../../agents/agents.queries.ts';
import { startAlertsWorld } from '../../testing/alerts-world.ts';
import { anAgent } from '../../testing/an-agent.ts';
import { aDraft, aHomeToList, exclusiveApp, exclusives } from '../../testing/exclusive-app.ts';
import type { Asker } from '../../testing/test-app.ts';

const app = exclusiveApp();

async function published(asker: Asker, fields: object = aHomeToList): Promise<string> {
  const { listingId, revision } = await aDraft(asker, fields);
  const answer = await asker.inject({
    ...{ method: 'POST', url: `${exclusives}/publish/${listingId}`, payload: { revision } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return listingId;
}
const idsIn = async (asker: Asker, query: string) =>
  (await asker.get<SearchResult>(`/api/v2/listing/search?${query}`)).listings.map(
    ({ listingid }) => listingid,
  );

it('reaches search, keyword search, map, suggestions, agent page and link with the answer', async () => {
  const { asker } = await app.agent('ada.reyes');
  await saveAgents(app.server.db.kysely, [anAgent({ trecLicense: '700001' })]);
  const guest = app.server;
  // The columns in memory are there before the publication.
  expect(await idsIn(guest, '')).toEqual([]);
  const id = await published(asker);
  const ofAgent = 'trecLicense=700001&showEnabledAgentListings=true';
  for (const query of ['', 'keyword=creek', 'address=78704', 'minBedrooms=3&maxPrice=700000', ofAgent])
    expect(await idsIn(guest, query), query).toEqual([id]);
  const { points } = await guest.get<MapPoints>('/api/v2/map/points?zoom=14');
  expect(points).toHaveLength(1);
  const suggested = await guest.inject({ url: '/api/places/search?query=1204%20Oak%20Ho' });
  expect(suggested.body).toContain('Oak Hollow');
  expect(await guest.get(`/api/v2/listing/${id}`)).toMatchObject({ listingid: id });
  expect(await idsIn(guest, 'privateExclusiveListing=exclusive')).toEqual([id]);
});

it('stays off the page of its agent where the agent does not show it there', async () => {
  const { asker } = await app.agent('ada.reyes');
  await saveAgents(app.server.db.kysely, [anAgent({ trecLicense: '700001' })]);
  await published(asker, { ...aHomeToList, showOnAgentBIO: false });
  expect(await idsIn(app.server, 'trecLicense=700001&showEnabledAgentListings=true')).toEqual([]);
});

it('sends its news to saved searches as a new home, with nothing of its private time', async () => {
  const { asker } = await app.agent('ada.reyes');
  const client = await app.client();
  const world = await startAlertsWorld(app.server.db);
  await client.asker.inject({
    ...{ method: 'POST', url: '/api/saved-search' },
    payload: { name: 'Homes', query: 'maxPrice=700000', cadence: 'immediately', timeZone: 'America/Chicago' },
  });
  const id = await published(asker, { ...aHomeToList, mlsStatus: 'Private' });
  expect(await world.mailsAfter(60)).toEqual([]);
  await asker.inject({
    ...{ method: 'POST', url: `${exclusives}/status/${id}`, payload: { mlsStatus: 'Active' } },
  });
  const [mail, ...others] = await world.mailsAfter(60);
  expect([mail?.to, mail?.news.map(([, lines]) => lines), others]).toEqual([
    client.email,
    [['New listing']],
    [],
  ]);
  await world.close();
});

it('shows a Private listing to the client to whom the agent recommended it, and to no other', async () => {
  const { asker } = await app.agent('ada.reyes');
  const kim = await app.client({ agentId: 'ada.reyes' });
  const lee = await app.client({ agentId: 'ada.reyes' });
  const id = await published(asker, { ...aHomeToList, mlsStatus: 'Private' });
  await kim.asker.get(`/api/v2/listing/${id}`, 404);
  const recommended = await asker.inject({
    ...{ method: 'PUT', url: '/api/listing/collection/proposed/recommendation' },
    payload: { owner: kim.username, listings: [{ listingId: id, comment: 'See it' }] },
  });
  expect(recommended.statusCode, recommended.body).toBe(200);
  expect(await kim.asker.get(`/api/v2/listing/${id}`)).toMatchObject({ listingid: id, mlsstatus: 'Private' });
  await lee.asker.get(`/api/v2/listing/${id}`, 404);
  await app.server.get(`/api/v2/listing/${id}`, 404);
});
