import { isIP } from 'node:net';
import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export type ConfigReader = ReturnType<typeof configReader>;

/** Readers that note a problem and go on with the default, so that one run finds every mistake. */
export function configReader(environment: Environment) {
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
    /** Up to `most`, with decimals. */
    number(name: string, fallback: number, most: number): number {
      const value = given(name);
      if (value === null) return fallback;
      const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
      return number <= most ? number : problem(name, `a number from 0 to ${most}`, fallback);
    },
    /** 'YYYY-MM-DD'. */
    day(name: string, fallback: string): string {
      const value = given(name);
      if (value === null) return fallback;
      const moment = new Date(`${value}T00:00:00Z`);
      const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
      return isDay && value.length === 10 ? value : problem(name, 'a day such as 2026-11-21', fallback);
    },
    email(name: string): string | null {
      const value = given(name);
      if (value === null || emailRule(value) === undefined) return value;
      return problem(name, 'an address such as mail@example.com', null);
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
