import { ListingCard, type ListingCardProps } from '@hearth/widgets/listing-card/listing-card.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../app/app-context.tsx';

/** The card of a home on a page of the portal. In agent mode its link is the contact's page of the home, also in a new tab. */
export function HomeCard(props: ListingCardProps): ReactNode {
  const { agentMode, to } = useSession();
  const { listing } = props;
  return <ListingCard {...props} listing={agentMode ? { ...listing, url: to(listing.url) } : listing} />;
}
