import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { Button } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';

/** Remarks longer than this begin folded: about two phone screens. */
const longRemarks = 1800;

interface ListingAboutProps {
  readonly listing: Pick<ListingDetails, 'publicremarks'>;
  /** Of its heading; 2 by default. */
  readonly level?: number;
}

/** Remarks of the listing's agent about the home. */
export function ListingAbout({ listing, level = 2 }: ListingAboutProps): ReactNode {
  const { publicremarks: remarks } = listing;
  const [isOpen, setOpen] = useState(false);
  const isLong = (remarks ?? '').length > longRemarks;
  return (
    <section aria-labelledby="listing-about" part="about">
      <Heading level={level} id="listing-about">
        About this home
      </Heading>
      <p className="hearth-remarks" lang={DATA_LANGUAGE} data-folded={(isLong && !isOpen) || undefined}>
        {remarks}
      </p>
      {isLong && (
        <Button
          look="quiet"
          className="hearth-remarks__unfold"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show the whole description'}
        </Button>
      )}
    </section>
  );
}
