import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { Lead } from '../lead.ts';

/** Translates leads for one kind of receiver. */
export interface LeadFormat {
  /** Of a service that has one address for all; null where the receiver names its own. */
  readonly defaultUrl: string | null;
  /** The receiver must name a key of its account. */
  readonly needsApiKey: boolean;
  /** Returns whether its receivers want inquiries of a type. */
  readonly takes: (type: StoredInquiryType) => boolean;
  /** Headers besides those of Standard Webhooks. */
  readonly headers: (sender: {
    readonly apiKey: string;
    readonly brokerage: string;
  }) => Readonly<Record<string, string>>;
  readonly body: (lead: Lead) => object;
}
