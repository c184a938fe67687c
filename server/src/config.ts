import path from 'node:path';
import { withoutEndSlashes } from '@hearth/domain/text/trim-end.ts';
import * as z from 'zod';
import {
  type IdentityConfig,
  identityConfigOf,
  identityProblems,
  identitySettings,
} from './accounts/identity-config.ts';
import {
  type CommuteConfig,
  commuteConfigOf,
  commuteProblems,
  commuteSettings,
} from './commute/commute-config.ts';
import {
  domains,
  type Environment,
  email,
  givenSettings,
  type MailAddress,
  mailAddress,
  oneOf,
  type Share,
  secret,
  share,
  text,
  topicArn,
  trustedProxies,
  url,
  webUrl,
  whole,
} from './config-reader.ts';
import { type MapSource, mapProblems, mapSettings, mapSourcesOf } from './site/map-sources.ts';
import { type SiteConfig, siteConfigOf, siteProblems, siteSettings } from './site/site-config.ts';
import { sourceRulesOf, sourceSettings } from './sources/source-config.ts';
import type { SourceRules } from './sources/sources.service.ts';
import {
  type StreetViewConfig,
  streetViewConfigOf,
  streetViewProblems,
  streetViewSettings,
} from './street-view/street-view-config.ts';
import {
  type VectorTiles,
  vectorTileProblems,
  vectorTileSettings,
  vectorTilesOf,
} from './vector-tiles-config.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** null: Hearth runs its own PostgreSQL in the data folder. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Set if a process caches the columns of open listings in memory, some 220 bytes each. */
  readonly searchColumns: boolean;
  /** Absolute path: photos, and the private PostgreSQL where none is given. */
  readonly dataFolder: string;
  /** The edition by name; an unknown one shows as the fallback edition does. */
  readonly productName: string;
  /** Public address of this server, without a slash at the end. */
  readonly publicUrl: string;
  readonly logLevel: LogLevel;
  /** On-market listings of each edition that the first `npm start` makes; 0 makes none. `main.ts` makes none in any case. */
  readonly sampleListings: number;
  /**
   * The senders whose X-Forwarded-* headers are trusted: all (true), these addresses ('loopback', '10.0.0.0/8') or none
   * (false).
   */
  readonly trustProxy: boolean | string[];
  /** Requests one address may make to the API in a minute; 0 means any number. */
  readonly requestsPerMinute: number;
  /** Requests per minute of all pages of one embed key together, for keys without a limit of their own; 0 means no limit. */
  readonly embedRequestsPerMinute: number;
  /** null: visitors prove by work that they are no machine. */
  readonly recaptcha: RecaptchaConfig | null;
  /** The key that signs proof-of-work challenges; null: a key that is generated once and stored in the database. */
  readonly captchaKey: string | null;
  /**
   * The most tries that a proof of work needs; half of them on average. Chromium takes 8 us for a digest that is awaited on
   * the main thread and 46 us on a quarter of the same core: 30,000 are 0.12 s and 0.7 s on average.
   */
  readonly captchaMaxTries: number;
  /** null: mails stay in the outbox of the database. */
  readonly smtp: SmtpConfig | null;
  /** Signs what the mail provider reports; null where it reports nothing. */
  readonly mailWebhookSecret: string | null;
  /** The address below which visitors and agents write into the threads of inquiries; null: agents' own addresses are named. */
  readonly repliesTo: string | null;
  /** The saved searches that this process matches with changes of listings. */
  readonly alertShare: Share;
  /** The topic of Amazon SNS by which SES reports; null where it reports nothing. */
  readonly mailSesTopic: string | null;
  /** Inquiries and mails are deleted after so many months; 0 keeps them. */
  readonly retentionMonths: number;
  /** An agent is reminded of an inquiry without an answer after so many hours; 0 neither reminds nor hands over. */
  readonly inquiryReminderHours: number;
  /** An inquiry without an answer goes to the default agent so many hours after the reminder. */
  readonly inquiryHandoverHours: number;
  /** Token of scrapers on other machines for `/metrics`; null: this machine alone may. */
  readonly metricsToken: string | null;
  /** Listings that one address may be sent in a day; 0 means any number. */
  readonly listingsPerDay: number;
  /** Listings that all pages of one embed key may be sent in a day; 0 means any number. */
  readonly embedListingsPerDay: number;
  /** Domains, in lower case, whose addresses are agents' and not visitors'. */
  readonly companyEmailDomains: readonly string[];
  /** The texts of the law, the brokerage and the market that pages show. */
  readonly site: SiteConfig;
  /** Tiles that the portal's maps may be drawn on, in the order in which they are offered. */
  readonly mapSources: readonly MapSource[];
  /** When the listings of a source are hidden because nothing updated it. */
  readonly sourceRules: SourceRules;
  /** Vector tiles of the base map; null: the server cuts its own. */
  readonly vectorTiles: VectorTiles | null;
  /** The service of travel times; null: they are estimated by the straight line. */
  readonly commute: CommuteConfig | null;
  /** The service of pictures of streets; null: there are none. */
  readonly streetView: StreetViewConfig | null;
  /** How people sign in besides passwords. */
  readonly identity: IdentityConfig;
}

