import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';

/** Remarks longer than this begin folded: about two phone screens. */
const longRemarks = 1800;

/** What the listing's agent wrote about the home. */
export function ListingAbout({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { publicremarks: remarks } = listing;
  const [isOpen, setOpen] = useState(false);
  const isLong = (remarks ?? '').length > longRemarks;
  return (
    <section aria-labelledby="listing-about">
      <h2 id="listing-about">About this home</h2>
      <p className="listing__remarks" data-folded={(isLong && !isOpen) || undefined}>
        {remarks}
      </p>
      {isLong && (
        <Button
          look="quiet"
          className="listing__unfold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show the whole description'}
        </Button>
      )}
    </section>
  );
}
