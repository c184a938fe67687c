import type { FoundCard } from '@hearth/domain/contract/search.ts';
import type { Sort } from '@hearth/domain/search/sort/sort.ts';
import { ResultTable } from '@hearth/widgets/search/result-table.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { SinceLook } from '../../shared/history/since-look.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { KeywordMatches } from './keyword-matches.tsx';
import { CardActions, ListingActions } from './listing-actions.tsx';
import { type Hover, usePointedAt } from './use-hover.ts';
import { useViewed } from './use-viewed.ts';
import './results-table.css';

interface ResultsTableProps {
  readonly listings: readonly FoundCard[];
  readonly hover: Hover;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The results as rows to compare, with viewed marks, keyword matches and actions. */
export function ResultsTable({ listings, hover, sort, onSort }: ResultsTableProps): ReactNode {
  const { to } = useSession();
  const viewed = useViewed();
  const pointedAt = usePointedAt(hover);
  const Actions = useMediaQuery('(max-width: 767px)') ? CardActions : ListingActions;
  return (
    <ResultTable
      listings={listings}
      baseUrl=""
      urlOf={({ url }) => to(url)}
      isPointedAt={(id) => pointedAt.includes(id)}
      onPoint={hover.set}
      sort={sort}
      onSort={onSort}
      notes={(listing) => (
        <>
          {viewed.has(listing.listingid) && <span className="viewed">Viewed</span>}
          <SinceLook listing={listing} />
          <KeywordMatches matches={listing.keywordmatches} />
        </>
      )}
      actions={(listing) => <Actions listing={listing} />}
    />
  );
}
