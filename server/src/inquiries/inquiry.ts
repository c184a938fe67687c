import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import type { ConsentBox } from '@hearth/domain/inquiry/consent.ts';
import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';

/** A box as it was shown, and whether it was ticked. */
export interface AnsweredBox extends ConsentBox {
  readonly accepted: boolean;
}

/** An inquiry as it is stored. */
export interface Inquiry {
  readonly id: string;
  readonly edition: EditionId;
  readonly type: StoredInquiryType;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string | null;
  /** The fact that is reported as wrong. */
  readonly fact: string | null;
  /** Address of the site for which a key is asked. */
  readonly site: string | null;
  readonly askedListingId: string | null;
  readonly listingkey: string | null;
  readonly askedAgentId: string | null;
  readonly agentKey: number | null;
  readonly landingPage: string | null;
  /** Fields that the host page sent along, a line each: 'campaign: spring'. */
  readonly hiddenFields: string | null;
  readonly tourDateTime: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly referredFirstname: string | null;
  readonly referredLastname: string | null;
  readonly referredEmail: string | null;
  readonly referredPhone: string | null;
  readonly rating: number | null;
  /** Of the form, its consent texts and its confirmation. */
  readonly language: Language;
  readonly consentVersion: string;
  readonly consentBoxes: readonly AnsweredBox[];
  readonly consentAt: Date;
  /** Release of the form; null where it named none. */
  readonly widgetVersion: string | null;
  /** The visitor's. */
  readonly ipAddress: string;
  readonly embedKey: string | null;
  readonly origin: string | null;
  /** Of the partner whose link led the visitor to the portal; null for inquiries from pages with a key. */
  readonly linkEmbedKey: string | null;
  /** Of the page with that link. */
  readonly linkHost: string | null;
  readonly idempotencyKey: string | null;
  readonly bodyHash: string;
  readonly createdAt: Date;
}
