import type { AgentFigures, AgentMarket } from '@hearth/domain/contract/agent.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { mlsStatuses } from '@hearth/domain/listing/status.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { generatedListings } from '../testing/generated-listings.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveAgents } from './agents.queries.ts';

const agents = Array.from({ length: 100 }, (_, at) => `agent-${at}`);
const today = '2026-11-21';
const kinds = ['forsale', 'forlease', 'sold'] as const;
type Kind = (typeof kinds)[number];
const hiddenStatuses: readonly string[] = ['Private', 'Withdrawn', 'Expired'];

let server: TestApp;
let listings: readonly Listing[];
beforeAll(async () => {
  server = await startTestApp();
  await saveAgents(
    server.db.kysely,
    agents.map((agentId) => anAgent({ agentId, firstname: agentId })),
  );
  listings = generatedListings(800, 11).map((listing, at) => ({
    ...listing,
    agentId: agents[at % agents.length]!,
    showOnAgentBIO: at % 7 > 0,
    internetautomatedvaluationdisplayyn: at % 5 > 0,
  }));
  await server.save(...listings);
});
afterAll(() => server.close());

const days = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000);

function figuresOf(homes: readonly Listing[]): AgentFigures {
  const prices = homes.map(({ listprice }) => listprice);
  const times = homes
    .flatMap(({ mlsstatus, onmarketdate, closedate }) =>
      onmarketdate ? [days(onmarketdate, mlsstatus === 'Sold' ? closedate! : today)] : [],
    )
    .sort((one, other) => one - other);
  const middle = (times[Math.floor((times.length - 1) / 2)]! + times[Math.ceil((times.length - 1) / 2)]!) / 2;
  return {
    count: homes.length,
    minimum: homes.length > 0 ? Math.min(...prices) : null,
    maximum: homes.length > 0 ? Math.max(...prices) : null,
    mediandays: times.length > 0 ? middle : null,
  };
}

const isRecent = ({ closedate }: Listing): boolean =>
  closedate !== null && closedate <= today && days(closedate, today) < 365;

const isShown = ({ edition, showOnAgentBIO, internetentirelistingdisplayyn, mlsstatus }: Listing): boolean =>
  edition === 'austin' &&
  showOnAgentBIO &&
  internetentirelistingdisplayyn &&
  !hiddenStatuses.includes(mlsstatus);

function marketOf(agentId: string): Pick<AgentMarket, Kind> {
  const own = listings.filter((listing) => listing.agentId === agentId && isShown(listing));
  const open = own.filter(({ mlsstatus }) => mlsstatus !== 'Sold' && mlsstatus !== 'Leased');
  return {
    forsale: figuresOf(open.filter(({ propertytype }) => !isLease(propertytype))),
    forlease: figuresOf(open.filter(({ propertytype }) => isLease(propertytype))),
    sold: figuresOf(own.filter((listing) => listing.mlsstatus === 'Sold' && isRecent(listing))),
  };
}

/** Bios of `agents` whose figures differ for those who ask. */
async function wrongFigures(asker: Asker, query = '', expected = marketOf): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const agentId of agents) {
    const found = await asker.get<AgentMarket>(`/api/agent/${agentId}/figures${query}`);
    const right = expected(agentId);
    for (const kind of kinds) {
      const [{ mediandays: told, ...rest }, { mediandays, ...others }] = [found[kind], right[kind]];
      const isMedian = told === mediandays || Math.abs((told ?? -9) - (mediandays ?? -9)) <= 0.5;
      if (!isMedian || JSON.stringify(rest) !== JSON.stringify(others))
        wrong.push([agentId, kind, found[kind], right[kind]]);
    }
  }
  return wrong;
}

const client: Viewer = { role: 'client', loginStatus: 'verified', userId: 'cleo', username: 'cleo' };
const ownAgent: Viewer = {
  ...{ role: 'agent', loginStatus: 'verified', userId: 'own', agentId: 'agent-8', edition: 'austin' },
};

it('computes figures of 100 bios from homes of all states, kinds and editions', () => {
  expect(new Set(listings.map(({ mlsstatus }) => mlsstatus))).toEqual(new Set(mlsStatuses));
  expect(new Set(listings.map(({ edition }) => edition)).size).toBeGreaterThan(1);
  expect(new Set(listings.map((each) => each.internetentirelistingdisplayyn)).size).toBe(2);
  expect(new Set(listings.map((each) => each.internetautomatedvaluationdisplayyn)).size).toBe(2);
  const shown = kinds.map((kind) => agents.filter((agentId) => marketOf(agentId)[kind].count > 0).length);
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(20);
});

it.each<[string, Viewer | null]>([
  ['a guest', null],
  ['a client', client],
  ['an agent with such a bio', ownAgent],
])('counts the homes of 100 bios that everyone may see for %s', async (_, viewer) => {
  expect(await wrongFigures(viewer === null ? server : server.as(viewer))).toEqual([]);
});

it('counts the homes of 100 bios that everyone may see for a widget', async () => {
  const { key } = anEmbedKey();
  await insertEmbedKey(server.db.kysely, anEmbedKey());
  expect(await wrongFigures(server, `?embedKey=${key}`)).toEqual([]);
});

it('counts only the homes of one agent for a widget whose key is limited to it', async () => {
  const key = 'hk_11111111111111111111';
  await insertEmbedKey(server.db.kysely, anEmbedKey({ key, policy: 'own-listings', agentId: 'agent-8' }));
  const none = figuresOf([]);
  const nothing = { forsale: none, forlease: none, sold: none };
  const expected = (agentId: string) => (agentId === 'agent-8' ? marketOf(agentId) : nothing);
  expect(await wrongFigures(server, `?embedKey=${key}`, expected)).toEqual([]);
});
