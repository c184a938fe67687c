import type { Agent } from '@hearth/domain/contract/agent.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { agentPageSales, agentPageTypes } from '@hearth/domain/search/filters/agent-page-filters.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { useGround } from '@hearth/widgets/client/use-ground.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useNear } from '@hearth/widgets/ui/use-near.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { UnlockOffer } from '../../shared/account/unlock-offer.tsx';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { CardStrip } from '../../shared/listing/card-strip.tsx';
import { type HomesRequest, homesQuery } from '../../shared/listing/homes-query.ts';
import { SourceDisclaimer } from '../../shared/listing/source-disclaimer.tsx';
import { LazySearchMap } from '../../shared/searching/lazy-search-map.tsx';
import { agentFiguresQuery } from './agent-figures-query.ts';

/** Homes of each kind that are shown; the specification's page size for the listings of an agent. */
const most = 40;

/** The homes that an agent lists, on a map, and those sold in the last year for verified accounts. */
export function AgentHomes({ agent }: { readonly agent: Agent }): ReactNode {
  const { viewer } = useSession();
  const { ref, near } = useNear();
  if (agent.trecLicense === null) return null;
  const requested = {
    ...agentPageTypes,
    trecLicense: agent.trecLicense,
    showEnabledAgentListings: true,
    sortBy: 'statusPrice',
    limit: most,
  };
  const sold = { ...requested, ...agentPageSales };
  return (
    <div className="agent-homes" ref={ref}>
      {near && <Homes title={`Homes ${agent.firstname} has for sale`} query={requested} withMap />}
      {near && (
        <Homes title={`Homes ${agent.firstname} has for lease`} query={{ ...requested, lease: true }} />
      )}
      {near && viewer.loginStatus === 'verified' && (
        <Homes title={`Homes ${agent.firstname} sold in the last 12 months`} query={sold} />
      )}
      {viewer.loginStatus !== 'verified' && <LockedSales agent={agent} />}
    </div>
  );
}

/** The way to the sold homes, where there are some. */
function LockedSales({ agent }: { readonly agent: Agent }): ReactNode {
  const { client } = useApp();
  const { answers } = useSession();
  const { data } = useQuery(agentFiguresQuery(client, answers, agent));
  if (!data || data.sold.count === 0) return null;
  return (
    <p className="agent-homes__locked">
      Sign up and verify your email to see each sold home. <UnlockOffer />
    </p>
  );
}

interface HomesProps {
  readonly title: string;
  readonly query: HomesRequest;
  readonly withMap?: boolean;
}

function Homes({ title, query, withMap = false }: HomesProps): ReactNode {
  const { client } = useApp();
  const { answers } = useSession();
  const { data, error, refetch } = useQuery(homesQuery(client, answers, query));
  if (error)
    return (
      <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined}>
        {failureText(error, 'Unable to fetch listings')}
      </Notice>
    );
  if (!data || data.listings.length === 0) return null;
  const { listings } = data;
  const [first] = listings;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {withMap && <HomesMap listings={listings} />}
      <CardStrip listings={listings} />
      <p className="agent-source">{first && <SourceDisclaimer source={first.source} />}</p>
    </section>
  );
}

/** The homes with a public position; nothing where none has one. */
function HomesMap({ listings }: { readonly listings: readonly ListingCard[] }): ReactNode {
  const { client } = useApp();
  const ground = useGround(client);
  const shown = useMemo(() => onMap(listings), [listings]);
  if (shown === null) return null;
  return (
    <div className="agent-homes__map">
      <LazySearchMap points={shown.points} fit={shown.box} {...ground} wheelAfterFocus />
    </div>
  );
}

/** Degrees around the outermost homes. */
const margin = 0.02;

function onMap(listings: readonly ListingCard[]) {
  const points = listings.flatMap((listing) => {
    const { latitude, longitude, listingid, listprice, mlsstatus, isexclusive, bedroomstotal } = listing;
    const { subdivisionname, city } = listing;
    if (latitude === null || longitude === null) return [];
    const place = { type: 'listing' as const, latitude, longitude, subdivisionname, city };
    return [{ ...place, listingid, listprice, mlsstatus, isexclusive, bedroomstotal }];
  });
  if (points.length === 0) return null;
  const [north, east] = [
    Math.max(...points.map((at) => at.latitude)),
    Math.max(...points.map((at) => at.longitude)),
  ];
  const [south, west] = [
    Math.min(...points.map((at) => at.latitude)),
    Math.min(...points.map((at) => at.longitude)),
  ];
  const shown: MapPoints = { clusters: [], points, total: points.length, withoutPin: 0 };
  return {
    points: shown,
    box: {
      ...{ minLatitude: south - margin, maxLatitude: north + margin },
      ...{ minLongitude: west - margin, maxLongitude: east + margin },
    },
  };
}
