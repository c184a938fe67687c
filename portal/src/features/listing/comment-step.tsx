import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { commentsDialog } from '../../shared/comments/comments-button.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { useListingStep } from './use-listing-step.ts';

/** '/comments/12' names the collection. */
const step = /\/(?:comments?|listing-comments)(?:\/([^/]+))?\/?$/;

/** At the path of the comments on a listing: their dialog over the listing. */
export function CommentStep({ listing }: { readonly listing: ListingCard }): ReactNode {
  const found = step.exec(useLocation().pathname);
  return found && <OpenComments listing={listing} collectionId={found[1]} />;
}

interface OpenCommentsProps {
  readonly listing: ListingCard;
  readonly collectionId: string | undefined;
}

function OpenComments({ listing, collectionId }: OpenCommentsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useListingStep(step, isOpen, () => setOpen(true));
  const CommentsDialog = useOverlay(commentsDialog, isOpen, close);
  return (
    isOpen &&
    CommentsDialog && (
      // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
      <CommentsDialog listing={listing} collectionId={collectionId} onClose={close} />
    )
  );
}
