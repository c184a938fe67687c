import type { ListingCard as Card } from '@hearth/domain/contract/listing-card.ts';
import { ListingCard } from '@hearth/widgets/listing-card/listing-card.tsx';
import type { ReactNode } from 'react';
import type { Hover } from './use-hover.ts';

interface ResultsGalleryProps {
  readonly listings: readonly Card[];
  readonly hover: Hover;
}

/** The results as cards, as many beside each other as fit. */
export function ResultsGallery({ listings, hover }: ResultsGalleryProps): ReactNode {
  return (
    <ul className="gallery">
      {listings.map((listing, index) => (
        <li key={listing.listingkey}>
          <ListingCard
            listing={listing}
            headingLevel={2}
            eager={index < 2}
            highlighted={hover.id === listing.listingid}
            onHover={hover.set}
          />
        </li>
      ))}
    </ul>
  );
}
