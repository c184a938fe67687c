import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import { boxesShown } from '@hearth/domain/inquiry/boxes-shown.ts';
import type { Consent } from '@hearth/domain/inquiry/consent.ts';
import { hiddenFieldLines } from '@hearth/domain/inquiry/hidden-fields.ts';
import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { phoneNumber } from '@hearth/domain/inquiry/person-rules.ts';
import type { Inquiry } from './inquiry.ts';

/** A valid inquiry and the facts derived from it. */
type Known = Pick<
  Inquiry,
  | 'id'
  | 'edition'
  | 'listingkey'
  | 'agentKey'
  | 'embedKey'
  | 'origin'
  | 'linkEmbedKey'
  | 'linkHost'
  | 'ipAddress'
  | 'idempotencyKey'
  | 'bodyHash'
> & {
  readonly body: Omit<InquiryBody, 'type'> & { readonly type: StoredInquiryType };
  readonly consent: Consent;
  readonly now: Date;
};

/** A sign-up shows no boxes. */
const boxesOf = (type: StoredInquiryType, { boxes }: Consent) =>
  type === 'registration' ? [] : boxesShown(type, boxes);

/** The row of an inquiry; what its type does not ask for is null. */
export function inquiryRecord({ body, consent, now, ...known }: Known): Inquiry {
  const accepted = body.consent?.accepted ?? [];
  return {
    ...known,
    type: body.type,
    firstname: body.firstname ?? '',
    lastname: body.lastname ?? '',
    email: body.email ?? '',
    phone: phoneNumber(body.phone ?? '') ?? '',
    message: body.message ?? null,
    fact: body.fact ?? null,
    site: body.site ?? null,
    askedListingId: body.listingId ?? null,
    askedAgentId: body.agentId ?? null,
    landingPage: body.landingPage ?? null,
    hiddenFields: hiddenFieldLines(body.hiddenFields ?? {}) || null,
    tourDateTime: body.tourDateTime ?? null,
    street: body.street ?? null,
    city: body.city ?? null,
    state: body.state ?? null,
    zip: body.zip ?? null,
    referredFirstname: body.referredFirstname ?? null,
    referredLastname: body.referredLastname ?? null,
    referredEmail: body.referredEmail ?? null,
    referredPhone: phoneNumber(body.referredPhone ?? '') ?? null,
    rating: body.rating ?? null,
    language: body.language ?? 'en',
    consentVersion: consent.version,
    consentBoxes: boxesOf(body.type, consent).map((box) => ({
      ...box,
      accepted: accepted.includes(box.id),
    })),
    consentAt: now,
    widgetVersion: body.widgetVersion ?? null,
    createdAt: now,
  };
}
