import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { commentsDialog } from '../../shared/comments/comments-button.tsx';
import { stateInPlace } from '../../shared/listing/listing-modal.ts';
import { isSaved, useCollections } from '../../shared/saving/collection-queries.ts';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { useListingStep } from './use-listing-step.ts';

/** '/comments/12' names the collection. */
const step = /\/(?:comments?|listing-comments)(?:\/([^/]+))?\/?$/;

/** The way to the comments on a home, for people with it in a collection. */
export function CommentsLink({ listing: { listingid, url } }: { readonly listing: ListingCard }): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();
  const { collections } = useCollections();
  if (!isSaved(collections, listingid)) return null;
  const open = () => void navigate(`${url}/comments`, { replace: true, state: stateInPlace(location) });
  return (
    <Button aria-haspopup="dialog" onClick={open}>
      <PortalIcon name="comment" /> Comments
    </Button>
  );
}

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
