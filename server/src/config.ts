import path from 'node:path';
import { type ConfigReader, configReader, type Environment, type MailAddress } from './config-reader.ts';
import { type MapSource, readMapSources } from './site/map-sources.ts';
import { readSiteConfig, type SiteConfig } from './site/site-config.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** null: Hearth runs a PostgreSQL of its own in the data folder. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Whether a process keeps what searches ask of open listings in memory, some 220 bytes each. */
  readonly searchColumns: boolean;
  /** Absolute path: photos, and the private PostgreSQL where none is given. */
  readonly dataFolder: string;
  /** The edition by name; an unknown one shows as the fallback edition does. */
  readonly productName: string;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
  readonly logLevel: LogLevel;
  /** On-market listings of each edition that the first `npm start` makes; 0 makes none. `main.ts` makes none in any case. */
  readonly sampleListings: number;
  /** Whose X-Forwarded-* headers are believed: everybody's, those of some addresses ('loopback, 10.0.0.0/8'), nobody's. */
  readonly trustProxy: boolean | string[];
  /** Requests one address may make to the API in a minute; 0 means any number. */
  readonly requestsPerMinute: number;
  /** Requests all pages of one embed key may make in a minute, where the key says nothing else; 0 means any number. */
  readonly embedRequestsPerMinute: number;
  /** null: visitors prove by work that they are no machine. */
  readonly recaptcha: RecaptchaConfig | null;
  /** What signs the challenges of that work; null: a key that is made once and kept in the database. */
  readonly captchaKey: string | null;
  /** null: mails stay in the outbox of the database. */
  readonly smtp: SmtpConfig | null;
  /** Domains, in lower case, whose addresses are agents' and not visitors'. */
  readonly companyEmailDomains: readonly string[];
  /** What the law, the brokerage and the market say, as pages show it. */
  readonly site: SiteConfig;
  /** Tiles that the portal's maps may be drawn on, in the order in which they are offered. */
  readonly mapSources: readonly MapSource[];
}

/** reCAPTCHA v3. */
export interface RecaptchaConfig {
  readonly secret: string;
  /** Public; pages load its script with it. */
  readonly siteKey: string;
  /** Whom the server asks whether a token is good. */
  readonly verifyUrl: string;
}

/** A server that takes mails. */
export interface SmtpConfig {
  /** 'smtp://user:password@host:port' or 'smtps://…'. */
  readonly url: string;
  readonly from: MailAddress;
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

/**
 * Reads the settings from environment variables; relative folders start at the project's root.
 * @throws ConfigError that lists every wrong one
 */
export function readConfig(environment: Environment, root = projectRoot): Config {
  const read = configReader(environment);
  const host = read.text('HOST', '127.0.0.1');
  const port = read.whole('PORT', 3000, 0, 65_535);
  const config: Config = {
    host,
    port,
    databaseUrl: read.url('DATABASE_URL', null, ['postgres:', 'postgresql:']),
    databasePoolSize: read.whole('DATABASE_POOL_SIZE', 16, 1, 500),
    searchColumns: read.oneOf('SEARCH_COLUMNS', 'on', ['on', 'off'] as const) === 'on',
    dataFolder: path.resolve(root, read.text('HEARTH_DATA', '.hearth')),
    productName: read.text('PRODUCT_NAME', 'austin'),
    publicUrl: read.url('PUBLIC_URL', localUrl(host, port), ['http:', 'https:']).replace(/\/+$/, ''),
    logLevel: read.oneOf('LOG_LEVEL', 'warn', logLevels),
    sampleListings: read.whole('SAMPLE_LISTINGS', 6000, 0, 1_000_000),
    trustProxy: read.trust('TRUST_PROXY'),
    requestsPerMinute: read.whole('REQUESTS_PER_MINUTE', 600, 0, 1_000_000),
    embedRequestsPerMinute: read.whole('EMBED_REQUESTS_PER_MINUTE', 6000, 0, 1_000_000),
    recaptcha: readRecaptcha(read),
    captchaKey: read.secret('CAPTCHA_KEY', 32),
    smtp: readSmtp(read),
    companyEmailDomains: read.domains('COMPANY_EMAIL_DOMAINS'),
    site: readSiteConfig(read),
    mapSources: readMapSources(read),
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

/** The address to type on this machine. */
export function localUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify';

function readRecaptcha(read: ConfigReader): RecaptchaConfig | null {
  const secret = read.text('RECAPTCHA_SECRET', '');
  const siteKey = read.text('RECAPTCHA_SITE_KEY', '');
  const verifyUrl = read.url('RECAPTCHA_URL', RECAPTCHA_URL, ['http:', 'https:']);
  if (secret === '' && siteKey === '') return null;
  if (secret === '' || siteKey === '')
    read.problems.push('RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY must be set together');
  return { secret, siteKey, verifyUrl };
}

function readSmtp(read: ConfigReader): SmtpConfig | null {
  const url = read.url('SMTP_URL', null, ['smtp:', 'smtps:']);
  const from = read.mailAddress('MAIL_FROM');
  if (url === null) return null;
  if (from === null) read.problems.push('MAIL_FROM must say whom mails are from where SMTP_URL is set');
  return { url, from: from ?? { name: '', address: '' } };
}
