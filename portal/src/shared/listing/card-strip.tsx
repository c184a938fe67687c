import type { ListingCard as Card } from '@hearth/domain/contract/listing-card.ts';
import { ListingCardSkeleton } from '@hearth/widgets/listing-card/listing-card-skeleton.tsx';
import { showFocused } from '@hearth/widgets/ui/show-focused.ts';
import { type ReactNode, useEffect } from 'react';
import { useApp } from '../app/app-context.tsx';
import { SaveCard } from '../saving/save-card.tsx';
import { HomeCard } from './home-card.tsx';
import './card-strip.css';

interface CardStripProps {
  /** Undefined until they are known; skeletons stand in for them. */
  readonly listings: readonly Card[] | undefined;
  readonly className?: string;
  /** In the first view, where the first photo is fetched at once. */
  readonly isFirst?: boolean;
  /** A line below a card; null for none. */
  readonly noteOf?: (listing: Card) => string | null;
}

/** A row of cards to swipe through. */
export function CardStrip({ listings, className = '', isFirst = false, noteOf }: CardStripProps): ReactNode {
  const { homes } = useApp();
  useEffect(() => homes.remember(listings ?? []), [homes, listings]);
  return (
    <ul className={`card-strip ${className}`} aria-busy={listings === undefined} onFocus={showFocused}>
      {listings === undefined
        ? [1, 2, 3, 4].map((card) => (
            <li key={card}>
              <ListingCardSkeleton />
              {noteOf && <p className="card-strip__note" />}
            </li>
          ))
        : listings.map((listing, index) => (
            <li key={listing.listingkey}>
              <HomeCard
                listing={listing}
                eager={isFirst && index === 0}
                actions={<SaveCard listing={listing} />}
              />
              {noteOf && <p className="card-strip__note">{noteOf(listing)}</p>}
            </li>
          ))}
    </ul>
  );
}
