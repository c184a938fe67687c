import type { MailParameters, TemplateName } from '../mail/templates/mail-templates.ts';
import { agentMailParameters } from './a-mail.ts';

const link = 'https://homes.example/verify-email?email=ana%40visitor.example&code=YcX2mWl5zQ';
const time = 'Saturday, November 21, 2026 at 12:00 PM Central Time';

/** A home of which everything is known. */
export const aMailedHome = {
  address: '1204 Oak Hollow Dr, Austin, TX 78704',
  label: 'MLS# 1000001',
  listofficename: 'Juniper Realty',
  attributioncontact: '512-555-0142',
  url: 'https://homes.example/1204-oak-hollow-dr-austin-tx-78704-1000001.html',
  photo: { url: 'https://homes.example/photos/a/b-1280.jpg', width: 1280, height: 853 },
  price: '$425,000',
  status: 'Active',
  facts: '3\u00a0beds · 2.5\u00a0baths · 1,842\u00a0sq\u00a0ft',
  source: 'ACTRIS as of 21 Nov 2026',
};

/** The same home without anything that may be missing. */
export const aBareHome = {
  address: 'Undisclosed address, Austin, TX 78704',
  label: 'MLS# 1000001',
  listofficename: null,
  attributioncontact: null,
  url: 'https://homes.example/home-1000001.html',
};

const linkMail = { name: 'Ana', link, minutes: 60 };
const consent = {
  agreed: ['I agree that Hearth may call, text or email me about this request, also by automated means.'],
  declined: ['I want to hear about new homes.'],
};

const embedKeyMail = {
  ...{ owner: 'Hill Country Blog', origins: ['https://blog.example'], key: 'hk_00000000000000000000' },
  ...{ link: 'https://homes.example/embed/key/a.1.b', minutes: 43_200 },
};

const visitor = { name: 'Ana Gómez', email: 'ana@visitor.example', phone: '+15125550100' };

