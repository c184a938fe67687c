import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useSave } from '../../shared/saving/use-save.ts';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import '../../shared/saving/save-button.css';

interface SaveButtonProps {
  readonly listing: ListingCard;
  /** Shows only the icon, where there is little room. */
  readonly isRound?: boolean;
}

/** Saves the home, or takes it out of its collections. Guests are offered the way to an account. */
export function SaveButton({ listing, isRound = false }: SaveButtonProps): ReactNode {
  const { saved, presses } = useSave({ listingid: listing.listingid, street: streetLine(listing) });
  return (
    <span className="save-button" data-saved={saved || undefined}>
      {isRound ? (
        <RoundButton icon="heart" label="Save" aria-pressed={saved} {...presses} />
      ) : (
        // Its word says the state: a pressed "Saved" would say it twice.
        <Button {...presses}>
          <PortalIcon name="heart" /> {saved ? 'Saved' : 'Save'}
        </Button>
      )}
    </span>
  );
}
