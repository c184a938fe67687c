import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { ReactNode } from 'react';
import { RoundButton } from '../../ui/round-button.tsx';
import { useApp, useSession } from '../app/app-context.tsx';
import { useSave } from './use-save.ts';
import './save-button.css';

interface SaveCardProps {
  readonly listing: ListingCard;
}

/** The way to save a home of a list; guests sign up first, where there is a way to an account. */
export function SaveCard({ listing }: SaveCardProps): ReactNode {
  const { unlock } = useApp();
  const session = useSession();
  return (session.viewer.role !== 'guest' || unlock !== null) && <Heart listing={listing} />;
}

function Heart({ listing }: SaveCardProps): ReactNode {
  const street = streetLine(listing);
  const { saved, presses } = useSave({ listingid: listing.listingid, street });
  return (
    <span className="save-button" data-saved={saved || undefined}>
      <RoundButton
        icon="heart"
        label={`Save ${street}`}
        data-id={listing.listingid}
        title={saved ? 'Saved. Press and hold to change its collections' : undefined}
        aria-pressed={saved}
        {...presses}
      />
    </span>
  );
}