/** Parameters of a whole mail of each template. */
export const mailSamples: { readonly [Name in TemplateName]: MailParameters[Name] } = {
  'account-changed': { name: 'Ana', change: 'passkey added', time, link },
  'account-change-email': linkMail,
  'account-deleted': { name: 'Ana' },
  'account-email-changed': {
    ...{ name: 'Ana', email: 'ana.new@visitor.example', isFormer: true, link },
    contact: { phone: '512-555-0106', email: 'homes@brokerage.example' },
  },
  'account-exists': { name: 'Ana', link },
  'account-invite': linkMail,
  'account-new-sign-in': { name: 'Ana', device: 'Chrome on Windows', address: '203.0.113.7', time, link },
  'account-reset': linkMail,
  'account-set-password': linkMail,
  'account-verify': linkMail,
  'account-welcome': { name: 'Ana', link },
  'agent-acted': {
    ...{
      receiver: 'a',
      thing: 'collection',
      id: 7,
      agent: 'Ben Ortiz',
      did: 'made a collection for you',
      name: 'Porches',
    },
    url: 'https://homes.example/collections/7',
    windowUrl: 'https://homes.example/menu/agent-activity',
  },
  'agent-looked': {
    ...{ agent: 'Ben Ortiz', looked: 'viewed homes' },
    url: 'https://homes.example/menu/your-agent',
  },
  'collaborator-joined': {
    ...{ membership: 1, joiner: 'Lee', thing: 'collection', name: 'Near the lake' },
    url: 'https://homes.example/collections/1',
  },
  'comment-digest': {
    ...{ collection: 1, receiver: '1', from: '2026-11-21T18:00:00.000Z', name: 'Near the lake', total: 4 },
    url: 'https://homes.example/collections/1',
    homes: [
      {
        home: aMailedHome,
        comments: [
          { author: 'Lee', text: 'What a kitchen!\nShall we go on Sunday?' },
          { author: 'Kim', text: 'Yes.' },
        ],
        url: `${aMailedHome.url}/comments/1`,
      },
      {
        home: aBareHome,
        comments: [{ author: 'Lee', text: 'Far from work.' }],
        url: `${aBareHome.url}/comments/1`,
      },
    ],
  },
  'consent-withdrawn': {
    visitor: { name: 'Ana Gómez', email: 'ana@visitor.example', phone: '+15125550100' },
    withdrawn: ['contact'],
  },
  'contact-invitation': {
    ...{ name: 'Kim', agent: 'Ada Reyes' },
    link: 'https://homes.example/signup/kim%40visitor.example/Kim/Lee',
  },
  'embed-key-granted': {
    ...embedKeyMail,
    ...{
      builder: 'https://homes.example/embed?key=hk_00000000000000000000',
    },
  },
  'embed-key-link': embedKeyMail,
  'inquiry-agent': agentMailParameters({
    title: 'Schedule a tour',
    message: "I'd like to see 1204 Oak Hollow Dr.\nIs Sunday fine?",
    listing: aMailedHome,
    tourTime: 'Sunday, November 22, 2026 at 10:00 AM Central Time',
    landingPage:
      'https://partner.example/homes-for-sale/austin/south-lamar?utm_source=newsletter&utm_medium=email',
    origin: 'https://partner.example',
    consent,
  }),
  'inquiry-visitor': {
    title: 'Schedule a tour',
    firstname: 'Ana',
    brokerage: 'Hearth Austin',
    agent: { name: 'Ben Ortiz', title: 'Realtor', license: '700002', phone: '512-555-0101' },
    listing: aMailedHome,
    tourTime: 'Sunday, November 22, 2026 at 10:00 AM Central Time',
    accepted: ['contact'],
    withdrawalUrl: 'https://homes.example/consent/withdraw?inquiry=1&signature=2',
  },
  'inquiry-reply': {
    title: 'Schedule a tour',
    body: 'Hello Ana,\n\nSunday at ten works. See you at the house.',
    agent: { name: 'Ben Ortiz', title: 'Realtor', license: '700002', phone: '512-555-0101' },
    brokerage: 'Hearth Austin',
    signature: 'Ben Ortiz\nRealtor in Zilker since 2009',
  },
  'inquiry-continued': {
    ...{ title: 'Contact me', visitor: 'Ana Gómez', body: 'Thank you.\n\nIs Sunday possible?' },
    url: 'https://hearth.example/agent/inquiries/1',
  },
  'inquiry-waiting': {
    ...{ title: 'Schedule a tour', visitor, message: 'Is there a garden?', received: time },
    before: { name: 'Ben Ortiz', isHandedOver: false },
    url: 'https://homes.example/agent/inquiries/1',
  },
  invitation: {
    ...{ membership: 1, sender: 'Bo', thing: 'collection', name: 'Near the lake', isReminder: false },
    ...{ link, minutes: 43_200 },
  },
  'client-news': {
    agentDigest: 1,
    clients: Array.from({ length: 4 }, (_, at) => ({
      name: 'Ana Gómez',
      homes: at > 2 ? [] : Array.from({ length: 4 }, () => ({ home: aMailedHome, news: ['6 new photos'] })),
      ...{ more: 34, searches: ['Homes by the lake', 'Three beds'] },
    })),
    url: 'https://homes.example/agent/contacts',
  },
  'saved-search-confirmation': { name: 'Homes for sale in Austin', cadence: 'daily', link, minutes: 10_080 },
  'saved-search-news': {
    digest: 1,
    homes: Array.from({ length: 15 }, () => ({
      home: aMailedHome,
      news: ['Price cut: $440,000 to $425,000 (-$15,000)', '6 new photos', 'Open House Sat, Nov 28, 1–3 PM'],
      searches: ['Homes by the lake', 'Three beds'],
    })),
    more: 34,
    url: 'https://homes.example/menu/saved-searches',
    ...{ searches: ['Homes by the lake', 'Three beds'], joined: ['Three beds'] },
  },
  'listing-shared': {
    sender: 'Bo Lee',
    message: 'Look at this kitchen!\nShall we go on Sunday?',
    listing: aMailedHome,
  },
  'search-results': {
    ...{ name: 'Homes by the lake', sender: 'Ada Reyes', more: 34 },
    homes: Array.from({ length: 12 }, () => aMailedHome),
    url: 'https://homes.example/saved-search/1',
  },
  recommendation: {
    ...{
      receiver: '1',
      agent: '2',
      sender: 'Ada Reyes',
      edition: 'austin' as const,
      url: 'https://homes.example/collections/proposed',
    },
    homes: [
      { listingkey: 'A', comment: 'The kitchen that you asked for.\nLet’s go on Sunday.', home: aMailedHome },
      { listingkey: 'B', comment: '', home: aBareHome },
    ],
  },
  'listing-not-published': {
    ...{ name: 'Ana', home: '1204 Oak Hollow Dr', planned: 'Fri, Dec 4 at 9 AM Central Time' },
    reason: 'Close date: Field is required',
    url: 'https://homes.example/agent/my-listing/EL200001/edit-draft-listing',
  },
  'listing-performance': {
    name: 'Ana',
    url: 'https://homes.example/agent/my-listings',
    homes: [
      { home: aMailedHome, views: 48, viewsBefore: 31, saves: 3, dismissals: 1, questions: 2, tours: 0 },
    ],
  },
  'open-house-receipt': {
    when: 'Sat, Nov 28, 1:00 PM - 3:00 PM Central Time',
    listing: aMailedHome,
  },
  'widgets-silent': {
    pages: [{ page: 'https://blog.example/homes', lastDay: 'Fri, Nov 13' }],
    url: 'https://homes.example/embed/key',
  },
  'votes-opened': {
    ...{ collection: 1, receiver: '1', name: 'Near the lake' },
    url: 'https://homes.example/collections/1/agreement',
  },
  'webhook-disabled': { url: 'https://crm.example/leads', because: 'failing', owner: 'Hill Country Blog' },
};
