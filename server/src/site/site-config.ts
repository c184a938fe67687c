import { type AverageRate, averageRate } from '@hearth/domain/mortgage/average-rate.ts';
import type { ConfigReader } from '../config-reader.ts';

/** What the database does not know of the brokerage, or knows wrongly; null where the database says it. */
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

const MOST_PERCENT = 30;

export function readSiteConfig(read: ConfigReader): SiteConfig {
  const web = ['http:', 'https:'];
  const text = (name: string): string | null => read.text(name, '') || null;
  return {
    brokerage: {
      name: text('BROKERAGE_NAME'),
      license: text('BROKERAGE_LICENSE'),
      phone: text('BROKERAGE_PHONE'),
      email: read.email('BROKERAGE_EMAIL'),
      address: text('BROKERAGE_ADDRESS'),
    },
    averageRate: readAverageRate(read),
    iabsUrl: read.url('IABS_URL', IABS_URL, web),
    consumerProtectionUrl: read.url('CONSUMER_PROTECTION_URL', CONSUMER_PROTECTION_URL, web),
    privacyUrl: read.url('PRIVACY_URL', null, web),
    termsUrl: read.url('TERMS_URL', null, web),
  };
}

/** A rate without its day, or a day without its rate, would be wrong. */
function readAverageRate(read: ConfigReader): AverageRate {
  const percent = read.number('AVERAGE_RATE_PERCENT', Number.NaN, MOST_PERCENT);
  const date = read.day('AVERAGE_RATE_DATE', '');
  const source = read.text('AVERAGE_RATE_SOURCE', averageRate.source);
  if (Number.isNaN(percent) !== (date === '')) {
    read.problems.push('AVERAGE_RATE_PERCENT and AVERAGE_RATE_DATE must be set together');
  }
  return Number.isNaN(percent) ? { ...averageRate, source } : { percent, date, source };
}
