import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Location } from 'react-router';
import { SearchesProvider, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { isForLease, savedSearchPaths } from '../../shared/saved-searches/saved-search-paths.ts';
import { savedSearchQuery } from '../../shared/saved-searches/saved-search-queries.ts';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { Redirect } from './redirect.tsx';
import { SavedSearchAbout } from './saved-search-about.tsx';
import { SearchOfAddress } from './search-screen.tsx';

type SavedSearchScreenProps = Pick<ScreenProps<'savedSearch'>, 'params' | 'location' | 'notFound'>;

/** The page of a saved search: the search with its name, and the changes since it was saved. */
export function SavedSearchScreen({ params: { id }, location, notFound }: SavedSearchScreenProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(savedSearchQuery(useSession(), id));
  if (data) return <OpenSearch key={id} saved={data} location={location} />;
  if (error?.code === 'validation_failed') return notFound;
  if (error?.code === 'not_found') return <ClosedSearch />;
  return (
    <>
      <PageHead />
      {error ? (
        <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
          {`This saved search could not be loaded. ${failureText(error, 'Please try again.')}`}
        </Notice>
      ) : (
        <ScreenSkeleton />
      )}
    </>
  );
}

/** The page of a saved search that the person cannot open. Deleted ones and those of other people look the same. */
const ClosedSearch = (): ReactNode => (
  <section className="list-page page-width">
    <PageHead canonical={null} />
    <h1>You can’t open this saved search</h1>
    <p>
      It was deleted, you left it, or it isn’t shared with you.{' '}
      <PageLink href="/menu/saved-searches">See your saved searches</PageLink>
    </p>
  </section>
);

interface OpenSearchProps {
  readonly saved: SavedSearch;
  readonly location: Location;
}

function OpenSearch({ saved, location }: OpenSearchProps): ReactNode {
  const { searches, to } = useSession();
  const paths = useMemo(() => savedSearchPaths({ searches, to }, saved.id), [searches, to, saved.id]);
  if (location.search === '') {
    const { requested } = searches.read(saved.query, isForLease(saved.query));
    return (
      <Redirect
        path={paths.pathOf(requested)}
        corrections={lostText(saved)}
        isOtherKind={false}
        from={location}
      />
    );
  }
  return (
    <SearchesProvider value={paths}>
      <SearchOfAddress
        lease={isForLease(location.search)}
        location={location}
        saved={saved}
        about={<SavedSearchAbout saved={saved} />}
      />
    </SearchesProvider>
  );
}

const lostText = ({ lost }: SavedSearch): readonly string[] =>
  lost.length === 0
    ? []
    : [`This search was saved with parts that no search has any more: ${lost.join(', ')}. The rest works.`];
