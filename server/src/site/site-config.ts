import { type AverageRate, averageRate } from '@hearth/domain/mortgage/average-rate.ts';
import type * as z from 'zod';
import { day, decimal, type Environment, email, text, webUrl } from '../config-reader.ts';

/** Facts about the brokerage that override the database; null where the database's value is used. */
export interface BrokerageConfig {
  readonly name: string | null;
  /** Of the Texas Real Estate Commission. */
  readonly license: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

export interface SiteConfig {
  readonly brokerage: BrokerageConfig;
  readonly averageRate: AverageRate;
  readonly iabsUrl: string;
  readonly consumerProtectionUrl: string;
  /** null: the portal's own page. */
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
}

/** The commission's own pages of its two notices; a brokerage puts its filled-in IABS form in the place of the first. */
const IABS_URL = 'https://www.trec.texas.gov/forms/information-about-brokerage-services';
const CONSUMER_PROTECTION_URL = 'https://www.trec.texas.gov/forms/consumer-protection-notice';

const MAX_PERCENT = 30;

export const siteSettings = {
  BROKERAGE_NAME: text.optional(),
  BROKERAGE_LICENSE: text.optional(),
  BROKERAGE_PHONE: text.optional(),
  BROKERAGE_EMAIL: email.optional(),
  BROKERAGE_ADDRESS: text.optional(),
  AVERAGE_RATE_PERCENT: decimal(MAX_PERCENT).optional(),
  AVERAGE_RATE_DATE: day.optional(),
  AVERAGE_RATE_SOURCE: text.default(averageRate.source),
  IABS_URL: webUrl.default(IABS_URL),
  CONSUMER_PROTECTION_URL: webUrl.default(CONSUMER_PROTECTION_URL),
  PRIVACY_URL: webUrl.optional(),
  TERMS_URL: webUrl.optional(),
};
type SiteSettings = z.output<z.ZodObject<typeof siteSettings>>;

/** A rate without its day, or a day without its rate, would be wrong. */
export const siteProblems = ({ AVERAGE_RATE_PERCENT, AVERAGE_RATE_DATE }: Environment): readonly string[] =>
  (AVERAGE_RATE_PERCENT === undefined) === (AVERAGE_RATE_DATE === undefined)
    ? []
    : ['AVERAGE_RATE_PERCENT and AVERAGE_RATE_DATE must be set together'];

export const siteConfigOf = (settings: SiteSettings): SiteConfig => ({
  brokerage: {
    name: settings.BROKERAGE_NAME ?? null,
    license: settings.BROKERAGE_LICENSE ?? null,
    phone: settings.BROKERAGE_PHONE ?? null,
    email: settings.BROKERAGE_EMAIL ?? null,
    address: settings.BROKERAGE_ADDRESS ?? null,
  },
  averageRate: averageRateOf(settings),
  iabsUrl: settings.IABS_URL,
  consumerProtectionUrl: settings.CONSUMER_PROTECTION_URL,
  privacyUrl: settings.PRIVACY_URL ?? null,
  termsUrl: settings.TERMS_URL ?? null,
});

function averageRateOf(settings: SiteSettings): AverageRate {
  const { AVERAGE_RATE_PERCENT: percent, AVERAGE_RATE_DATE: date, AVERAGE_RATE_SOURCE: source } = settings;
  return percent === undefined || date === undefined ? { ...averageRate, source } : { percent, date, source };
}
