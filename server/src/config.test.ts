import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, localUrl, projectRoot, readConfig, settingsSchema } from './config.ts';

describe('readConfig', () => {
  it('returns a default for every setting', () => {
    expect(readConfig({}, '/srv/hearth')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      dataFolder: path.resolve('/srv/hearth/.hearth'),
      productName: 'austin',
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
    });
  });

  it('uses the values that are set, and the default for an empty value', () => {
    const config = readConfig(
      {
        PORT: '8080',
        HEARTH_DATA: 'my data',
        PUBLIC_URL: 'https://homes.example/',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        HOST: '',
      },
      '/srv/hearth',
    );
    expect(config).toMatchObject({
      port: 8080,
      dataFolder: path.resolve('/srv/hearth/my data'),
      publicUrl: 'https://homes.example',
      trustProxy: ['loopback', '10.0.0.0/8'],
      host: '127.0.0.1',
    });
  });

  it('lists every mistake at once, each with the expected and the actual value', () => {
    const mistakes = { PORT: '80a', DATABASE_URL: 'mysql://x/y', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' };
    expect(() => readConfig(mistakes)).toThrow(ConfigError);
    expect(() => readConfig(mistakes)).toThrow(
      [
        'These settings cannot be used:',
        '  - PORT must be a whole number from 0 to 65535, not "80a"',
        '  - DATABASE_URL must be a URL that starts with postgres:// or postgresql://, not "mysql://x/y"',
        '  - LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
        '  - TRUST_PROXY must be true, false or a list of addresses of proxies, not "yes"',
      ].join('\n'),
    );
  });
});

describe('the example of a settings file', () => {
  const example = readFileSync(path.join(projectRoot, '.env.example'), 'utf8');
  const lines = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);

  it('names every setting', () => {
    expect(lines.map(([name]) => name).sort()).toEqual(Object.keys(settingsSchema.shape).sort());
  });

  it('accepts the values of the example file', () => {
    expect(() => readConfig(Object.fromEntries(lines))).not.toThrow();
  });
});

it('a wrong setting hides no incomplete one', () => {
  expect(() => readConfig({ PORT: '80a', RECAPTCHA_SECRET: 'secret', AVERAGE_RATE_PERCENT: '6' })).toThrow(
    /PORT must .*\n.*RECAPTCHA_SECRET and .*\n.*AVERAGE_RATE_PERCENT and/,
  );
});

describe('settings of third parties', () => {
  it('sets no third parties by default', () => {
    expect(readConfig({})).toMatchObject({
      recaptcha: null,
      captchaKey: null,
      captchaMaxTries: 30_000,
      smtp: null,
      companyEmailDomains: [],
    });
  });

  it('reads the settings of third parties', () => {
    const config = readConfig({
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_SITE_KEY: 'site',
      SMTP_URL: 'smtps://me:pass@mail.example:465',
      MAIL_FROM: '"Hearth Austin" <mail@hearth.example>',
      COMPANY_EMAIL_DOMAINS: 'Hearth.example, agents.hearth.example',
    });
    expect(config).toMatchObject({
      recaptcha: {
        secret: 'secret',
        siteKey: 'site',
        verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      },
      smtp: {
        url: 'smtps://me:pass@mail.example:465',
        from: { name: 'Hearth Austin', address: 'mail@hearth.example' },
      },
      companyEmailDomains: ['hearth.example', 'agents.hearth.example'],
    });
    const bare = readConfig({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'mail@hearth.example' });
    expect(bare.smtp?.from).toEqual({ name: '', address: 'mail@hearth.example' });
  });

  it.each([
    [{ RECAPTCHA_SECRET: 'secret' }, 'RECAPTCHA_SECRET and RECAPTCHA_SITE_KEY must be set together'],
    [{ CAPTCHA_KEY: 'short' }, 'CAPTCHA_KEY must have at least 32 characters'],
    [{ CAPTCHA_MAX_TRIES: '0' }, 'CAPTCHA_MAX_TRIES must be'],
    [
      { SMTP_URL: 'smtp://localhost:25' },
      'MAIL_FROM is missing: set it to the sender of emails, since SMTP_URL is set',
    ],
    [{ MAP_ROADMAP_TILES: 'https://t.example/{z}/{x}/{y}.png' }, 'MAP_ROADMAP_ATTRIBUTION must say whom'],
    [{ COMMUTE_PROVIDER: 'osrm' }, 'COMMUTE_URL is missing'],
    [{ COMMUTE_PROVIDER: 'google' }, 'COMMUTE_KEY is missing'],
    [{ STREET_VIEW_URL: 'https://maps.example' }, 'STREET_VIEW_KEY is missing'],
    [{ COMMUTE_KEY: 'a-secret-key' }, 'COMMUTE_PROVIDER must name'],
    [{ MAIL_FROM: 'a@b.co, c@d.co' }, 'MAIL_FROM must be an address'],
    [{ MAIL_FROM: 'Hearth <a@b.co> <c@d.co>' }, 'MAIL_FROM must be an address'],
    [{ COMPANY_EMAIL_DOMAINS: 'x@example.com' }, 'COMPANY_EMAIL_DOMAINS must be a list of domains'],
  ])('%j is a mistake: %s', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });
});

describe('the average rate', () => {
  it.each([
    [{ AVERAGE_RATE_PERCENT: '6.1' }, 'must be set together'],
    [{ AVERAGE_RATE_DATE: '2026-11-19' }, 'must be set together'],
    [
      { AVERAGE_RATE_PERCENT: '31', AVERAGE_RATE_DATE: '2026-11-19' },
      'AVERAGE_RATE_PERCENT must be a number',
    ],
    [
      { AVERAGE_RATE_PERCENT: '6,1', AVERAGE_RATE_DATE: '2026-11-19' },
      'AVERAGE_RATE_PERCENT must be a number',
    ],
    [{ AVERAGE_RATE_PERCENT: '6.1', AVERAGE_RATE_DATE: '2026-02-30' }, 'AVERAGE_RATE_DATE must be a day'],
    [{ AVERAGE_RATE_PERCENT: '6.1', AVERAGE_RATE_DATE: '11/19/2026' }, 'AVERAGE_RATE_DATE must be a day'],
  ])('is refused as %j', (environment, words) => {
    expect(() => readConfig(environment)).toThrow(words);
  });
});

describe('the brokerage', () => {
  it('requires an address that mail can reach, and pages that browsers can open', () => {
    expect(() => readConfig({ BROKERAGE_EMAIL: 'nobody', IABS_URL: 'javascript:alert(1)' })).toThrow(
      /BROKERAGE_EMAIL must be an address .*\n.*IABS_URL must be a URL/,
    );
  });
});

describe('localUrl', () => {
  it.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['127.0.0.1', 'http://localhost:3000'],
    ['10.0.0.7', 'http://10.0.0.7:3000'],
    ['fe80::1', 'http://[fe80::1]:3000'],
  ])('of a server on %s is %s', (host, url) => {
    expect(localUrl(host, 3000)).toBe(url);
  });
});
