import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { WhyHidden } from '../../shared/listing-stops/why-hidden.tsx';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { EditorPage, OpenEditor } from './editor/editor-page.tsx';
import { listingQuery } from './listing-queries.ts';
import { ShownSince } from './publish/shown-since.tsx';

type EditProps = Pick<ScreenProps<'editDraftListing' | 'editMyListing'>, 'params' | 'notFound'>;

/** Edits a draft or a published listing (specification section 2). */
export function EditListingScreen({ params: { id }, notFound }: EditProps): ReactNode {
  const session = useSession();
  // The form asks for changes; a new answer would be another form.
  const { data, error, isFetching, refetch } = useQuery({
    ...listingQuery(session, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (error?.status === 404 && !data) return notFound;
  if (error && !data)
    return (
      <EditorPage crumb="Edit Listing">
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined} isRetrying={isFetching}>
          {`The listing could not be loaded. ${failureText(error, 'Please try again.')}`}
        </Notice>
      </EditorPage>
    );
  if (!data) return <ScreenSkeleton />;
  return (
    <EditorPage crumb={crumbOf(data)}>
      <OpenEditor key={data.draftId} details={data} />
      {!data.isDraft && <ShownSince listing={data} />}
      <WhyHidden id={data.listingId} />
    </EditorPage>
  );
}

/** The last breadcrumb (specification section 2). */
function crumbOf({ isMine, isDraft, agentName }: ExclusiveDetails): string {
  if (!isMine) return `Edit ${agentName?.split(' ')[0] ?? 'Agent'}’s Listing`;
  return isDraft ? 'Edit Draft Listing' : 'Edit My Listing';
}
