import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { solvedToken } from '@hearth/server/testing/solve-captcha.ts';

const TIMEOUT_MS = 20_000;
const { version } = consentOf(editions.austin.name);

/** Sends an inquiry with its captcha, as the form does; returns the answer to it. @throws where there is none */
export async function sendInquiry(origin: string, key: string, changes: object = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const requested = await fetch(`${origin}/api/captcha/challenge?action=inquiry`, { signal });
  if (!requested.ok) return requested;
  return fetch(`${origin}/api/user/inquiry`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      'x-captcha-token': solvedToken((await requested.json()) as Challenge),
      'x-captcha-action': 'inquiry',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      type: 'contact-us',
      firstname: 'Ana',
      lastname: 'Gomez',
      email: `${key}@visitor.example`,
      phone: '(512) 555-0100',
      message: 'Is there a garden?',
      consent: { version, accepted: ['contact'] },
      ...changes,
    }),
  });
}
