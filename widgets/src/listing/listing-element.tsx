import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { elementClient } from '../client/element-client.ts';
import type { SentInquiry } from '../inquiry-form/inquiry-form.tsx';
import type { MortgageChange } from '../mortgage-calculator/mortgage-change.ts';
import { Notice } from '../ui/notice.tsx';
import { Listing } from './listing.tsx';
import { readSections } from './listing-sections.ts';

export interface ListingElementProps {
  /** Listing id or MLS number. */
  readonly listingId?: string | undefined;
  /**
   * Which sections, in this order, with commas: `gallery`, `about`, `facts`, `history`, `payment`, `map`, `form`, `legal`.
   * All of them by default. Price, address and the firm that lists the home are always there, and so is `legal`: last where it is not named.
   */
  readonly sections?: string | undefined;
  /** Level of the address as a heading of the page, 1 to 5; 2 by default. */
  readonly headingLevel?: number | undefined;
  /**
   * The server has an inquiry about the home: its `type`, the `listingid`, and the username of the `agent` who answers; nothing
   * about the sender.
   */
  readonly onInquirySend?: (sent: SentInquiry) => unknown;
  /** A visitor changed a figure of the payment: all figures and the result. */
  readonly onMortgageChange?: (change: MortgageChange) => unknown;
}

/** `<hearth-listing listing-id="…">`: everything about one home, or one line where it cannot be shown. */
export function ListingElement({ listingId, sections, ...props }: ListingElementProps): ReactNode {
  const wanted = useMemo(() => readSections(sections), [sections]);
  const id = listingId?.trim();
  if (!id) return <Notice>This listing is not available.</Notice>;
  return <Listing key={id} {...props} client={elementClient()} listingId={id} sections={wanted} />;
}
