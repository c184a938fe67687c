import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { saveAgents } from '../agents/agents.queries.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import type { FileFolders } from '../static/files.ts';
import { anAgent } from './an-agent.ts';
import { anEmbedKey } from './an-embed-key.ts';
import { foldersWithoutBuild } from './portal-folder.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export const HOME = 'http://localhost:3000';
export const key = anEmbedKey({ origins: ['https://partner.test', 'https://*.partner.test'] });
export const ownKey = anEmbedKey({
  key: 'hk_11111111111111111111',
  policy: 'own-listings',
  agentId: 'ada.reyes',
});
export const revoked = anEmbedKey({
  key: 'hk_22222222222222222222',
  revokedAt: new Date('2026-01-01T00:00:00Z'),
});

const home = (listingid: string, changes: Parameters<typeof aListing>[0] = {}) =>
  aListing({ listingid, listingkey: listingid, sourcelistingid: null, ...changes });

/** A server with listings that guests see and others that they do not, agents, tiles, and the keys above. */
export async function startHosted(folders: FileFolders = foldersWithoutBuild()): Promise<TestApp> {
  const mapSources = ['https://tiles.test/{z}/{x}/{y}.png', 'https://{s}.terrain.test/{z}/{x}/{y}'].map(
    (tileUrl) => ({ type: 'roadmap', tileUrl, attribution: 'Makers', maxZoom: 17 }) as const,
  );
  const server = await startTestApp({ folders, config: { mapSources } });
  await saveAgents(server.db.kysely, [
    anAgent(),
    anAgent({ agentId: 'jd', firstname: 'José', lastname: 'Díaz' }),
    anAgent({ agentId: 'desk', firstname: 'Dana', lastname: 'Desk', userAccountType: 'Staff Account' }),
  ]);
  for (const one of [key, ownKey, revoked]) await insertEmbedKey(server.db.kysely, one);
  await server.save(
    home('1', { city: 'Austin', attributioncontact: '512-555-0142' }),
    home('mine', { agentId: 'ada.reyes' }),
    home('private', { mlsstatus: 'Private', source: 'EX' }),
    home('undisplayed', { internetentirelistingdisplayyn: false }),
    home('withdrawn', { mlsstatus: 'Withdrawn' }),
    home('concealed', { internetaddressdisplayyn: false }),
  );
  return server;
}
