import { aBox } from '@hearth/domain/testing/a-box.ts';
import { saveAgents } from '../../agents/agents.queries.ts';
import { saveBoundaries } from '../../boundaries/boundaries.queries.ts';
import type { Boundary } from '../../boundaries/boundary.ts';
import { insertEmbedKey } from '../../embeds/embed-keys.queries.ts';
import { clusterSearch } from '../../search/search-upkeep.service.ts';
import type { FileFolders } from '../../static/files.ts';
import { aBoundary } from '../a-boundary.ts';
import { anAgent } from '../an-agent.ts';
import { anEmbedKey } from '../an-embed-key.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { withFeedRecords } from './leak-feed.ts';
import { areaId, boxAround, fencedAgent, fencedKey, fencedOrigin, sectionName } from './leak-path.ts';
import { neighbours, type Suspect, suspects } from './leak-world.ts';

/** A server with agents, a key and areas of all suspects, the neighbours and these suspects. */
export async function startLeakServer(folders: FileFolders, saved = suspects): Promise<TestApp> {
  // A spent budget would be silent.
  const server = await startTestApp({ folders, config: { listingsPerDay: 0, embedListingsPerDay: 0 } });
  await saveAgents(server.db.kysely, [
    anAgent({ trecLicense: '700001' }),
    anAgent({ agentId: fencedAgent, firstname: 'Ben', lastname: 'Cole', defaultAgent: true }),
  ]);
  await insertEmbedKey(
    server.db.kysely,
    anEmbedKey({
      ...{ key: fencedKey, origins: [fencedOrigin], policy: 'own-listings', agentId: fencedAgent },
      ownerEmail: 'owner@partner.test',
    }),
  );
  await saveBoundaries(server.db.kysely, suspects.flatMap(areasOf));
  await server.save(...saved.map(withFeedRecords), ...neighbours);
  await clusterSearch(server.db.kysely);
  return server;
}

function areasOf(suspect: Suspect): Boundary[] {
  const {
    minLatitude: south,
    maxLatitude: north,
    minLongitude: west,
    maxLongitude: east,
  } = boxAround(suspect);
  const geometry = aBox(west, south, east, north);
  const area = (changes: Partial<Boundary>) => aBoundary({ geometry, ...changes });
  return [
    area({ id: areaId('drawn', suspect), type: 'custom', name: 'Drawn area' }),
    area({ id: areaId('named', suspect), type: 'schooldistrict', name: suspect.listing.schooldistrict! }),
    area({ id: areaId('section', suspect), type: 'mlsarea', name: sectionName(suspect) }),
  ];
}
