import { type AreaMarket, getAreaMarket, type MarketKind } from '@hearth/domain/contract/market-overview.ts';
import type { ReactNode } from 'react';
import type { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { failureText } from '../client/failure-text.ts';
import { pageAddress } from '../client/page-address.ts';
import { dataOf, isPending } from '../client/request-state.ts';
import { useRequest } from '../client/use-request.ts';
import { SourceNotes } from '../listing-card/source-notes.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LeadFigures, LeadSkeleton } from './key-figures.tsx';

interface MarketProps {
  readonly client: Pick<Client, 'call' | 'baseUrl'>;
  /** A name, or the address of the area's page. */
  readonly area: string;
  /** Houses, condos and townhouses without it. */
  readonly kind?: MarketKind | undefined;
  /** Full months that the lines show. */
  readonly period: number;
  readonly heading?: string | undefined;
  /** 1 to 6. */
  readonly headingLevel: number;
}

/** The market of one area in a few figures, with the way to its page. */
export function Market({ client, area, kind, period, heading, headingLevel }: MarketProps): ReactNode {
  const { request, retry } = useRequest(
    area === '' ? null : (signal) => client.call(getAreaMarket, { query: { area, kind }, signal }),
    `${area} ${kind}`,
  );
  const market = dataOf(request);
  const failure = request.status === 'failed' ? request.error : null;
  const Heading = `h${Math.min(Math.max(Math.round(headingLevel), 1), 6)}` as 'h2';
  const title = heading || (market ? `Market in ${market.place}` : '');
  return (
    <section className="hearth-market" aria-label={title || 'Market figures'} aria-busy={isPending(request)}>
      {title && (
        <Heading className="hearth-market__heading" part="heading">
          {title}
        </Heading>
      )}
      {area === '' || failure ? (
        <Missing error={failure} retry={retry} />
      ) : (
        <>
          {!title && <Skeleton width="12em" height="26px" />}
          {market ? <LeadFigures overview={market} period={period} /> : <LeadSkeleton />}
          <p className="hearth-market__small" part="method">
            Figures cover {counted[kind ?? 'all']} for sale. The lines show the median list price of the homes
            sold and their number, in the last {period} full months. Texas doesn’t disclose sale prices.
          </p>
          <p className="hearth-market__way">{market && <Way market={market} baseUrl={client.baseUrl} />}</p>
          <SourceNotes client={client} />
        </>
      )}
    </section>
  );
}

interface WayProps {
  readonly market: AreaMarket;
  readonly baseUrl: string;
}

const Way = ({ market: { url, place }, baseUrl }: WayProps): ReactNode => (
  <a className="hearth-market__link" part="link" href={pageAddress(url, baseUrl)}>
    Market overview of {place}
  </a>
);

const counted: Readonly<Record<MarketKind | 'all', string>> = {
  all: 'houses, condos and townhouses',
  home: 'houses',
  condo: 'condos',
  townhouse: 'townhouses',
};

interface MissingProps {
  /** null where the page names no area. */
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** The reason why there are no figures, and the page's own content of the element. */
function Missing({ error, retry }: MissingProps): ReactNode {
  const isUnknown = error === null || error.code === 'polygon_not_found';
  return (
    <>
      {isUnknown ? (
        <Notice>We have no market figures for this area.</Notice>
      ) : (
        <Notice onRetry={retry}>{failureText(error, 'The market figures could not be loaded.')}</Notice>
      )}
      <slot />
    </>
  );
}
