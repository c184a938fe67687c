import { captchaHeaders } from '@hearth/domain/contract/inquiry.ts';
import type { FastifyRequest } from 'fastify';
import { onceUnlessFailed } from '../cache/once-unless-failed.ts';
import type { Database, Db } from '../db/database.ts';
import { sharedSecret } from '../db/server-secrets.ts';
import type { Dependencies } from '../http/resource.ts';
import type { CaptchaAction, CaptchaPass, CaptchaPort } from '../ports/captcha/captcha.ts';
import { createProofOfWork, type ProofOfWork } from '../ports/captcha/proof-of-work.ts';
import { createRecaptcha } from '../ports/captcha/recaptcha.ts';
import { deleteExpiredNonces, insertNonce } from './captcha.queries.ts';

/** The captcha that the configuration selects: reCAPTCHA where its keys are set, else the server's own proof of work. */
export function captchaPort(dependencies: Dependencies): CaptchaPort {
  const { recaptcha } = dependencies.config;
  return recaptcha === null ? proofOfWork(dependencies) : createRecaptcha(recaptcha, dependencies.clock);
}

export const proofOfWork = ({ db, config, clock }: Dependencies): ProofOfWork =>
  createProofOfWork({
    key:
      config.captchaKey === null
        ? onceUnlessFailed(() => sharedSecret(db.kysely, 'captcha'))
        : async () => config.captchaKey ?? '',
    clock,
    maxTries: config.captchaMaxTries,
  });

/** A captcha as it came in. */
export interface GivenCaptcha {
  readonly token: string;
  /** The action that the page names. */
  readonly action: string;
  /** The visitor's. */
  readonly address: string;
}

/** Headers of a request with a captcha. */
export const captchaOf = ({ headers, ip }: FastifyRequest): GivenCaptcha => {
  const [token, action] = captchaHeaders.map((name) => headers[name]?.toString() ?? '');
  return { token: token ?? '', action: action ?? '', address: ip };
};

/**
 * Uses a captcha up for one attempt; false where it is invalid, was made for another action or was used for another attempt. The
 * same attempt may use it again.
 */
export async function spendCaptcha(
  { captcha, db }: { readonly captcha: CaptchaPort; readonly db: Pick<Database, 'kysely'> },
  action: CaptchaAction,
  given: GivenCaptcha,
  attempt: string,
): Promise<boolean> {
  if (given.action !== action) return false;
  const pass = await captcha.check({ token: given.token, action, address: given.address });
  return pass !== null && consumePass(db.kysely, pass, attempt);
}

/** Uses a pass up for one attempt; false where it was used for another. */
export const consumePass = (db: Db, pass: CaptchaPass, attempt: string): Promise<boolean> =>
  insertNonce(db, pass, attempt);

/** Removes passes that are refused by their age alone. */
export const removeExpiredPasses = (db: Db, now: Date): Promise<void> => deleteExpiredNonces(db, now);
