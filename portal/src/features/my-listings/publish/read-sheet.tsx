import { getPublishSheet, type PublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import type { EditFormStatus } from '@hearth/domain/listing/status.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import type { ListingSubject } from '../acts/listing-subject.ts';
import { EditingContext } from '../editor/editing.ts';
import { listingKeys } from '../listing-queries.ts';

interface ReadSheetProps {
  /** null for a new listing, which its form saves first. */
  readonly listing: Pick<ListingSubject, 'listingId' | 'draftId' | 'isDraft'> | null;
  /** Another status for the published values, and for a draft. */
  readonly mlsStatus?: EditFormStatus;
  /** With a status: the changes of the draft are published with it. */
  readonly isOfDraft?: boolean;
  readonly children: (sheet: PublishSheet, listingId: string, refetch: () => void) => ReactNode;
}

/** The sheet of the stored revision, in a form once all that was typed is saved. */
export function ReadSheet({ listing, mlsStatus, isOfDraft = false, children }: ReadSheetProps): ReactNode {
  const session = useSession();
  const editor = use(EditingContext)?.editor;
  const read = async () => {
    const isSavedFirst = isOfDraft || mlsStatus === undefined || listing === null || listing.isDraft;
    const saved = editor && isSavedFirst ? await editor.save() : listing;
    if (!saved) throw new ApiError('network', 'the last changes are not saved');
    const { listingId } = saved;
    const query = { ...(mlsStatus && { mlsStatus }), ...(isOfDraft && { draft: 'true' as const }) };
    return {
      listingId,
      sheet: await session.client.call(getPublishSheet, { params: { id: listingId }, query }),
    };
  };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...listingKeys(session).sheets, listing?.draftId ?? 'new', mlsStatus, isOfDraft],
    queryFn: read,
    ...{ staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false },
    // A choice in the review keeps its place while the other sheet is read.
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
        {failureText(error, 'The review could not be made. Please try again.')}
      </Notice>
    );
  if (!data) return <p role="status">Preparing the review…</p>;
  return children(data.sheet, data.listingId, () => void refetch());
}
