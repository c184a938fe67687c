import type { InquiryRecipient } from '@hearth/domain/contract/inquiry.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { createClient } from '../client/client.ts';
import { aListingCard } from './a-listing-card.ts';
import { aSite } from './a-site.ts';
import { json } from './answers.ts';

export interface SentPost {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** The answers of a server to a form; each may change between calls. */
export interface InquiryServer {
  site?: () => Response | Promise<Response>;
  recipient?: () => Response | Promise<Response>;
  challenge?: () => Response | Promise<Response>;
  inquiry?: (post: SentPost) => Response | Promise<Response>;
}

/** A site whose texts are those of the real one. */
export const aSiteWithConsent = (given: Partial<Site> = {}): Site => {
  const { version, boxes } = consentOf('Hearth Realty');
  return aSite({ consent: { version, boxes: [...boxes] }, ...given });
};

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A challenge as the ALTCHA protocol makes it, whose solution is `number`. */
export async function aChallenge(number = 41, algorithm = 'SHA-256') {
  const salt = `c0ffee?expires=${Math.floor(Date.now() / 1000) + 600}&action=inquiry&`;
  const digest = await crypto.subtle.digest(algorithm, new TextEncoder().encode(salt + number));
  return { algorithm, challenge: hex(digest), maxnumber: 500, salt, signature: 'signed' };
}

/** A server at the other end of `fetch`, a client of it, and what it was sent. */
export function inquiryServer(server: InquiryServer = {}) {
  const posts: SentPost[] = [];
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const { pathname: path, search } = new URL(request.url);
    requested.push(path + search);
    if (path === '/api/site') return (await server.site?.()) ?? json(aSiteWithConsent());
    if (path === '/api/user/inquiry/recipient') return (await server.recipient?.()) ?? json(aRecipient());
    if (path.startsWith('/api/v2/listing/')) return json(aListingCard());
    if (path === '/api/captcha/challenge') return (await server.challenge?.()) ?? json(await aChallenge());
    const post = { path, body: await request.json(), headers: request.headers };
    posts.push(post);
    return (await server.inquiry?.(post)) ?? new Response('OK');
  };
  return { client: createClient({ baseUrl: 'https://homes.example/', fetch }), fetch, posts, requested };
}

/** Ada, about listing L1. */
export const aRecipient = (given: Partial<InquiryRecipient> = {}): InquiryRecipient => ({
  agent: 'Ada Reyes',
  agentId: 'ada.reyes',
  brokerage: 'Hearth Realty',
  phone: null,
  listingId: 'L1',
  tourDays: null,
  ...given,
});
