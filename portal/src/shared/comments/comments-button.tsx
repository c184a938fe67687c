import type { AddedListing, Collection } from '@hearth/domain/contract/collection.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useState } from 'react';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import './comments-button.css';

/** The dialog; its code comes with the first need. */
export const commentsDialog = deferred(async () => (await import('./comments-dialog.tsx')).CommentsDialog);

/** E.g. '3 comments, 1 new'. */
function commentWords({ commentCount, newCommentCount }: CommentsButtonProps['entry']): string {
  if (commentCount === 0) return 'Comment';
  const total = `${commentCount} comment${commentCount === 1 ? '' : 's'}`;
  return newCommentCount > 0 ? `${total}, ${newCommentCount} new` : total;
}

interface CommentsButtonProps {
  readonly collection: Pick<Collection, 'id'>;
  readonly listing: ListingCard;
  readonly entry: Pick<AddedListing, 'commentCount' | 'newCommentCount'>;
}

/** Opens the comments on a home in a collection, with their number. */
export function CommentsButton({ collection, listing, entry }: CommentsButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const CommentsDialog = useOverlay(commentsDialog, isOpen, close);
  const { commentCount, newCommentCount } = entry;
  return (
    <>
      <ToolButton
        icon="comment"
        label={commentWords(entry)}
        of={streetLine(listing)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">{commentCount > 0 && commentCount}</span>
        {newCommentCount > 0 && <span className="comments-button__new" aria-hidden="true" />}
      </ToolButton>
      {isOpen && CommentsDialog && (
        // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
        <CommentsDialog listing={listing} collectionId={collection.id} onClose={close} />
      )}
    </>
  );
}
