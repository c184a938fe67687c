import type { ListingStops } from '@hearth/domain/contract/listing-stops.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { anAgentViewer, viewers } from '@hearth/domain/testing/a-viewer.ts';
import { expect, it } from 'vitest';
import { retireAgent, saveAgents } from '../agents/agents.queries.ts';
import { insertEmbedKey, revokeEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { aDraft, exclusiveApp } from '../testing/exclusive-app.ts';
import { testNow } from '../testing/generated-listings.ts';

const app = exclusiveApp();
const admin = anAgentViewer({ agentId: 'desk', isAdmin: true });
const path = (query = '') => `/api/v2/listing/HOME/stops${query}`;
const home = (changes = {}) =>
  app.server.save(aListing({ listingid: 'HOME', listingkey: 'home', agentId: 'ada.reyes', ...changes }));
const stops = async (query = ''): Promise<Record<string, string | null>> => {
  const { items }: ListingStops = await app.server.as(viewers.agent).get(path(query));
  return Object.fromEntries(items.map(({ page, viewer, stop }) => [`${page} ${viewer}`, stop?.rule ?? null]));
};

it('explains a private home to its agent and to admins, and is missing for all others', async () => {
  await home({ mlsstatus: 'Private' });
  expect(await stops()).toMatchObject({
    ...{ 'search guest': 'private_listing', 'search client': 'private_listing', 'search agent': null },
    ...{
      'map agent': null,
      'partner agent': 'private_listing',
      'mail agent': null,
      'mail guest': 'private_listing',
    },
  });
  await app.server.as(admin).get(path());
  for (const [viewer, status] of [
    [viewers.anotherAgent, 404],
    [viewers.client, 404],
    [viewers.guest, 401],
  ] as const)
    expect((await app.server.as(viewer).inject({ url: path() })).statusCode).toBe(status);
  expect((await app.server.as(viewers.agent).inject({ url: '/api/v2/listing/NONE/stops' })).statusCode).toBe(
    404,
  );
});

it.each([
  ['an agent with a license', { trecLicense: '1' }, null],
  ['an agent without a license', {}, 'no_agent_page'],
  ['a staff account', { trecLicense: '1', userAccountType: 'Staff Account' }, 'no_agent_page'],
  ['an agent of another edition', { trecLicense: '1', edition: 'san-antonio' as const }, 'no_agent_page'],
])('explains the agent’s page for a home of %s', async (_, agent, rule) => {
  await saveAgents(app.server.db.kysely, [anAgent(agent)]);
  await home();
  expect(await stops()).toMatchObject({ 'search guest': null, 'agent guest': rule });
});

it('explains that a retired agent has no page, although the listings stay', async () => {
  const { kysely } = app.server.db;
  await saveAgents(kysely, [anAgent({ trecLicense: '1' })]);
  await retireAgent(kysely, 'ada.reyes', testNow);
  await home();
  expect(await stops()).toMatchObject({ 'search guest': null, 'agent guest': 'no_agent_page' });
});

it('explains the pages of a partner by the key', async () => {
  await home();
  const key = 'hk_00000000000000000001';
  await insertEmbedKey(app.server.db.kysely, anEmbedKey({ key }));
  const ofPartner = async (query: string) => (await stops(query))['partner guest'];
  expect(await ofPartner('')).toBe(null);
  expect(await ofPartner(`?partnerKey=${key}`)).toBe(null);
  expect(await ofPartner('?partnerKey=hk_99999999999999999999')).toBe('partner_key_unknown');
  expect(await ofPartner('?partnerKey=%27%3B--')).toBe('partner_key_unknown');
  await revokeEmbedKey(app.server.db.kysely, key, testNow);
  expect(await ofPartner(`?partnerKey=${key}`)).toBe('partner_key_revoked');
});

it('explains that a draft is on no page', async () => {
  const agent = await app.agent('ada.reyes');
  const { listingId } = await aDraft(agent.asker);
  const { items }: ListingStops = await agent.asker.get(`/api/v2/listing/${listingId}/stops`);
  expect(new Set(items.map(({ stop }) => stop?.rule))).toEqual(new Set(['not_published']));
  const { asker } = await app.agent('ben.cole');
  expect((await asker.inject({ url: `/api/v2/listing/${listingId}/stops` })).statusCode).toBe(404);
});
