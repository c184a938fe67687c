import type { AddedListing, Collection } from '@hearth/domain/contract/collection.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { useOverlay } from '../../ui/use-overlay.ts';

/** The dialog; its code comes with the first need. */
export const commentsDialog = deferred(async () => (await import('./comments-dialog.tsx')).CommentsDialog);

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
      <Button look="quiet" className="comments-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {commentCount === 0 ? 'Comment' : `${commentCount} comment${commentCount === 1 ? '' : 's'}`}
        {newCommentCount > 0 && <strong className="comments-button__new">{newCommentCount} new</strong>}
        <VisuallyHidden>: {streetLine(listing)}</VisuallyHidden>
      </Button>
      {isOpen && CommentsDialog && (
        // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
        <CommentsDialog listing={listing} collectionId={collection.id} onClose={close} />
      )}
    </>
  );
}
