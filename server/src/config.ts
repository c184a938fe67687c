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
  givenSettings,
  oneOf,
  type Share,
  secret,
  share,
  text,
  trustedProxies,
  url,
  webUrl,
  whole,
} from './config-reader.ts';
import {
  type CaptchaConfig,
  captchaConfigOf,
  captchaProblems,
  captchaSettings,
} from './ports/captcha/captcha-config.ts';
import { type MailConfig, mailConfigOf, mailProblems, mailSettings } from './ports/mail/mail-config.ts';
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

export interface Config extends CaptchaConfig, MailConfig {
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
  /** The saved searches that this process matches with changes of listings. */
  readonly alertShare: Share;
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

/** Every wrong setting at once, one a line. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Every variable that the server reads. */
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
  ...captchaSettings,
  ...mailSettings,
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
    ...captchaProblems(given),
    ...mailProblems(given),
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
    ...captchaConfigOf(settings),
    ...mailConfigOf(settings),
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

/** The address to type on this machine. */
export function localUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
