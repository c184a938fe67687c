import { isIP } from 'node:net';
import path from 'node:path';
import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** null: Hearth runs a PostgreSQL of its own in the data folder. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Absolute path: photos, and the private PostgreSQL where none is given. */
  readonly dataFolder: string;
  /** The edition by name; an unknown one shows as the fallback edition does. */
  readonly productName: string;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
  readonly logLevel: LogLevel;
  /** On-market listings of each edition that the first start makes; 0 makes none. */
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
}

/** reCAPTCHA v3. */
export interface RecaptchaConfig {
  readonly secret: string;
  /** Public; pages load its script with it. */
  readonly siteKey: string;
  /** Whom the server asks whether a token is good. */
  readonly verifyUrl: string;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
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

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables; relative folders start at the project's root.
 * @throws ConfigError that lists every wrong one
 */
export function readConfig(environment: Environment, root = projectRoot): Config {
  const read = reader(environment);
  const host = read.text('HOST', '127.0.0.1');
  const port = read.whole('PORT', 3000, 0, 65_535);
  const config: Config = {
    host,
    port,
    databaseUrl: read.url('DATABASE_URL', null, ['postgres:', 'postgresql:']),
    databasePoolSize: read.whole('DATABASE_POOL_SIZE', 16, 1, 500),
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
  };
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

/** The address to type on this machine. */
export function localUrl(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

type Reader = ReturnType<typeof reader>;

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/api/siteverify';

function readRecaptcha(read: Reader): RecaptchaConfig | null {
  const secret = read.text('RECAPTCHA_SECRET', '');
  const siteKey = read.text('RECAPTCHA_SITE_KEY', '');
  const verifyUrl = read.url('RECAPTCHA_URL', RECAPTCHA_URL, ['http:', 'https:']);
  if (secret === '' && siteKey === '') return null;
  if (secret === '' || siteKey === '')
    read.problems.push('RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY must be set together');
  return { secret, siteKey, verifyUrl };
}

function readSmtp(read: Reader): SmtpConfig | null {
  const url = read.url('SMTP_URL', null, ['smtp:', 'smtps:']);
  const from = read.mailAddress('MAIL_FROM');
  if (url === null) return null;
  if (from === null) read.problems.push('MAIL_FROM must say whom mails are from where SMTP_URL is set');
  return { url, from: from ?? { name: '', address: '' } };
}

/** Readers that note a problem and go on with the default, so that one run finds every mistake. */
function reader(environment: Environment) {
  const problems: string[] = [];
  const given = (name: string): string | null => environment[name]?.trim() || null;
  const problem = <T>(name: string, wanted: string, fallback: T): T => {
    problems.push(`${name} must be ${wanted}, not "${environment[name]}"`);
    return fallback;
  };
  return {
    problems,
    text: (name: string, fallback: string) => given(name) ?? fallback,
    whole(name: string, fallback: number, least: number, most: number): number {
      const value = given(name);
      if (value === null) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      return problem(name, `a whole number from ${least} to ${most}`, fallback);
    },
    url<T extends string | null>(name: string, fallback: T, protocols: readonly string[]): T | string {
      const value = given(name);
      if (value === null) return fallback;
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
      return problem(name, `a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`, fallback);
    },
    oneOf<T extends string>(name: string, fallback: T, options: readonly T[]): T {
      const value = given(name);
      if (value === null) return fallback;
      return (
        options.find((option) => option === value) ?? problem(name, `one of ${options.join(', ')}`, fallback)
      );
    },
    /** Its value is never shown. */
    secret(name: string, leastLength: number): string | null {
      const value = given(name);
      if (value !== null && value.length < leastLength)
        problems.push(`${name} must have at least ${leastLength} characters`);
      return value;
    },
    mailAddress(name: string): MailAddress | null {
      const value = given(name);
      if (value === null) return null;
      const [, displayName = '', address = ''] = /^(?:"?([^"<>]*?)"?\s*<([^<>]+)>)$/.exec(value) ?? [
        '',
        '',
        value,
      ];
      if (emailRule(address) === undefined) return { name: displayName, address };
      return problem(name, "an address such as 'Hearth <mail@example.com>'", null);
    },
    domains(name: string): readonly string[] {
      const domains = (given(name) ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean);
      if (domains.every((domain) => emailRule(`x@${domain}`) === undefined)) return domains;
      return problem(name, 'a list of domains such as example.com', []);
    },
    trust(name: string): boolean | string[] {
      const value = given(name) ?? 'false';
      if (value === 'true' || value === 'false') return value === 'true';
      const addresses = value.split(',').map((part) => part.trim());
      if (addresses.every(isProxyAddress)) return addresses;
      return problem(name, 'true, false or a list of addresses of proxies', false);
    },
  };
}

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(address);
  return (
    version !== 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  );
}
