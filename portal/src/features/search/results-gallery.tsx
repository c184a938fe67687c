import type { FoundCard } from '@hearth/domain/contract/search.ts';
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { SinceLook } from '../../shared/history/since-look.tsx';
import { HomeCard } from '../../shared/listing/home-card.tsx';
import { hasStoredScroll } from '../../ui/use-restored-scroll.ts';
import { KeywordMatches } from './keyword-matches.tsx';
import { CardActions } from './listing-actions.tsx';
import { type Hover, useIsPointedAt } from './use-hover.ts';
import { useViewed } from './use-viewed.ts';

interface ResultsGalleryProps {
  readonly listings: readonly FoundCard[];
  readonly hover: Hover;
}

/** Cards of the first view on the widest screens. */
const first = 8;

/** The results as cards, as many beside each other as fit. */
export function ResultsGallery({ listings, hover }: ResultsGalleryProps): ReactNode {
  const viewed = useViewed();
  const [isGuessed] = useState(() => !hasStoredScroll());
  const isWhole = useWhole(!isGuessed);
  const shown = isWhole ? listings : listings.slice(0, first);
  return (
    // Cards out of view are not laid out, but can be found and tabbed to. Their height is a guess, which a scroll position is not.
    <ul className="gallery" data-guessed={isGuessed || undefined}>
      {shown.map((listing, index) => (
        <li key={listing.listingkey}>
          <Home listing={listing} eager={index < 2} viewed={viewed.has(listing.listingid)} hover={hover} />
        </li>
      ))}
    </ul>
  );
}

interface HomeProps {
  readonly listing: FoundCard;
  readonly eager: boolean;
  readonly viewed: boolean;
  readonly hover: Hover;
}

/** The others stay as they are while the pointer moves over one, and while one opens. */
const Home = memo(
  ({ listing, eager, viewed, hover }: HomeProps): ReactNode => (
    <>
      <HomeCard
        listing={listing}
        headingLevel={2}
        eager={eager}
        highlighted={useIsPointedAt(hover, listing.listingid)}
        onHover={hover.set}
        actions={
          <>
            {viewed && <span className="viewed">Viewed</span>}
            <CardActions listing={listing} />
          </>
        }
      />
      <SinceLook listing={listing} />
      <KeywordMatches matches={listing.keywordmatches} />
    </>
  ),
);

/**
 * False for the first view, which is painted before the cards below it are rendered, in pieces that do not block the page.
 * @param atOnce the page is scrolled back to its position, and has to be as long as it was
 */
function useWhole(atOnce: boolean): boolean {
  const [isWhole, setWhole] = useState(atOnce);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole;
}
