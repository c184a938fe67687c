import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { fullComparison, mostCompared } from '@hearth/domain/listing/compared-homes.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { RoundButton } from '../../ui/round-button.tsx';
import { withToasts } from '../../ui/toast.ts';
import { useApp } from '../app/app-context.tsx';
import './compare-toggle.css';

interface CompareToggleProps {
  readonly listing: ListingCard;
  /** Words beside the picture. */
  readonly text?: string | undefined;
}

/** Puts a home among those to compare, or takes it out. */
export function CompareToggle({ listing, text }: CompareToggleProps): ReactNode {
  const { compare } = useApp();
  const { homes } = useSnapshot(compare.state);
  const isFull = homes.length >= mostCompared;
  const chosen = homes.some(({ listingid }) => listingid === listing.listingid);
  const name = streetLine(listing);
  const [photo] = listing.images;
  const toggle = () => {
    const done = compare.toggle({
      listingid: listing.listingid,
      name,
      photo: photo ? (photo.diffimgsizes['320'] ?? photo.mediaurl) : null,
    });
    if (!done) withToasts((toasts) => toasts.info(fullComparison));
  };
  return (
    <span className="compare-toggle" data-chosen={chosen || undefined}>
      <RoundButton
        icon="compare"
        label={`Compare ${name}`}
        text={text}
        title={isFull && !chosen ? fullComparison : undefined}
        aria-pressed={chosen}
        aria-disabled={(isFull && !chosen) || undefined}
        onClick={toggle}
      />
    </span>
  );
}
