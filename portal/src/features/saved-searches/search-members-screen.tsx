import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { failureReason } from '../../shared/saved-searches/saved-search-changes.ts';
import { savedSearchQuery } from '../../shared/saved-searches/saved-search-queries.ts';
import { sharedSearches as kind } from '../../shared/saved-searches/shared-searches.ts';
import { Members } from '../../shared/sharing/members.tsx';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';

/** The people of a saved search as a page: `/menu/saved-searches/add-members?id=12`. */
export function SearchMembersScreen({
  location,
  notFound,
}: Pick<ScreenProps<'searchMembers'>, 'location' | 'notFound'>): ReactNode {
  const id = new URLSearchParams(location.search).get('id') ?? '';
  const { data: search, error, isFetching, refetch } = useQuery(savedSearchQuery(useSession(), id));
  if (error?.code === 'validation_failed' || error?.code === 'not_found') return notFound;
  if (!search && !error) return <ScreenSkeleton />;
  return (
    <section className="list-page page-width">
      <PageHead />
      <p>
        <PageLink href={kind.path(id)} dir="auto">
          {search?.name ?? 'Saved search'}
        </PageLink>
      </p>
      <h1>People</h1>
      <div className="members-page">
        {search ? (
          <Members kind={kind} thing={search} />
        ) : (
          error && (
            <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
              {`The people could not be loaded. ${failureReason(error)}`}
            </Notice>
          )
        )}
      </div>
    </section>
  );
}
