import type { AddedListing } from '@hearth/domain/contract/collection.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { isReservedCollection, proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { CommentsButton } from '../../shared/comments/comments-button.tsx';
import { RecommendButton } from '../../shared/recommending/recommend-button.tsx';
import type { CollectionPage } from '../../shared/saving/collection-queries.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useHomeNote } from './home-note.tsx';
import { Recommendation } from './recommendation.tsx';
import { hasVotes } from './votes/has-votes.ts';
import { VoteAnswers, VoteNotes } from './votes/vote-field.tsx';
import './home-entry.css';

interface HomeEntryProps {
  readonly collection: CollectionPage;
  readonly listing: ListingCard;
  readonly onRemove: () => void;
}

interface EntryProps extends HomeEntryProps {
  readonly entry: AddedListing;
}

/** A home in a collection, below its card: one row of buttons, and a line about it. */
export function HomeEntry(props: HomeEntryProps): ReactNode {
  const { collection, listing } = props;
  const entry = collection.addedListings.find(({ listingid }) => listingid === listing.listingid);
  return entry && <Entry {...props} entry={entry} />;
}

function Entry(props: EntryProps): ReactNode {
  const { collection, listing, entry } = props;
  const { button, text } = useHomeNote({ note: entry.note ?? '', listing });
  const isVoted = hasVotes(collection);
  // A note is for the person who wrote it alone.
  const { agentMode } = useSession();
  return (
    <div ref={useFocusOnward()} className="home-entry">
      {collection.id === proposedCollection && <Recommendation entry={entry} listing={listing} />}
      <div className="home-entry__tools">
        {isVoted && <VoteAnswers collection={collection} listing={listing} />}
        {collection.can.comment && <CommentsButton collection={collection} listing={listing} entry={entry} />}
        {!agentMode && button}
        {collection.id !== proposedCollection && (
          <RecommendButton listings={[listing.listingid]} name={streetLine(listing)} />
        )}
        {entry.can.remove && <RemoveButton {...props} />}
      </div>
      <div className="home-entry__line">
        <AddedBy collection={collection} entry={entry} />
        {isVoted && <VoteNotes collection={collection} listing={listing} />}
      </div>
      {!agentMode && text}
    </div>
  );
}

/** Moves the focus to the heart of the next home where this one leaves the list with it, e.g. by its own heart. */
function useFocusOnward(): RefObject<HTMLDivElement | null> {
  const entry = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const item = entry.current?.closest('li');
    return () => {
      if (!item?.contains(document.activeElement)) return;
      const near = item.nextElementSibling ?? item.previousElementSibling;
      const heart = near?.querySelector<HTMLElement>('.save-button button');
      (heart ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
  }, []);
  return entry;
}

/** In words where a home leaves a collection that the person did not make. */
function RemoveButton({ collection: { id }, listing, onRemove }: EntryProps): ReactNode {
  const shared = {
    className: 'collection-home__remove',
    'data-id': listing.listingid,
    onClick: onRemove,
  };
  if (!isReservedCollection(id))
    return <ToolButton {...shared} icon="trash" label="Remove" of={streetLine(listing)} />;
  return (
    <Button {...shared} look="quiet">
      {id === dismissedCollection ? 'Unhide' : 'Dismiss'}
      <VisuallyHidden>: {streetLine(listing)}</VisuallyHidden>
    </Button>
  );
}

/** The person who added a home, in a collection with several people. */
function AddedBy({
  collection: { id, sharedBy, collaboratorCount },
  entry: { addedBy },
}: Pick<EntryProps, 'collection' | 'entry'>): ReactNode {
  const isAlone = sharedBy === null && collaboratorCount === 0 && addedBy?.isYou !== false;
  if (isAlone || isReservedCollection(id)) return null;
  return (
    <p dir="auto">
      {addedBy === null
        ? 'Added by someone who left'
        : `Added by ${addedBy.isYou ? 'you' : addedBy.firstname}${addedBy.hasLeft ? ', who left' : ''}`}
    </p>
  );
}
