import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useApp, useSession } from '../app/app-context.tsx';
import { CardStrip } from './card-strip.tsx';
import { type HomesRequest, homesQuery } from './homes-query.ts';
import './listing-strip.css';

interface ListingStripProps {
  readonly title: string;
  /** Request to the server. */
  readonly params: HomesRequest;
  readonly all: { readonly text: string; readonly path: string };
  /** In the first view, where photos are fetched at once. */
  readonly isFirst?: boolean;
}

/** A row of cards to swipe through, with a way to all of them; disappears where nothing was found. */
export function ListingStrip({ title, params, all, isFirst = false }: ListingStripProps): ReactNode {
  const heading = useId();
  const { client } = useApp();
  const { answers } = useSession();
  const { data, error, isLoadingError, refetch } = useQuery(homesQuery(client, answers, params));
  if (data?.listings.length === 0) return null;
  return (
    <section className="strip" aria-labelledby={heading}>
      <div className="strip__head page-width">
        <h2 id={heading}>{title}</h2>
        <a href={all.path}>{all.text}</a>
      </div>
      {isLoadingError ? (
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined}>
          {failureText(error, 'These homes could not be loaded.')}
        </Notice>
      ) : (
        <CardStrip className="page-width" listings={data?.listings} isFirst={isFirst} />
      )}
    </section>
  );
}
