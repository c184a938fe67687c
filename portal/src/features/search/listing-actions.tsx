import type { FoundCard } from '@hearth/domain/contract/search.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { ReactNode } from 'react';
import { CompareToggle } from '../../shared/comparing/compare-toggle.tsx';
import { RecommendButton } from '../../shared/recommending/recommend-button.tsx';
import { SaveCard } from '../../shared/saving/save-card.tsx';
import { ShareButton } from '../../shared/sharing/share-button.tsx';
import { DismissCard } from './dismiss-card.tsx';
import { MoreActions } from './more-actions.tsx';

interface ListingActionsProps {
  readonly listing: FoundCard;
}

/** Actions on one home of a list without opening it. */
export const ListingActions = ({ listing }: ListingActionsProps): ReactNode => (
  <>
    <SaveCard listing={listing} />
    <Others listing={listing} />
  </>
);

/** The same over a photo: two buttons at most. */
export const CardActions = ({ listing }: ListingActionsProps): ReactNode => (
  <>
    <SaveCard listing={listing} />
    <MoreActions street={streetLine(listing)}>
      <Others listing={listing} words={true} />
    </MoreActions>
  </>
);

function Others({ listing, words }: ListingActionsProps & { readonly words?: boolean }): ReactNode {
  const street = streetLine(listing);
  return (
    <>
      <DismissCard listing={listing} text={words ? 'Hide' : undefined} />
      <CompareToggle listing={listing} text={words ? 'Compare' : undefined} />
      <ShareButton
        title="Share this home"
        name={street}
        path={listing.url}
        listingid={listing.listingid}
        label={`Share ${street}`}
        text={words ? 'Share' : undefined}
      />
      {words && <RecommendButton listings={[listing.listingid]} name={street} />}
    </>
  );
}
