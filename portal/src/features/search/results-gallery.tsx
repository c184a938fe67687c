import type { FoundCard } from '@hearth/domain/contract/search.ts';
import { ListingCard } from '@hearth/widgets/listing-card/listing-card.tsx';
import type { ReactNode } from 'react';
import { KeywordMatches } from './keyword-matches.tsx';
import { ListingActions } from './listing-actions.tsx';
import type { Hover } from './use-hover.ts';
import { useViewed } from './use-viewed.ts';

interface ResultsGalleryProps {
  readonly listings: readonly FoundCard[];
  readonly hover: Hover;
}

/** More cards than one screen shows: cards out of view are not laid out, but can be found and tabbed to. */
const many = 60;

/** The results as cards, as many beside each other as fit. */
export function ResultsGallery({ listings, hover }: ResultsGalleryProps): ReactNode {
  const viewed = useViewed();
  return (
    <ul className="gallery" data-long={listings.length > many || undefined}>
      {listings.map((listing, index) => (
        <li key={listing.listingkey}>
          <ListingCard
            listing={listing}
            headingLevel={2}
            eager={index < 2}
            highlighted={hover.has(listing.listingid)}
            onHover={hover.set}
            actions={
              <>
                {viewed.has(listing.listingid) && <span className="viewed">Viewed</span>}
                <ListingActions listing={listing} />
              </>
            }
          />
          <KeywordMatches matches={listing.keywordmatches} />
        </li>
      ))}
    </ul>
  );
}
