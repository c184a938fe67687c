import type { FoundCard } from '@hearth/domain/contract/search.ts';
import { ListingCard } from '@hearth/widgets/listing-card/listing-card.tsx';
import type { ReactNode } from 'react';
import { KeywordMatches } from './keyword-matches.tsx';
import type { Hover } from './use-hover.ts';

interface ResultsGalleryProps {
  readonly listings: readonly FoundCard[];
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
          <KeywordMatches matches={listing.keywordmatches} />
        </li>
      ))}
    </ul>
  );
}