/** reCAPTCHA v3. */
export interface RecaptchaConfig {
  readonly secret: string;
  /** Public; pages load its script with it. */
  readonly siteKey: string;
  /** The service that validates a token. */
  readonly verifyUrl: string;
}

/** A server that takes mails. */
export interface SmtpConfig {
  /** 'smtp://user:password@host:port' or 'smtps://…'. */
  readonly url: string;
  readonly from: MailAddress;
  /** Address to which mail servers return mails; null for that of `from`. */
  readonly bouncesTo?: string | null;
}

/** Every wrong setting at once, one a line. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** Every variable that the server reads. */
/** A local part has 64 characters, 54 of which name the thread. */
const longestRepliesName = 10;

export const settingsSchema = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL_SIZE: whole(1, 500).default(16),
  SEARCH_COLUMNS: oneOf(['on', 'off']).default('on'),
  HEARTH_DATA: text.default('.hearth'),
  PRODUCT_NAME: text.default('austin'),
  PUBLIC_URL: webUrl.optional(),
  LOG_LEVEL: oneOf(logLevels).default('warn'),
  SAMPLE_LISTINGS: whole(0, 1_000_000).default(6000),
  TRUST_PROXY: trustedProxies.default(false),
  REQUESTS_PER_MINUTE: whole(0, 1_000_000).default(600),
  EMBED_REQUESTS_PER_MINUTE: whole(0, 1_000_000).default(6000),
  METRICS_TOKEN: secret(16).optional(),
  LISTINGS_PER_DAY: whole(0, 1_000_000_000).default(3000),
  EMBED_LISTINGS_PER_DAY: whole(0, 1_000_000_000).default(300_000),
  RETENTION_MONTHS: whole(0, 1200).default(24),
  INQUIRY_REMINDER_HOURS: whole(0, 720).default(4),
  INQUIRY_HANDOVER_HOURS: whole(1, 720).default(20),
  RECAPTCHA_SECRET: text.optional(),
  RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_URL: webUrl.default(RECAPTCHA_URL),
  CAPTCHA_KEY: secret(32).optional(),
  CAPTCHA_MAX_TRIES: whole(1, 10_000_000).default(30_000),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_WEBHOOK_SECRET: secret(24).optional(),
  MAIL_SES_TOPIC: topicArn.optional(),
  MAIL_BOUNCES_TO: email.optional(),
  MAIL_REPLIES_TO: email
    .refine((address) => address.indexOf('@') <= longestRepliesName, {
      error: `must have at most ${longestRepliesName} characters before the @`,
    })
    .optional(),
  ALERT_SHARE: share.default({ number: 1, of: 1 }),
  COMPANY_EMAIL_DOMAINS: domains.default([]),
  ...siteSettings,
  ...mapSettings,
  ...sourceSettings,
  ...vectorTileSettings,
  ...commuteSettings,
  ...streetViewSettings,
  ...identitySettings,
});
type Settings = z.output<typeof settingsSchema>;

/**
 * Reads the settings from environment variables; relative folders start at the project's root.
 * @throws ConfigError that lists every wrong one
 */
