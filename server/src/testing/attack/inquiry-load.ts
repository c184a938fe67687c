import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { solvedToken } from '../solve-captcha.ts';

const TIMEOUT_MS = 20_000;
const { version } = consentOf(editions.austin.name);

export interface LoadResult {
  /** Idempotency keys of inquiries that a server acknowledged. */
  readonly acknowledged: readonly string[];
  /** Attempts, with those that failed or got no answer. */
  readonly attempts: number;
  /** Answers that are neither OK nor a refusal for the time being, such as 500. */
  readonly wrong: readonly string[];
  readonly slowestMs: number;
}

/** Sends inquiries until it is stopped; each is retried at any of the servers until one acknowledges it, as the form does. */
export async function sendInquiries(
  origins: readonly string[],
  clients: number,
  signal: AbortSignal,
): Promise<LoadResult> {
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  let [attempts, slowestMs] = [0, 0];
  const attempt = async (key: string): Promise<boolean> => {
    const startedAt = performance.now();
    attempts += 1;
    const answer = await post(origins[attempts % origins.length] ?? '', key).catch(() => null);
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    if (answer !== null && answer !== 200 && answer !== 503) wrong.push(`${answer} for ${key}`);
    return answer === 200;
  };
  const client = async () => {
    while (!signal.aborted) {
      const key = randomUUID();
      while (!(await attempt(key)) && !signal.aborted) await sleep(100);
      // The last one may have ended without an answer.
      if (!signal.aborted) acknowledged.push(key);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { acknowledged, attempts, wrong, slowestMs: Math.round(slowestMs) };
}

/** The status of an answer. @throws where there is none */
async function post(origin: string, key: string): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const asked = await fetch(`${origin}/api/captcha/challenge?action=inquiry`, { signal });
  if (!asked.ok) return asked.status;
  const answer = await fetch(`${origin}/api/user/inquiry`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      'x-captcha-token': solvedToken((await asked.json()) as Challenge),
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
    }),
  });
  await answer.text();
  return answer.status;
}
