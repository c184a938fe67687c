import { createHash } from 'node:crypto';
import type { CaptchaAction, CaptchaAnswer, CaptchaPass, CaptchaPort } from './captcha.ts';
import type { RecaptchaConfig } from './captcha-config.ts';

/** Google's advice for a first threshold: https://developers.google.com/recaptcha/docs/v3 */
const LEAST_SCORE = 0.5;

/** Google's tokens are good for two minutes. */
const VALID_MS = 2 * 60_000;

const TIMEOUT_MS = 5000;

/** Google's have 2,000 characters and more. */
const MAX_TOKEN_LENGTH = 8192;

/**
 * reCAPTCHA v3. Google verifies a token once, but a repeated request verifies it twice. So the first result is cached for the
 * token's life, and the nonce limits it to one use.
 */
export function createRecaptcha(config: RecaptchaConfig, clock: () => Date): CaptchaPort {
  const requested = new Map<string, { readonly pass: Promise<CaptchaPass | null>; readonly until: number }>();
  return {
    check(answer) {
      const now = clock().getTime();
      for (const [token, { until }] of requested) if (until <= now) requested.delete(token);
      const nonce = `${answer.action} ${createHash('sha256').update(answer.token).digest('hex')}`;
      const known = requested.get(nonce);
      if (known) return known.pass;
      const until = now + VALID_MS;
      const pass = isPerson(config, answer).then((good) =>
        good ? { nonce, expiresAt: new Date(until) } : null,
      );
      requested.set(nonce, { pass, until });
      return pass;
    },
  };
}

/** Returns false also where Google does not respond, so an outage never admits unchecked requests. */
async function isPerson(
  config: RecaptchaConfig,
  { token, action, address }: CaptchaAnswer,
): Promise<boolean> {
  if (token === '' || token.length > MAX_TOKEN_LENGTH) return false;
  try {
    const answer = await fetch(config.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    return answer.ok && isGood(await answer.json(), action);
  } catch {
    return false;
  }
}

function isGood(answer: unknown, action: CaptchaAction): boolean {
  const { success, score, action: requested } = (answer ?? {}) as Record<string, unknown>;
  return success === true && requested === action && typeof score === 'number' && score >= LEAST_SCORE;
}
