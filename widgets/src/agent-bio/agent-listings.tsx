import type { Agent } from '@hearth/domain/contract/agent.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { Client } from '../client/client.ts';
import { dataOf, isPending } from '../client/request-state.ts';
import { useRequest } from '../client/use-request.ts';
import frame from '../listing-card/listing-card.css';
import cards from '../listing-card/listing-card.element.css';
import { ListingCard, type ListingSelection } from '../listing-card/listing-card.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import { SourceNotes } from '../listing-card/source-notes.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSheets } from '../ui/use-sheets.ts';
import { agentFailure } from './agent-failure.ts';
import sheet from './agent-listings.css';

interface AgentListingsProps {
  readonly client: Client;
  readonly agent: Agent;
  readonly headingLevel: 2 | 3 | 4;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** Shown first; a button shows the rest. */
const FIRST = 6;
/** Of each kind; an agent with more homes than this has a search page. */
const MOST = 48;

/** Listings of the agent, for sale first and then for lease. */
export function AgentListings(props: AgentListingsProps): ReactNode {
  const { client, agent, headingLevel, onListingSelect } = props;
  const root = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  useSheets(root, frame, cards, sheet);
  const trecLicense = agent.trecLicense ?? '';
  const { request, retry } = useRequest((signal) => findAll(client, trecLicense, signal), trecLicense);
  const listings = dataOf(request);
  const waiting = !listings && request.status !== 'failed';
  const shown = all ? listings : listings?.slice(0, FIRST);
  return (
    <div
      ref={root}
      className={waiting ? 'hearth-offers hearth-bio__wait' : 'hearth-offers'}
      aria-busy={isPending(request)}
    >
      {request.status === 'failed' && (
        <Notice onRetry={retry}>{agentFailure(request.error, 'the listings')}</Notice>
      )}
      {listings?.length === 0 && <p>No listings at the moment.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list of a list without markers */}
      <ul className="hearth-offers__grid" role="list">
        {shown?.map((listing) => (
          <li key={listing.listingkey}>
            <ListingCard
              listing={listing}
              baseUrl={client.baseUrl}
              headingLevel={headingLevel}
              onListingSelect={onListingSelect}
            />
          </li>
        ))}
        {waiting && (
          <li>
            <ListingCardSkeleton />
          </li>
        )}
      </ul>
      {listings && listings.length > FIRST && !all && (
        <Button onClick={() => setAll(true)}>Show all {listings.length}</Button>
      )}
      {listings && listings.length > 0 && (
        <SourceNotes client={client} sources={[...new Set(listings.map(({ source }) => source))]} />
      )}
    </div>
  );
}

type Listings = SearchResult['listings'];

/** Searches leave out land, farms and commercial property unless they are asked for. */
const everyType = { lot: true, farm: true, multiFamily: true, commercialSale: true };

async function findAll(
  client: Pick<Client, 'call'>,
  trecLicense: string,
  signal: AbortSignal,
): Promise<Listings> {
  const query = { ...everyType, trecLicense, showEnabledAgentListings: true, limit: MOST };
  const kinds = [query, { ...query, lease: true }];
  const results = await Promise.all(
    kinds.map((requested) => client.call(searchListings, { query: requested, signal })),
  );
  return results.flatMap(({ listings }) => listings);
}
