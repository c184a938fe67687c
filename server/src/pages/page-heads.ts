import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { agentData, agentHead } from '@hearth/domain/page/agent-head.ts';
import { type ByScreen, ofScreen } from '@hearth/domain/page/by-screen.ts';
import { listingRequest } from '@hearth/domain/page/first-requests.ts';
import { listingData } from '@hearth/domain/page/listing-data.ts';
import { listingHead } from '@hearth/domain/page/listing-head.ts';
import { pageHead } from '@hearth/domain/page/page-head.ts';
import { agentPathOf, type PageParams, pages } from '@hearth/domain/page/pages.ts';
import type { AgentService } from '../agents/agent.service.ts';
import type { Config } from '../config.ts';
import { publicVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { MarketOverviewService } from '../market-overview/market-overview.service.ts';
import type { HeadOf, ServedAnswer, ServedHead } from '../static/page-head.ts';
import { searchPageHead } from './search-page-head.service.ts';

interface PageSources {
  readonly config: Pick<Config, 'productName' | 'publicUrl'>;
  readonly clock: () => Date;
  readonly listings: Pick<ListingService, 'getListing'>;
  readonly markets: Pick<MarketOverviewService, 'headOf' | 'directory'>;
  readonly agents: Pick<AgentService, 'agentNamed' | 'pathOf'>;
}

/** A page that is opened, by the edition of the server. */
interface Opened {
  readonly query: string;
  readonly answers?: Promise<readonly ServedAnswer[]> | undefined;
  readonly edition: Edition;
  readonly sources: PageSources;
}

const headsOf: ByScreen<'dataHead', [Opened], Promise<ServedHead | 'missing'>> = {
  async search({ row: { lease = false } }, { query, answers, edition, sources }) {
    const visit = publicVisit({ edition: edition.id, now: sources.clock() });
    const { directory } = sources.markets;
    const unknownOf = async () => unknownPlaces(await answers);
    return searchPageHead({ edition, query, visit, directory, unknownOf, lease });
  },
  overview: async ({ params }, { query, sources }) => sources.markets.headOf(params, query),
  agent: async ({ params }, { edition, sources }) => headOfAgent(params, edition, sources),
  listing: async ({ params }, { edition, sources }) => headOfListing(params.id, edition, sources),
};

/** The heads of the portal's pages with the data that guests may see. A listing is read by its key; nothing is searched for a head. */
export function pageHeads(sources: PageSources): HeadOf {
  const edition = editionOf(sources.config.productName);
  return async (page, query, answers) =>
    (await ofScreen(headsOf, page, { query, answers, edition, sources })) ??
    (page.row.status === 404 ? 'missing' : pageHead(page.row, edition));
}

/** The texts of the page's search that its answer calls unknown; none where the page has no answer. */
function unknownPlaces([first]: readonly ServedAnswer[] = []): readonly string[] {
  return first?.address.startsWith(searchListings.path)
    ? ((first.data as SearchResult).unknownPlaces ?? [])
    : [];
}

/** The head of an agent's page, or the way to its one address; 'missing' for names that no agent has or had. */
async function headOfAgent(
  { name, step }: PageParams<'agent'>,
  edition: Edition,
  { config, agents }: PageSources,
): Promise<ServedHead | 'missing'> {
  const path = await agents.pathOf(name);
  if (path === undefined) return 'missing';
  const usual = pageHead(pages.agents, edition);
  if (path === 'retired')
    return { ...usual, moved: { to: `${pages.agents.path}?retired=true`, isForGood: false } };
  if (path !== agentPathOf(name))
    return { ...usual, moved: { to: step ? `${path}/${step}` : path, isForGood: true } };
  const agent = await agents.agentNamed(name);
  return { ...agentHead(agent, edition), data: agentData(agent, config.publicUrl) };
}

/** @throws AppError for a listing that guests may not see */
async function headOfListing(
  id: string,
  edition: Edition,
  { config, clock, listings }: PageSources,
): Promise<ServedHead> {
  const visit = publicVisit({ edition: edition.id, now: clock() });
  const listing = await listings.getListing(id, visit);
  return {
    ...listingHead(listing, edition),
    listing: {
      listings: [listing, ...listing.otherlistings].map(({ listingid }) => listingid),
      data: listingData(listing, config.publicUrl),
      answer: { address: listingRequest(id), json: JSON.stringify(listing), data: listing },
      photo: listing.images[0],
    },
  };
}
