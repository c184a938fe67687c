import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import { collectionPageQuery } from '../../shared/saving/collection-queries.ts';
import { sharedCollections } from '../../shared/saving/shared-collections.ts';
import { Members } from '../../shared/sharing/members.tsx';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { ClosedCollection, PartedCollection, useParting } from './closed-collection.tsx';
import './collections.css';

/** The people of a thing as a page: `/members?collection=12`. */
export function MembersScreen({
  location,
  notFound,
}: Pick<ScreenProps<'members'>, 'location' | 'notFound'>): ReactNode {
  const id = new URLSearchParams(location.search).get('collection') ?? '';
  const { query, data: collection } = useShownQuery({
    ...collectionPageQuery(useSession(), id, 1),
    retry: false,
  });
  const parting = useParting(id);
  if (parting) return <PartedCollection by={parting} />;
  const { code } = query.error ?? {};
  if (code === 'validation_failed') return notFound;
  if (code === 'not_found') return <ClosedCollection />;
  if (!collection && !query.error) return <ScreenSkeleton />;
  return (
    <section className="list-page collections page-width">
      <PageHead />
      <p>
        <PageLink href={collectionPath(id)} dir="auto">
          {collection?.name ?? 'Collection'}
        </PageLink>
      </p>
      <h1>People</h1>
      <div className="members-page">
        {collection ? (
          <Members kind={sharedCollections} thing={collection} />
        ) : (
          query.error && (
            <Notice onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
              {`The people could not be loaded. ${failureReason(query.error)}`}
            </Notice>
          )
        )}
      </div>
    </section>
  );
}
