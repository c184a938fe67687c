import path from 'node:path';
import { type RemarkTopic, remarkTopics } from '@hearth/domain/exclusive/fair-housing/remark-words.ts';
import type { SchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import { type AverageRate, averageRate } from '@hearth/domain/mortgage/average-rate.ts';
import type * as z from 'zod';
import { color, day, decimal, type Environment, email, text, webUrl, whole } from '../config-reader.ts';

/** Facts about the brokerage that override the database; null where the database's value is used. */
export interface BrokerageConfig {
  readonly name: string | null;
  /** Of the Texas Real Estate Commission. */
  readonly license: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

/** How pages look; null where the edition's look counts. */
export interface BrandConfig {
  /** Absolute path of the picture that the start page begins with. */
  readonly hero: string | null;
  /** Absolute path of the logo. */
  readonly logo: string | null;
  /** '#17614f'. */
  readonly accent: string | null;
}

export interface SiteConfig {
  readonly brokerage: BrokerageConfig;
  readonly brand: BrandConfig;
  readonly averageRate: AverageRate;
  /** Source of the ratings in this server's listings; null without a setting. */
  readonly schoolRatings: SchoolRatings | null;
  /** The brokerage's completed IABS form on the web, or as a PDF on this machine. `{license}` stands for the license. */
  readonly iabsUrl: string | null;
  readonly iabsFile: string | null;
  readonly consumerProtectionUrl: string;
  /** null: the portal's own page. */
  readonly privacyUrl: string | null;
  readonly termsUrl: string | null;
  /** Kinds of fair-housing findings for which exclusive listings cannot be published; by default findings are advice. */
  readonly fairHousingBlocks: readonly RemarkTopic[];
}

/** The commission's own page: this notice has nothing to fill in. */
const CONSUMER_PROTECTION_URL = 'https://www.trec.texas.gov/forms/consumer-protection-notice';

const MAX_PERCENT = 30;

/** Separated by spaces or commas. */
const remarkTopicList = text
  .refine((given) => topicsIn(given).every((topic) => (remarkTopics as readonly string[]).includes(topic)), {
    error: `must be a list of ${remarkTopics.join(', ')}`,
  })
  .transform((given) => topicsIn(given) as readonly RemarkTopic[]);

const topicsIn = (given: string): readonly string[] =>
  given
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

export const siteSettings = {
  BROKERAGE_NAME: text.optional(),
  BROKERAGE_LICENSE: text.optional(),
  BROKERAGE_PHONE: text.optional(),
  BROKERAGE_EMAIL: email.optional(),
  BROKERAGE_ADDRESS: text.optional(),
  HERO_IMAGE: text.optional(),
  LOGO: text.optional(),
  ACCENT_COLOR: color.optional(),
  AVERAGE_RATE_PERCENT: decimal(MAX_PERCENT).optional(),
  AVERAGE_RATE_DATE: day.optional(),
  AVERAGE_RATE_SOURCE: text.default(averageRate.source),
  SCHOOL_RATING_SOURCE: text.optional(),
  SCHOOL_RATING_YEAR: whole(1990, 2100).optional(),
  IABS_URL: webUrl.optional(),
  IABS_FILE: text.optional(),
  CONSUMER_PROTECTION_URL: webUrl.default(CONSUMER_PROTECTION_URL),
  PRIVACY_URL: webUrl.optional(),
  TERMS_URL: webUrl.optional(),
  FAIR_HOUSING_BLOCKS: remarkTopicList.default([]),
};
type SiteSettings = z.output<z.ZodObject<typeof siteSettings>>;

/** A rate without its day, or a day without its rate, would be wrong; so would be the form of another brokerage. */
export const siteProblems = (given: Environment): readonly string[] => [
  ...((given.AVERAGE_RATE_PERCENT === undefined) === (given.AVERAGE_RATE_DATE === undefined)
    ? []
    : ['AVERAGE_RATE_PERCENT and AVERAGE_RATE_DATE must be set together']),
  ...((given.SCHOOL_RATING_SOURCE === undefined) === (given.SCHOOL_RATING_YEAR === undefined)
    ? []
    : ['SCHOOL_RATING_SOURCE and SCHOOL_RATING_YEAR must be set together']),
  ...(isOfCommission(given.IABS_URL)
    ? ['IABS_URL must be your completed form, not the blank one of the commission']
    : []),
];

const isOfCommission = (address = ''): boolean =>
  URL.canParse(address) && /(^|\.)trec\.texas\.gov$/.test(new URL(address).hostname);

/** @param root where relative paths start */
export const siteConfigOf = (settings: SiteSettings, root: string): SiteConfig => ({
  brokerage: {
    name: settings.BROKERAGE_NAME ?? null,
    license: settings.BROKERAGE_LICENSE ?? null,
    phone: settings.BROKERAGE_PHONE ?? null,
    email: settings.BROKERAGE_EMAIL ?? null,
    address: settings.BROKERAGE_ADDRESS ?? null,
  },
  brand: {
    hero: fileOf(root, settings.HERO_IMAGE),
    logo: fileOf(root, settings.LOGO),
    accent: settings.ACCENT_COLOR ?? null,
  },
  averageRate: averageRateOf(settings),
  schoolRatings: schoolRatingsOf(settings),
  iabsUrl: settings.IABS_URL ?? null,
  iabsFile: fileOf(root, settings.IABS_FILE),
  consumerProtectionUrl: settings.CONSUMER_PROTECTION_URL,
  privacyUrl: settings.PRIVACY_URL ?? null,
  termsUrl: settings.TERMS_URL ?? null,
  fairHousingBlocks: settings.FAIR_HOUSING_BLOCKS,
});

const fileOf = (root: string, file: string | undefined): string | null =>
  file === undefined ? null : path.resolve(root, file);

function averageRateOf(settings: SiteSettings): AverageRate {
  const { AVERAGE_RATE_PERCENT: percent, AVERAGE_RATE_DATE: date, AVERAGE_RATE_SOURCE: source } = settings;
  return percent === undefined || date === undefined ? { ...averageRate, source } : { percent, date, source };
}

function schoolRatingsOf(settings: SiteSettings): SchoolRatings | null {
  const { SCHOOL_RATING_SOURCE: source, SCHOOL_RATING_YEAR: year } = settings;
  return source === undefined || year === undefined ? null : { source, year };
}
