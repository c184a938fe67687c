import type * as z from 'zod';
import { type Environment, secret, text, webUrl, whole } from '../../config-reader.ts';

/** reCAPTCHA v3. */
export interface RecaptchaConfig {
  readonly secret: string;
  /** Public; pages load its script with it. */
  readonly siteKey: string;
  /** The service that validates a token. */
  readonly verifyUrl: string;
}

/** The tests of visitors against bots. */
export interface CaptchaConfig {
  /** null: visitors prove by work that they are no machine. */
  readonly recaptcha: RecaptchaConfig | null;
  /** The key that signs proof-of-work challenges; null: a key that is generated once and stored in the database. */
  readonly captchaKey: string | null;
  /**
   * The most tries that a proof of work needs; half of them on average. Chromium takes 8 us for a digest that is awaited on
   * the main thread and 46 us on a quarter of the same core: 30,000 are 0.12 s and 0.7 s on average.
   */
  readonly captchaMaxTries: number;
}

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify';

export const captchaSettings = {
  RECAPTCHA_SECRET: text.optional(),
  RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_URL: webUrl.default(RECAPTCHA_URL),
  CAPTCHA_KEY: secret(32).optional(),
  CAPTCHA_MAX_TRIES: whole(1, 10_000_000).default(30_000),
};
type CaptchaSettings = z.output<z.ZodObject<typeof captchaSettings>>;

export const captchaProblems = ({ RECAPTCHA_SECRET, RECAPTCHA_SITE_KEY }: Environment): readonly string[] =>
  (RECAPTCHA_SECRET === undefined) === (RECAPTCHA_SITE_KEY === undefined)
    ? []
    : ['RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY must be set together'];

export function captchaConfigOf(settings: CaptchaSettings): CaptchaConfig {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_URL: verifyUrl } = settings;
  return {
    recaptcha: secret !== undefined && siteKey !== undefined ? { secret, siteKey, verifyUrl } : null,
    captchaKey: settings.CAPTCHA_KEY ?? null,
    captchaMaxTries: settings.CAPTCHA_MAX_TRIES,
  };
}
