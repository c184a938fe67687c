import type { Challenge, captchaActions } from '@hearth/domain/contract/captcha.ts';
import { getCaptchaChallenge } from '@hearth/domain/contract/captcha.ts';
import type { Site } from '@hearth/domain/contract/site.ts';
import { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { deferred } from '../ui/use-deferred.ts';

/** The purpose of a token; it is not valid for another one. */
export type CaptchaAction = (typeof captchaActions)[number];
export type CaptchaHeaders = Readonly<Record<'x-captcha-token' | 'x-captcha-action', string>>;

export interface Captcha {
  /** Starts the work ahead of its need, once however often it is called; what fails is tried again when it is needed. */
  begin(site: Site, action: CaptchaAction): void;
  /** The headers of one sending. Rejects with `ApiError`. */
  take(site: Site, action: CaptchaAction): Promise<CaptchaHeaders>;
}

interface Proof {
  readonly action: CaptchaAction;
  readonly token: Promise<string>;
  /** By `performance.now()`, which no visitor can set. */
  staleAt: number;
  hasFailed: boolean;
}

const solver = deferred(() => import('./solve-challenge.ts'));
const recaptcha = deferred(() => import('./recaptcha.ts'));

/** Proves that a person fills in the form: by computation in the browser, or by reCAPTCHA where the server asks for it. */
export function createCaptcha(client: Pick<Client, 'call'>): Captcha {
  let proof: Proof | undefined;
  let hasBegun = false;

  function proofFor(action: CaptchaAction): Proof {
    if (proof?.action === action && performance.now() < proof.staleAt) return proof;
    const made: Proof = {
      action,
      token: work(client, action, (time) => (made.staleAt = time)),
      staleAt: Infinity,
      hasFailed: false,
    };
    made.token.catch(() => (made.hasFailed = true));
    proof = made;
    return made;
  }

  async function take(site: Site, action: CaptchaAction): Promise<CaptchaHeaders> {
    if (proof?.hasFailed) proof = undefined;
    const token = await (site.captcha === 'recaptcha' ? byRecaptcha(site, action) : proofFor(action).token);
    // A token is good for one sending.
    proof = undefined;
    return { 'x-captcha-token': token, 'x-captcha-action': action };
  }

  function begin(site: Site, action: CaptchaAction): void {
    if (site.captcha === 'proof-of-work') proofFor(action);
    else if (!hasBegun)
      recaptcha
        .fetch()
        .then(
          (part) => part.loadRecaptcha(site.captchaSiteKey ?? ''),
          () => {},
        )
        .catch(() => {});
    hasBegun = true;
  }

  return { begin, take };
}

async function work(
  client: Pick<Client, 'call'>,
  action: CaptchaAction,
  stale: (time: number) => void,
): Promise<string> {
  const [challenge, { solveChallenge }] = await Promise.all([
    client.call(getCaptchaChallenge, { query: { action } }),
    arriving(solver.fetch()),
  ]);
  stale(performance.now() + lifetime(challenge));
  const token = await solveChallenge(challenge);
  if (token === undefined) throw new ApiError('captcha_failed', 'the challenge has no solution');
  return token;
}

async function byRecaptcha({ captchaSiteKey }: Site, action: CaptchaAction): Promise<string> {
  const { recaptchaToken } = await arriving(recaptcha.fetch());
  try {
    return await recaptchaToken(captchaSiteKey ?? '', action);
  } catch (cause) {
    throw new ApiError('captcha_failed', 'Google reCAPTCHA is not available', { cause });
  }
}

/** Code that fails to load is a network failure. */
const arriving = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause) => {
    throw new ApiError('network', 'a part of the form could not be loaded', { cause });
  });

const MINUTE = 60_000;

/**
 * Milliseconds during which a solution is valid, less half a minute for the request. A challenge names its end by the
 * server's clock. If the clock of the device is wrong, four minutes are assumed, and a refused proof is computed again.
 */
function lifetime({ salt }: Challenge): number {
  const expires = Number(new URLSearchParams(salt.split('?')[1]).get('expires')) * 1000;
  const left = expires - Date.now();
  return left > MINUTE && left < 60 * MINUTE ? left - MINUTE / 2 : 4 * MINUTE;
}
