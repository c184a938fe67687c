import type { AgentFigures, AgentMarket } from '@hearth/domain/contract/agent.ts';
import { isPublic } from '@hearth/domain/listing/gate.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { generatedListings } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveAgents } from './agents.queries.ts';

const agents = Array.from({ length: 100 }, (_, at) => `agent-${at}`);
const today = '2026-11-21';

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

it('counts the homes of 100 agents that everyone may see, with their prices and days', async () => {
  const wrong: unknown[] = [];
  for (const agentId of agents) {
    const own = listings.filter(
      (listing) =>
        listing.agentId === agentId &&
        listing.edition === 'austin' &&
        listing.showOnAgentBIO &&
        isPublic(listing),
    );
    const open = own.filter(({ mlsstatus }) => mlsstatus !== 'Sold' && mlsstatus !== 'Leased');
    const expected = {
      forsale: figuresOf(open.filter(({ propertytype }) => !isLease(propertytype))),
      forlease: figuresOf(open.filter(({ propertytype }) => isLease(propertytype))),
      sold: figuresOf(own.filter((listing) => listing.mlsstatus === 'Sold' && isRecent(listing))),
    };
    const found = await server.get<AgentMarket>(`/api/agent/${agentId}/figures`);
    for (const kind of ['forsale', 'forlease', 'sold'] as const) {
      const [{ mediandays: told, ...rest }, { mediandays, ...others }] = [found[kind], expected[kind]];
      const isMedian = told === mediandays || Math.abs((told ?? -9) - (mediandays ?? -9)) <= 0.5;
      if (!isMedian || JSON.stringify(rest) !== JSON.stringify(others))
        wrong.push([agentId, kind, found[kind], expected[kind]]);
    }
  }
  expect(wrong).toEqual([]);
});
