import type { ReactNode } from 'react';
import { failureText, mayRetry } from '../client/failure-text.ts';
import { dataOf, isPending, type RequestState } from '../client/request-state.ts';
import type { SiteClient } from '../client/site.ts';
import type { CardAppearance } from '../listing-card/card-appearance.ts';
import { ListingCardMessage } from '../listing-card/listing-card-message.tsx';
import { ListingCardSkeleton } from '../listing-card/listing-card-skeleton.tsx';
import { SourceNotes } from '../listing-card/source-notes.tsx';
import { emptyText, nearbyHeading } from '../search/search-words.ts';
import { LeftOut } from '../ui/left-out.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import { CardRow, type ListingsLayout } from './card-row.tsx';
import type { AllHomes, Found } from './found.ts';
import type { HomeCardsProps } from './home-cards.tsx';

export interface ListAppearance {
  readonly heading?: string | undefined;
  readonly layout?: ListingsLayout | undefined;
  readonly cards: CardAppearance;
}

export interface ListingsProps extends ListAppearance, Omit<HomeCardsProps, 'listings' | 'baseUrl'> {
  readonly client: SiteClient & { readonly baseUrl: string };
  readonly request: RequestState<Pick<Found, 'listings' | 'nearbyListings' | 'nearbyMiles' | 'leftOut'>>;
  readonly onRetry: () => void;
  /** The number of placeholders for the first result, and of homes at most. */
  readonly limit: number;
  /** The way to all of them; undefined where there never will be one. */
  readonly all?: AllHomes | undefined;
}

/** Shown in reserved room once there are known to be more. */
const seeAll = deferred(async () => (await import('./see-all.tsx')).SeeAll);

/** Some homes under a heading, a link to all of them and the notices of their sources. */
export function Listings(props: ListingsProps): ReactNode {
  const { client, heading, layout = 'grid', cards, all, request } = props;
  const { nearbyListings = [], nearbyMiles } = dataOf(request) ?? {};
  const listings = homesOf(props) ?? [];
  const nearbyName = nearbyHeading(nearbyMiles);
  const nearby = listings.length > 0 ? [] : nearbyListings.slice(0, props.limit);
  const name = heading || 'Homes';
  const SeeAll = useDeferred(seeAll, all?.total !== undefined);
  return (
    <section
      className="hearth-listings"
      data-cards={cards.layout}
      aria-label={name}
      aria-busy={isPending(request)}
    >
      {(heading || all) && (
        <div className="hearth-listings__head">
          {heading && (
            <h2 className="hearth-listings__heading" part="heading">
              {heading}
            </h2>
          )}
          {all && SeeAll && <SeeAll {...all} baseUrl={client.baseUrl} name={name} />}
        </div>
      )}
      <LeftOut of={dataOf(request)?.leftOut} />
      {nearby.length === 0 ? (
        <CardRow layout={layout} label={name}>
          <Items {...props} />
        </CardRow>
      ) : (
        <>
          <p className="hearth-listings__none">{emptyText}</p>
          <h3 className="hearth-listings__nearby">{nearbyName}</h3>
          <CardRow layout={layout} label={nearbyName}>
            <Cards {...props} listings={nearby} />
          </CardRow>
        </>
      )}
      <div className="hearth-listings__notes">
        <SourceNotes client={client} sources={[...listings, ...nearby].map(({ source }) => source)} />
      </div>
    </section>
  );
}

const homesOf = ({ request, limit }: ListingsProps) => dataOf(request)?.listings.slice(0, limit);

/** Cards are drawn by code that comes while the server is asked. */
const homeCards = deferred(async () => (await import('./home-cards.tsx')).HomeCards);

/** The cards, skeletons while they load, or why there are none. */
function Items(props: ListingsProps): ReactNode {
  const { request, onRetry, cards } = props;
  if (request.status === 'failed')
    return (
      <Failure {...props} onRetry={mayRetry(request.error) ? onRetry : undefined}>
        {failureText(request.error)}
      </Failure>
    );
  const listings = homesOf(props);
  if (listings?.length === 0) return <Message cards={cards}>{emptyText}</Message>;
  return <Cards {...props} listings={listings} />;
}

interface CardsProps extends ListingsProps {
  readonly listings: HomeCardsProps['listings'] | undefined;
}

function Cards({ listings, ...props }: CardsProps): ReactNode {
  const { client, cards, limit } = props;
  const HomeCards = useDeferred(homeCards);
  if (HomeCards === null)
    return <Message cards={cards}>The homes could not be loaded. Reload the page to try again.</Message>;
  if (!listings || !HomeCards) return <CardSkeletons cards={cards} count={listings?.length ?? limit} />;
  return <HomeCards {...props} listings={listings} baseUrl={client.baseUrl} />;
}

interface MessageProps {
  readonly cards: CardAppearance;
  readonly onRetry?: (() => void) | undefined;
  readonly children: string;
}

function Message({ cards, onRetry, children }: MessageProps): ReactNode {
  return (
    <li>
      <ListingCardMessage {...cards} onRetry={onRetry}>
        {children}
      </ListingCardMessage>
    </li>
  );
}

/** One line instead of the first card; the other skeletons stay, so nothing moves. */
function Failure({ limit, ...message }: MessageProps & Pick<ListingsProps, 'limit'>): ReactNode {
  return (
    <>
      <Message {...message} />
      <CardSkeletons cards={message.cards} count={limit - 1} isHidden />
    </>
  );
}

interface CardSkeletonsProps {
  readonly cards: CardAppearance;
  readonly count: number;
  /** Empty space instead of grey bars: no request is pending. */
  readonly isHidden?: boolean;
}

/** Cards to come, at their size. */
function CardSkeletons({ cards, count, isHidden }: CardSkeletonsProps): ReactNode {
  return keysOf(count).map((card) => (
    <li key={card} className={isHidden ? 'hearth-listings__gap' : undefined}>
      <ListingCardSkeleton {...cards} />
    </li>
  ));
}

const keysOf = (count: number): readonly string[] => [...Array(count).keys()].map((card) => `card ${card}`);
