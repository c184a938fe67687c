import type { InquiryBody } from '../contract/inquiry.ts';
import { hiddenFields } from './hidden-fields.ts';
import { type InquiryField, inquiryTypes } from './inquiry-types.ts';
import { plainLine, plainText } from './plain-text.ts';

/** Longest page URL that is stored. */
const longestAddress = 2048;

/** Matches URLs without user name and password: an @ may follow the host, as in 'https://blog.test/@ada'. */
const WEB_ADDRESS = /^https?:\/\/[^\s@/?#\\]+([/?#]\S*)?$/i;

/** Parameters of path segments, and the segments in which ASP.NET keeps sessions. */
const PATH_SESSION = /;[^/]*|\/\((.\([\w-]*\))+\)(?=\/|$)/g;
/** The characters around them, in their encoded form. */
const ENCODED = /%(3B|2[89])/gi;

const about = ['agentId', 'listingId'] as const;
/** Longest id of a listing or an agent; longer texts are dropped. */
const longestId = 64;

/**
 * Normalises an inquiry before it is checked and stored: it contains only the fields of its type and its subject, without
 * invisible characters. Empty values are left out.
 */
export function cleanInquiry(body: InquiryBody): InquiryBody {
  const requested = inquiryTypes[body.type].fields;
  const texts = [
    ...requested.map((name) => [name, name === 'rating' ? '' : clean(name, body[name] ?? '')] as const),
    ...about.map((name) => [name, plainId(body[name])] as const),
    ['landingPage', pageAddress(body.landingPage)] as const,
    ['widgetVersion', plainLine(body.widgetVersion ?? '')] as const,
  ];
  const hidden = hiddenFields(body.hiddenFields);
  return {
    type: body.type,
    ...(Object.fromEntries(texts.filter(([, text]) => text)) as Partial<InquiryBody>),
    ...(requested.includes('rating') && body.rating !== undefined && { rating: body.rating }),
    ...(Object.keys(hidden).length > 0 && { hiddenFields: hidden }),
    ...(body.language && { language: body.language }),
    ...(body.consent && { consent: body.consent }),
  };
}

/** Only a message may have line breaks. */
const clean = (name: InquiryField, text: string): string =>
  name === 'message' ? plainText(text) : plainLine(text);

function plainId(text = ''): string {
  const id = plainLine(text);
  return id.length > longestId ? '' : id;
}

/**
 * The origin and path of a web page, and the campaign that led to it; '' for any other text and for addresses with a user name
 * and password. Other parameters, those of path segments (';jsessionid=...', also with an
 * encoded semicolon), segments of session ids ('/(S(...))/') and the fragment may hold sessions, tokens or personal data, which
 * must not be stored or mailed.
 */
export function pageAddress(text = ''): string {
  const [address = ''] = plainLine(text).split('#');
  const [page = '', query = ''] = address.split('?');
  const pairs = query.split('&').filter((pair) => pair.startsWith('utm_'));
  const campaign = pairs.join('&');
  const stored =
    page.replace(ENCODED, decodeURIComponent).replace(PATH_SESSION, '') + (campaign && `?${campaign}`);
  return WEB_ADDRESS.test(page) && stored.length <= longestAddress ? stored : '';
}
