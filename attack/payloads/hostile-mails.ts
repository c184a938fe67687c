import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import { sendInquiry } from '../kills/send-inquiry.ts';
import { listingNumber } from './hostile-data.ts';
import { marked } from './marked.ts';

export interface HostileMails {
  /** Addresses of the mails' own HTML. */
  readonly addresses: readonly string[];
  readonly sent: number;
  /** Fields that were refused, such as names, which are letters, and how often. */
  readonly refused: ReadonlyMap<string, number>;
}

/** Sends each payload in every text of an inquiry; returns where its mails stand in the outbox. */
export async function sendHostileInquiries(
  origin: string,
  payloads: readonly string[],
): Promise<HostileMails> {
  let sent = 0;
  const refused = new Map<string, number>();
  for (const [nth, payload] of payloads.entries())
    for (const inquiry of inquiriesOf(payload, nth)) {
      const answer = await sendInquiry(origin, randomUUID(), inquiry);
      const text = await answer.text();
      if (answer.ok) sent += 1;
      else if (answer.status === 400) {
        const about = `${inquiry.type}: ${refusedFields(text)}`;
        refused.set(about, (refused.get(about) ?? 0) + 1);
      } else throw new Error(`an inquiry with a payload answered ${answer.status}: ${text}, ${payload}`);
    }
  const outbox = await (await fetch(`${origin}/outbox`)).text();
  const ids = [...outbox.matchAll(/\/outbox\/([\w-]{36})/g)].map(([, id]) => id);
  return { addresses: [...new Set(ids)].map((id) => `${origin}/outbox/${id}/html`), sent, refused };
}

const refusedFields = (text: string): string =>
  (JSON.parse(text) as Partial<ErrorBody>).validationErrors?.map(({ name }) => name).join(', ') ?? text;

function inquiriesOf(payload: string, nth: number): ({ readonly type: string } & Record<string, unknown>)[] {
  const text = marked(payload, nth);
  const landingPage = `https://partner.example/?q=${encodeURIComponent(payload.toWellFormed())}`;
  const listingId = listingNumber(nth);
  return [
    { type: 'listing-question', listingId, message: text, agentId: text.slice(0, 60), landingPage },
    { type: 'report-a-wrong-fact', listingId, message: text, fact: text.slice(0, 190), phone: undefined },
    {
      type: 'request-home-price-estimate',
      street: text.slice(0, 100),
      city: 'Austin',
      state: 'TX',
      zip: '78704',
    },
    { type: 'contact-us', firstname: text.slice(0, 60), lastname: text.slice(0, 60), message: text },
  ];
}
