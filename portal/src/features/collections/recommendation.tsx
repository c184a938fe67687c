import type { AddedListing } from '@hearth/domain/contract/collection.ts';
import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { PersonPicture } from '../../shared/account/person-picture.tsx';
import { useSession } from '../../shared/app/app-context.tsx';
import { AnswerButton } from './answer-button.tsx';

interface RecommendationProps {
  readonly entry: AddedListing;
  readonly listing: ListingCard;
}

/** The agent who recommends a home, the reason, and the ways to save the home and to answer. */
export function Recommendation({ entry: { addedBy, comment }, listing }: RecommendationProps): ReactNode {
  const { saving } = useSession();
  const { listingid } = listing;
  const street = streetLine(listing);
  const agentName = addedBy?.firstname ?? 'An agent';
  return (
    <div className="recommendation">
      <p className="recommendation__who">
        <PersonPicture person={addedBy ?? { firstname: agentName, picture: null }} />
        {agentName} recommends this home
      </p>
      {comment !== null && (
        <blockquote className="recommendation__comment" dir="auto">
          {comment}
        </blockquote>
      )}
      <div className="collections__buttons">
        <Button aria-haspopup="dialog" onClick={() => saving.open({ listingid, street })}>
          Save to a collection<VisuallyHidden>: {street}</VisuallyHidden>
        </Button>
        <AnswerButton agent={addedBy?.firstname ?? null} home={street} />
      </div>
    </div>
  );
}
