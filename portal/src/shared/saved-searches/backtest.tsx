import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { getBacktest } from '@hearth/domain/contract/saved-search-news.ts';
import { fullAddress } from '@hearth/domain/listing/address.ts';
import { priceText } from '@hearth/domain/listing/price.ts';
import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayText } from '../../ui/day-text.ts';
import { useSession } from '../app/app-context.tsx';
import { savedSearchKeys } from './saved-search-queries.ts';
import './backtest.css';

const DAYS = 30;
const DAY_MS = 86_400_000;

interface BacktestProps {
  /** Of the search, as it would be saved. */
  readonly query: string;
  readonly cadence: Cadence;
}

/** The mails that a search would have sent in the last 30 days. Nothing where the server cannot say. */
export function Backtest({ query, cadence }: BacktestProps): ReactNode {
  const session = useSession();
  const { data } = useQuery({
    queryKey: [...savedSearchKeys(session).all, 'backtest', query, cadence],
    queryFn: ({ signal }) => session.client.call(getBacktest, { query: { query, cadence }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <div className="backtest" role="status">
      {data && <p>{backtestText(data, cadence)}</p>}
      {data && data.listings.length > 0 && (
        <details>
          <summary>
            {data.listings.length < data.homes ? 'See some of these homes' : 'See these homes'}
          </summary>
          <ul>
            {data.listings.map((listing) => (
              <li key={listing.listingkey}>
                <a href={listing.url} target="_blank" rel="noreferrer">
                  {homeText(listing)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const homeText = (listing: ListingCard): string =>
  `${priceText(listing.listprice, listing.propertytype)}, ${fullAddress(listing)}`;

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

interface Found {
  readonly mails: number;
  readonly homes: number;
  readonly since: string | null;
}

/** Named for daily mails where the search would send none. */
function backtestText({ mails, homes, since }: Found, cadence: Cadence): string {
  if (since === null) return 'We can’t say yet how many emails this search will send.';
  const isShort = Date.now() - Date.parse(since) < DAYS * DAY_MS;
  const time = isShort ? `Since ${dayText(since)}` : `In the last ${DAYS} days`;
  const how = cadence === 'never' ? ' every day' : '';
  if (mails === 0) return `${time}, this search would have sent no emails${how}.`;
  return `${time}, this search would have sent ${counted(mails, 'email')}${how} with ${counted(homes, 'home')}.`;
}
