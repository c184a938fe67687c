import { comparedIds, comparePath, mostCompared } from '@hearth/domain/listing/compared-homes.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { RecommendButton } from '../../shared/recommending/recommend-button.tsx';
import { ShareButton } from '../../shared/sharing/share-button.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { CompareTable, type RemoveHome } from './compare-table.tsx';
import { type Compared, useCompared } from './use-compared.ts';
import { useRemoval } from './use-removal.ts';
import './compare.css';

/** Up to four homes side by side; the link names them. */
export function CompareScreen({ location }: Pick<ScreenProps, 'location'>): ReactNode {
  const { edition } = useApp();
  const { ids, beyond } = comparedIds(new URLSearchParams(location.search).get('ids'));
  const { request, retry } = useCompared(ids);
  const remove = useRemoval(ids);
  const title = ids.length < 2 ? undefined : `Compare ${ids.length} homes | ${edition.name}`;
  const head = <PageHead title={title} />;

  if (ids.length === 0) return <HowTo head={head} />;
  return (
    <div className="compare">
      {head}
      <h1>Compare homes</h1>
      {beyond > 0 && (
        <p className="compare__note">
          Up to {mostCompared} homes fit side by side. The last {beyond === 1 ? 'home' : `${beyond} homes`} of
          this link {beyond === 1 ? 'is' : 'are'} not shown.
        </p>
      )}
      {request.state === 'loading' && <Skeleton height="480px" />}
      {request.state === 'failed' && (
        <Notice onRetry={request.mayRetry ? retry : undefined}>{request.words}</Notice>
      )}
      {request.state === 'succeeded' && <Comparison {...request} onRemove={remove} />}
    </div>
  );
}

interface ComparisonProps extends Compared {
  readonly onRemove: RemoveHome;
}

function Comparison({ listings, missing, gone, onRemove }: ComparisonProps): ReactNode {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const ratings = listings.find(({ schoolratings }) => schoolratings !== null)?.schoolratings;
  const shown = listings.map((listing) => listing.listingid);
  return (
    <>
      <Withheld count={gone.length} one="is no longer on the market" many="are no longer on the market" />
      <Withheld count={missing.length} one="could not be found" many="could not be found" />
      {listings.length > 0 && (
        <>
          <div className="compare__tools">
            {listings.length > 1 && (
              <label className="compare__only">
                <input
                  type="checkbox"
                  checked={onlyDifferences}
                  onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
                />
                Show only differences
              </label>
            )}
            <ShareButton title="Share this comparison" name="Homes compared" path={comparePath(shown)} />
            <RecommendButton listings={shown} name="the compared homes" />
            <Button onClick={() => window.print()}>Print</Button>
          </div>
          {listings.length === 1 && (
            <p className="compare__note">
              Add another home to see the differences: tap Compare on its card in the{' '}
              <a href="/listings">list</a>.
            </p>
          )}
          <CompareTable listings={listings} onlyDifferences={onlyDifferences} onRemove={onRemove} />
          {ratings && (
            <p className="compare__note">
              School ratings: {ratings.source}, {ratings.year}.
            </p>
          )}
          {listings.some((listing) => listing.locked.pricehistory) && (
            <p className="compare__note">Sign up to see price history.</p>
          )}
        </>
      )}
      {listings.length === 0 && (
        <p>
          Choose other homes in the <a href="/listings">list</a>.
        </p>
      )}
    </>
  );
}

interface WithheldProps {
  readonly count: number;
  readonly one: string;
  readonly many: string;
}

const Withheld = ({ count, one, many }: WithheldProps): ReactNode =>
  count > 0 && (
    <Notice>{count === 1 ? `1 home of this link ${one}.` : `${count} homes of this link ${many}.`}</Notice>
  );

function HowTo({ head }: { readonly head: ReactNode }): ReactNode {
  return (
    <div className="compare compare--empty">
      {head}
      <h1>Compare homes</h1>
      <p>
        Tap <PortalIcon name="compare" /> Compare on up to {mostCompared} homes, then see them side by side
        here.
      </p>
      <p>
        <a className="hearth-button hearth-button--primary" href="/listings">
          Find homes
        </a>
      </p>
    </div>
  );
}