export function readConfig(environment: Environment, root = projectRoot): Config {
  const given = givenSettings(environment);
  const read = settingsSchema.safeParse(given);
  const wrong = read.error?.issues.map(({ path: [name], message }) => `${String(name)} ${message}`) ?? [];
  // Beside the schema: zod does not check what belongs together once one setting is wrong.
  const problems = [
    ...wrong,
    ...incompleteSettings(given),
    ...siteProblems(given),
    ...mapProblems(given),
    ...vectorTileProblems(given),
    ...commuteProblems(given),
    ...streetViewProblems(given),
    ...identityProblems(given),
  ];
  if (!read.success || problems.length > 0) throw new ConfigError(problems);
  return configOf(read.data, root);
}

function incompleteSettings(given: Environment): readonly string[] {
  const { RECAPTCHA_SECRET, RECAPTCHA_SITE_KEY, SMTP_URL, MAIL_FROM, MAIL_REPLIES_TO } = given;
  return [
    ...((RECAPTCHA_SECRET === undefined) === (RECAPTCHA_SITE_KEY === undefined)
      ? []
      : ['RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY must be set together']),
    ...(SMTP_URL !== undefined && MAIL_FROM === undefined
      ? ['MAIL_FROM is missing: set it to the sender of emails, since SMTP_URL is set']
      : []),
    ...(MAIL_REPLIES_TO !== undefined && given.MAIL_WEBHOOK_SECRET === undefined
      ? ['MAIL_WEBHOOK_SECRET is missing: set it to take the replies, since MAIL_REPLIES_TO is set']
      : []),
  ];
}

function configOf(settings: Settings, root: string): Config {
  const { HOST: host, PORT: port } = settings;
  return {
    host,
    port,
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    searchColumns: settings.SEARCH_COLUMNS === 'on',
    dataFolder: path.resolve(root, settings.HEARTH_DATA),
    productName: settings.PRODUCT_NAME,
    publicUrl: withoutEndSlashes(settings.PUBLIC_URL ?? localUrl(host, port)),
    logLevel: settings.LOG_LEVEL,
    sampleListings: settings.SAMPLE_LISTINGS,
    trustProxy: settings.TRUST_PROXY,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
    embedRequestsPerMinute: settings.EMBED_REQUESTS_PER_MINUTE,
    metricsToken: settings.METRICS_TOKEN ?? null,
    listingsPerDay: settings.LISTINGS_PER_DAY,
    embedListingsPerDay: settings.EMBED_LISTINGS_PER_DAY,
    retentionMonths: settings.RETENTION_MONTHS,
    inquiryReminderHours: settings.INQUIRY_REMINDER_HOURS,
    inquiryHandoverHours: settings.INQUIRY_HANDOVER_HOURS,
    recaptcha: recaptchaOf(settings),
    captchaKey: settings.CAPTCHA_KEY ?? null,
    captchaMaxTries: settings.CAPTCHA_MAX_TRIES,
    smtp: smtpOf(settings),
    mailWebhookSecret: settings.MAIL_WEBHOOK_SECRET ?? null,
    repliesTo: settings.MAIL_REPLIES_TO ?? null,
    mailSesTopic: settings.MAIL_SES_TOPIC ?? null,
    alertShare: settings.ALERT_SHARE,
    companyEmailDomains: settings.COMPANY_EMAIL_DOMAINS,
    site: siteConfigOf(settings, root),
    mapSources: mapSourcesOf(settings),
    sourceRules: sourceRulesOf(settings),
    vectorTiles: vectorTilesOf(settings, path.resolve(root, settings.HEARTH_DATA)),
    commute: commuteConfigOf(settings),
    streetView: streetViewConfigOf(settings),
    identity: identityConfigOf(settings),
  };
}

const recaptchaOf = ({
  RECAPTCHA_SECRET: secret,
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_URL: verifyUrl,
}: Settings): RecaptchaConfig | null =>
  secret !== undefined && siteKey !== undefined ? { secret, siteKey, verifyUrl } : null;

const smtpOf = ({ SMTP_URL, MAIL_FROM, MAIL_BOUNCES_TO }: Settings): SmtpConfig | null =>
  SMTP_URL !== undefined && MAIL_FROM !== undefined
    ? { url: SMTP_URL, from: MAIL_FROM, bouncesTo: MAIL_BOUNCES_TO ?? null }
    : null;

/** The address to type on this machine. */
export function localUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
