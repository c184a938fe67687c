import type { Route } from '@hearth/domain/contract/endpoint.ts';
import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import { idempotencyHeader, sendFeedback, sendInquiry } from '@hearth/domain/contract/inquiry.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import type { PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { type CaptchaAction, createCaptcha } from '../captcha/captcha.ts';
import { ApiError } from '../client/api-error.ts';
import { createAttempts } from '../client/attempts.ts';
import type { Client } from '../client/client.ts';

export { failureWords } from './failure-words.ts';

export interface InquirySender {
  /** Call when the visitor begins to write: computes the captcha's proof ahead of sending. */
  begin(site: Site, type: PublicInquiryType): void;
  /** Resolves when the server has the inquiry, once however often it is sent. Rejects with `ApiError`. */
  send(site: Site, body: InquiryBody): Promise<void>;
}

type InquiryAction = Exclude<CaptchaAction, 'sign-up' | 'saved-search'>;

const routes = { inquiry: sendInquiry, feedback: sendFeedback } as const satisfies Record<
  InquiryAction,
  Route
>;

/** Gives each inquiry its captcha and its idempotency key: another after a success or another word, the same for a retry. */
export function createInquirySender(client: Pick<Client, 'call'>): InquirySender {
  const captcha = createCaptcha(client);
  const attempts = createAttempts();

  async function post(site: Site, body: InquiryBody, key: string): Promise<void> {
    const action = actionOf(body.type);
    const proof = await captcha.take(site, action);
    await client.call(routes[action], { body, headers: { ...proof, [idempotencyHeader]: key } });
  }

  async function send(site: Site, body: InquiryBody): Promise<void> {
    const key = attempts.keyOf(body);
    await post(site, body, key).catch((error) => {
      if (!isRefusedProof(error)) throw error;
      return post(site, body, key);
    });
    attempts.succeed();
  }

  return { send, begin: (site, type) => captcha.begin(site, actionOf(type)) };
}

const actionOf = (type: PublicInquiryType): InquiryAction => (type === 'feedback' ? 'feedback' : 'inquiry');

/** A proof may have expired by the server's clock: the form computes one more before it shows an error. */
const isRefusedProof = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'captcha_failed' && error.status > 0;
