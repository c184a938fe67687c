import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { useSession } from '../../shared/app/app-context.tsx';
import { useListingStep } from './use-listing-step.ts';

interface SaveStepProps {
  readonly listing: ListingCard;
}

const step = /\/add-to-collection\/?$/;

/** At the path that adds a listing to a collection: the panel over the listing. */
export const SaveStep = ({ listing }: SaveStepProps): ReactNode =>
  step.test(useLocation().pathname) && <OpenPanel listing={listing} />;

function OpenPanel({ listing }: SaveStepProps): null {
  const { saving } = useSession();
  const { home } = useSnapshot(saving.state);
  useListingStep(step, home !== null, () =>
    saving.open({ listingid: listing.listingid, street: streetLine(listing) }),
  );
  return null;
}
