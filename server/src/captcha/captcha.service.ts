import { onceUnlessFailed } from '../cache/once-unless-failed.ts';
import type { Db } from '../db/database.ts';
import { sharedSecret } from '../db/server-secrets.ts';
import type { Dependencies } from '../http/resource.ts';
import type { CaptchaPass, CaptchaPort } from '../ports/captcha/captcha.ts';
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

/** Uses a pass up for one attempt; false where it was used for another. The same attempt may use it again. */
export const consumePass = (db: Db, pass: CaptchaPass, attempt: string): Promise<boolean> =>
  insertNonce(db, pass, attempt);

/** Removes passes that are refused by their age alone. */
export const removeExpiredPasses = (db: Db, now: Date): Promise<void> => deleteExpiredNonces(db, now);
