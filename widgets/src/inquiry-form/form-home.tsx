import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { Client } from '../client/client.ts';
import frame from '../listing-card/listing-card.css';
import card from '../listing-card/listing-card.element.css';
import { LoadedListingCard } from '../listing-card/loaded-listing-card.tsx';
import { useSheets } from '../ui/use-sheets.ts';

interface FormHomeProps {
  readonly client: Client;
  /** Listing id or MLS number. */
  readonly listingId: string;
}

/** The home that a form is about: photo, price, address, and its firm as in every display of a listing. */
export function FormHome({ client, listingId }: FormHomeProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, frame, card);
  return (
    <div ref={root}>
      <LoadedListingCard client={client} listingId={listingId} layout="compact" photos="one" />
    </div>
  );
}
