import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';

import { SmallDialog } from '../../ui/small-dialog.tsx';
import { useCollections } from '../saving/collection-queries.ts';
import { CommentThread } from './comment-thread.tsx';
import './comments.css';

interface CommentsDialogProps {
  readonly listing: ListingCard;
  /** Of the collection whose comments are shown first; without one, the collection of the home that was changed last. */
  readonly collectionId?: string | undefined;
  readonly onClose: () => void;
}

/** The comments on a home in the person's collections that have it, one collection at a time. */
export function CommentsDialog({ listing, collectionId, onClose }: CommentsDialogProps): ReactNode {
  const { query, collections } = useCollections();
  const [chosen, choose] = useState(collectionId);
  const choices = (collections ?? []).filter(({ listingIds }) => listingIds.includes(listing.listingid));
  const collection = choices.find(({ id }) => id === chosen) ?? choices[0];
  return (
    <SmallDialog title={`Comments on ${streetLine(listing)}`} onClose={onClose}>
      {choices.length > 1 && (
        <SelectField
          label="Collection"
          value={collection?.id ?? ''}
          choices={choices.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choose}
        />
      )}
      {collection ? (
        <CommentThread key={collection.id} collection={collection} listingid={listing.listingid} />
      ) : query.isPending ? (
        <Skeleton height="96px" />
      ) : (
        <p className="comments__none">
          {query.error
            ? 'The comments could not be loaded. Check your connection and try again.'
            : 'Save this home to a collection to comment on it.'}
        </p>
      )}
    </SmallDialog>
  );
}
