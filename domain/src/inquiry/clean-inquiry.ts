import type { InquiryBody } from '../contract/inquiry.ts';
import { type InquiryField, inquiryTypes } from './inquiry-types.ts';
import { plainLine, plainText } from './plain-text.ts';

/** Longest address of a page that is kept. */
const longestAddress = 2048;

/** Without name and password: an @ stands behind the site's name alone, as in 'https://blog.test/@ada'. */
const WEB_ADDRESS = /^https?:\/\/[^\s@/?#\\]+([/?#]\S*)?$/i;

const about = ['agentId', 'listingId'] as const;
/** No id is longer: what is, names nobody and nothing. */
const longestId = 64;

/**
 * The inquiry as it is judged and stored: only what its type asks for and what it is about, free of characters that nobody
 * sees. Empty values are left out.
 */
export function cleanInquiry(body: InquiryBody): InquiryBody {
  const asked = inquiryTypes[body.type].fields;
  const texts = [
    ...asked.map((name) => [name, name === 'rating' ? '' : clean(name, body[name] ?? '')] as const),
    ...about.map((name) => [name, plainId(body[name])] as const),
    ['landingPage', pageAddress(body.landingPage)] as const,
  ];
  return {
    type: body.type,
    ...(Object.fromEntries(texts.filter(([, text]) => text)) as Partial<InquiryBody>),
    ...(asked.includes('rating') && body.rating !== undefined && { rating: body.rating }),
    ...(body.consent && { consent: body.consent }),
  };
}

/** Only a message has lines. */
const clean = (name: InquiryField, text: string): string =>
  name === 'message' ? plainText(text) : plainLine(text);

function plainId(text = ''): string {
  const id = plainLine(text);
  return id.length > longestId ? '' : id;
}

/** The address of a web page without name and password; '' for what is none. */
function pageAddress(text = ''): string {
  const address = plainLine(text);
  return WEB_ADDRESS.test(address) && address.length <= longestAddress ? address : '';
}
