import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import { agentPageSales, agentPageTypes } from '@hearth/domain/search/filters/agent-page-filters.ts';
import { defaultFiltersFor } from '@hearth/domain/search/filters/default-filters.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { firstStop, type HomePage, type StopPartner } from '@hearth/domain/search/stops/first-stop.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { testMoment } from '@hearth/domain/testing/moment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPublicAgent, withAgentPage } from '../agents/agent.service.ts';
import { retireAgent, saveAgents } from '../agents/agents.queries.ts';
import { publicVisit, type Visit } from '../http/visit.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { searchContext } from '../search/search-context.ts';
import { hideOutdatedSources, sourceUpdated } from '../sources/sources.service.ts';
import { aSearch } from '../testing/a-search.ts';
import { anAgent } from '../testing/an-agent.ts';
import { generatedListings, testNow } from '../testing/generated-listings.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServices } from '../testing/test-services.ts';

/** The agents of the homes, of whom the first two have a page that lists homes. */
const agents = [
  anAgent({ agentId: 'ada.reyes', trecLicense: '1' }),
  anAgent({ agentId: 'ben.cole', trecLicense: '2' }),
  anAgent({ agentId: 'cy.retired', trecLicense: '3' }),
  anAgent({ agentId: 'di.bare', trecLicense: null }),
  anAgent({ agentId: 'ed.staff', trecLicense: '5', userAccountType: 'StaffAccount' }),
];
/** A fourth of the homes come from a source that is outdated, and a fifth are those of agents without a page. */
const listings = generatedListings(400, 20_261_128)
  .filter(({ edition }) => edition === 'austin')
  .map((home, at) => (at % 4 === 0 ? { ...home, source: 'SA' as const } : home))
  .map((home, at) => (at % 5 === 0 ? { ...home, agentId: agents[2 + (at % 3)]!.agentId } : home));
let hasPage: ReadonlySet<string>;
let db: TestDatabase;
let services: ReturnType<typeof testServices>;
let keyOfId: Map<number, string>;

beforeAll(async () => {
  db = await createTestDatabase();
  await saveAgents(db.kysely, agents);
  await retireAgent(db.kysely, 'cy.retired', testNow);
  const asked = await Promise.all(
    agents.map(({ agentId }) => withAgentPage(db.kysely, { agentId, edition: 'austin' })),
  );
  hasPage = new Set(asked.flatMap(({ agentId, hasAgentPage }) => (hasAgentPage ? [agentId] : [])));
  await saveListings(db.kysely, listings, { now: testNow });
  const long = new Date(testNow.getTime() - 30 * 86_400_000);
  await sourceUpdated(db.kysely, { edition: 'austin', source: 'SA' }, long);
  await hideOutdatedSources(db.kysely, { AUS: null, SA: 12, EX: null }, testNow);
  const { rows } = await db.pool.query<{ id: number; listingkey: string }>(
    'select id, listingkey from listing',
  );
  keyOfId = new Map(rows.map((row) => [row.id, row.listingkey]));
  services = testServices(db.kysely);
});
afterAll(() => db.drop());

const visitOf = (viewer: Viewer, onlyAgent: string | null = null): Visit => ({
  ...{ ...publicVisit({ edition: 'austin', now: testNow }), viewer, onlyAgent },
});
const requestOf = (viewer: Viewer, lease: boolean) =>
  aSearch({ lease, limit: 1000, filters: defaultFiltersFor({ lease, viewer }) });

/** Keys of the homes for sale or for lease that the rules let onto a page. */
const explained = (page: HomePage, viewer: Viewer, lease: boolean, partner: StopPartner | null = null) =>
  listings
    .filter((home) => isLease(home.propertytype) === lease)
    .filter((home) => firstStop(gated(home), { page, viewer, partner }, testMoment) === null)
    .map(({ listingkey }) => listingkey)
    .sort();

const gated = (home: Listing) => ({
  ...{ ...home, sourceOutdated: home.source === 'SA', hasAgentPage: hasPage.has(home.agentId ?? '') },
});

const found = (viewer: Viewer, lease: boolean, onlyAgent: string | null = null): Promise<string[]> =>
  foundBy(requestOf(viewer, lease), viewer, onlyAgent);

async function foundBy(
  request: ReturnType<typeof aSearch>,
  viewer: Viewer,
  onlyAgent: string | null = null,
): Promise<string[]> {
  const { ids } = await services.search.findListings(
    request,
    searchContext(request, visitOf(viewer, onlyAgent)),
  );
  return ids.map((id) => keyOfId.get(id)!).sort();
}

const { client, unverifiedClient, agent, anotherAgent } = viewers;
const everyone = { guest: guestViewer, unverifiedClient, client, agent, anotherAgent };
const searches = Object.entries(everyone).flatMap(([name, viewer]) =>
  [false, true].map((lease) => ({ name, viewer, lease })),
);

describe('the explanation why a home is not shown', () => {
  it.each(searches)('agrees with the search of $name, lease: $lease', async ({ viewer, lease }) => {
    const keys = await found(viewer, lease);
    expect(explained('search', viewer, lease)).toEqual(keys);
    if (viewer.role !== 'guest') expect(explained('mail', viewer, lease)).toEqual(keys);
  });

  it.each(searches)('agrees with the map of $name, lease: $lease', async ({ viewer, lease }) => {
    const request = { ...requestOf(viewer, lease), zoom: 18, mobile: false, listingIds: [] };
    const { total } = await services.maps.mapPoints({ ...request, limit: 500 }, visitOf(viewer));
    expect(explained('map', viewer, lease)).toHaveLength(total);
  });

  it('agrees with the pages of a partner for all homes, and for those of one agent', async () => {
    for (const onlyAgent of new Set(listings.map(({ agentId }) => agentId)))
      for (const lease of [false, true])
        expect(
          explained('partner', agent, lease, { isRevoked: false, onlyAgent, isSpent: false }),
          String(onlyAgent),
        ).toEqual(await found(guestViewer, lease, onlyAgent));
  });

  it.each(searches)('agrees with the pages of agents for $name, lease: $lease', async ({ viewer, lease }) => {
    const pages = await Promise.all(
      agents.map(({ agentId }) => findPublicAgent(db.kysely, 'austin', agentId)),
    );
    const trecLicense = pages.flatMap((page) => page?.trecLicense ?? []);
    const shown = async (filters: Partial<Filters>) => {
      const request = requestOf(viewer, lease);
      const page = { ...request, trecLicense, showEnabledAgentListings: true };
      return foundBy({ ...page, filters: { ...request.filters, ...agentPageTypes, ...filters } }, viewer);
    };
    const found = [...(await shown({})), ...(await shown(agentPageSales))];
    expect(explained('agent', viewer, lease)).toEqual([...new Set(found)].sort());
  });

  it('names every rule of gate, search and map for some home', () => {
    const rules = new Set(
      listings.flatMap((home) =>
        [guestViewer, anotherAgent].map(
          (viewer) => firstStop(gated(home), { page: 'map', viewer }, testMoment)?.rule,
        ),
      ),
    );
    for (const rule of [
      ...(['private_listing', 'private_on_lease_search', 'no_internet_display', 'source_outdated'] as const),
      ...(['off_market', 'closed_listing_locked', 'left_out_by_filter', 'address_hidden_by_seller'] as const),
    ])
      expect(rules).toContain(rule);
    expect(rules).toContain(undefined);
  });
});
