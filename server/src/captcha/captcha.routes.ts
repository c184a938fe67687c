import { getCaptchaChallenge } from '@hearth/domain/contract/captcha.ts';
import { AppError } from '../http/errors.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { proofOfWork } from './captcha.service.ts';

/** 60 of 600: a form needs one challenge for each try. */
const SHARE = 0.1;

/** Challenges of the proof of work; there are none where reCAPTCHA is asked. */
export const captchaRoutes: Resource = (app, dependencies) => {
  const { config } = dependencies;
  const captcha = proofOfWork(dependencies);
  const limits = { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE) };
  route(
    app,
    getCaptchaChallenge,
    ({ query }, _request, reply) => {
      if (config.recaptcha !== null) throw new AppError('not_found');
      reply.header('cache-control', 'no-store');
      return captcha.challenge(query);
    },
    limits,
  );
};
