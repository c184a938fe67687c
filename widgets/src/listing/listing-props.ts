import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { Client } from '../client/client.ts';
import type { SentInquiry } from '../inquiry-form/inquiry-form.tsx';
import type { MortgageChange } from '../mortgage-calculator/mortgage-change.ts';
import type { ContactKind } from './contact-kind.ts';
import type { ListingSection } from './listing-sections.ts';

export interface ListingProps {
  readonly client: Client;
  /** Listing id or MLS number. */
  readonly listingId: string;
  /** In the order they are shown; price, address and firm always stand first, below a gallery that is named first. */
  readonly sections?: readonly ListingSection[];
  /** Level of the address, 1 to 5; the sections are one below. */
  readonly headingLevel?: number | undefined;
  readonly onInquirySend?: ((sent: SentInquiry) => unknown) | undefined;
  readonly onMortgageChange?: ((change: MortgageChange) => unknown) | undefined;
}

/** Props of each section of a loaded listing. */
export interface SectionProps extends Omit<ListingProps, 'listingId' | 'sections' | 'headingLevel'> {
  readonly listing: ListingDetails;
  /** Of the section's heading. */
  readonly level: number;
}

/** Props of a section whose code loads late. */
export interface LateContentProps extends SectionProps {
  /** Last request of the visitor. */
  readonly kind: ContactKind;
}
