import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { Lead, LeadListing } from '../lead.ts';
import type { LeadFormat } from './lead-format.ts';

/** Inquiries about selling a home. */
const ofSellers = ['request-home-price-estimate', 'buy-before-you-sell'];

/** Words to the brokerage by people who want nothing of an agent. */
const notLeads: readonly StoredInquiryType[] = [
  'feedback',
  'report-a-wrong-fact',
  'request-embed-key',
  'review-me',
];

/** Events of Follow Up Boss (POST /v1/events): it finds or makes the person, and runs the action plans of the source. */
export const followUpBoss: LeadFormat = {
  defaultUrl: 'https://api.followupboss.com/v1/events',
  needsApiKey: true,
  takes: (type) => !notLeads.includes(type),
  headers: ({ apiKey, brokerage }) => ({
    authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    'x-system': systemOf(brokerage),
  }),
  body: (lead) => ({
    source: hostOf(lead),
    system: systemOf(lead.brokerage),
    type: typeOf(lead),
    occurredAt: lead.at.toISOString(),
    message: lead.inquiry.message,
    description: descriptionOf(lead),
    pageUrl: lead.page.landingPage,
    person: personOf(lead),
    ...(lead.listing && { property: propertyOf(lead.listing) }),
  }),
};

/** Letters, digits and hyphens, as headers may have them. */
const systemOf = (brokerage: string): string => brokerage.replace(/[^\w-]+/g, '-').slice(0, 60);

/** The source by which Follow Up Boss groups leads: the host of the page, without 'www.' as it asks. */
const hostOf = ({ page, brokerage }: Lead): string =>
  (page.origin && URL.parse(page.origin)?.hostname.replace(/^www\./, '')) || brokerage;

function typeOf({ event, inquiry, listing }: Lead): string {
  if (event === 'inquiry.consent_withdrawn') return 'Unsubscribed';
  if (ofSellers.includes(inquiry.type)) return 'Seller Inquiry';
  return listing === null ? 'General Inquiry' : 'Property Inquiry';
}

function personOf({ person, isTest }: Lead) {
  const { firstname, lastname, email, phone, street, city, state, zip } = person;
  const hasAddress = [street, city, zip].some((part) => part !== null);
  return {
    firstName: firstname,
    lastName: lastname,
    emails: email ? [{ value: email }] : [],
    phones: phone ? [{ value: phone }] : [],
    ...(hasAddress && { addresses: [{ type: 'home', street, city, state, code: zip }] }),
    ...(isTest && { tags: ['Test'] }),
  };
}

const propertyOf = (home: LeadListing) => ({
  ...{ street: home.street, city: home.city, state: home.state, code: home.zip },
  ...{ mlsNumber: home.id, price: home.price, forRent: home.isForRent, url: home.url },
  ...{ type: home.type, bedrooms: home.bedrooms, bathrooms: home.bathrooms, area: home.squareFeet },
});

/** The rest in words: Follow Up Boss has no fields for it. */
function descriptionOf({ inquiry, agent, page, referred }: Lead): string {
  const friend = referred && Object.values(referred).filter(Boolean).join(' ');
  const facts = [
    ['Request', inquiry.title],
    ['Language', inquiry.language === 'es' && 'Spanish'],
    ['Tour', inquiry.tourDateTime?.replace('T', ' ')],
    ['Answered by', agent?.name],
    ['Referred', friend],
    ['Reported', inquiry.fact],
    ['Rating', inquiry.rating],
  ].filter(([, value]) => value);
  return [...facts.map(([name, value]) => `${name}: ${value}`), page.hiddenFields].filter(Boolean).join('\n');
}
