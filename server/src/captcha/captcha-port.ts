import type { Dependencies } from '../http/resource.ts';
import type { CaptchaPort } from '../ports/captcha/captcha.ts';
import { createProofOfWork, type ProofOfWork } from '../ports/captcha/proof-of-work.ts';
import { createRecaptcha } from '../ports/captcha/recaptcha.ts';
import { sharedCaptchaKey } from './captcha.queries.ts';

/** What this server was told to ask: reCAPTCHA where it has its keys, else its own proof of work. */
export function captchaPort(dependencies: Dependencies): CaptchaPort {
  const { recaptcha } = dependencies.config;
  return recaptcha === null ? proofOfWork(dependencies) : createRecaptcha(recaptcha, dependencies.clock);
}

export const proofOfWork = ({ db, config, clock }: Dependencies): ProofOfWork =>
  createProofOfWork({
    key:
      config.captchaKey === null
        ? once(() => sharedCaptchaKey(db.kysely))
        : async () => config.captchaKey ?? '',
    clock,
  });

/** Asks once; what failed is asked again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
