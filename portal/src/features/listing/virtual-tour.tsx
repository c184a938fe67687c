import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { useContactRequest } from './contact-request.tsx';

interface VirtualTourProps {
  readonly listing: Pick<ListingDetails, 'locked' | 'virtualtoururlunbranded'>;
}

/**
 * The virtual tour of a home. The server withholds its address from guests: they unlock it, or ask the agent while there are no
 * accounts.
 */
export function VirtualTour({ listing }: VirtualTourProps): ReactNode {
  const { unlock } = useApp();
  const { request } = useContactRequest();
  const tour = listing.virtualtoururlunbranded;
  if (tour !== null)
    return (
      <a className="hearth-mosaic__tool" href={tour} target="_blank" rel="noopener noreferrer">
        Virtual tour <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </a>
    );
  if (!listing.locked.virtualtour) return null;
  return (
    <button type="button" className="hearth-mosaic__tool" onClick={unlock ?? (() => request('question'))}>
      <PortalIcon name="lock" /> {unlock ? 'Unlock the virtual tour' : 'Ask for the virtual tour'}
    </button>
  );
}
