import { isIP } from 'node:net';
import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import * as z from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** The variables that are set, without the spaces around them. An empty one counts as not set, so that its default applies. */
export const givenSettings = (environment: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const text = value?.trim();
      return text ? [[name, text]] : [];
    }),
  );

/** The message of a wrong setting, which follows its name. */
const must = (wanted: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must be ${wanted}, not "${input}"`,
});

export const text = z.string();

export function whole(least: number, most: number) {
  const message = must(`a whole number from ${least} to ${most}`);
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number(message).min(least, message).max(most, message));
}

/** From 0, with decimals. */
export function decimal(most: number) {
  const message = must(`a number from 0 to ${most}`);
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .transform(Number)
    .pipe(z.number(message).max(most, message));
}

/** @param protocols such as 'https' */
export const url = (...protocols: readonly string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    ...must(`a URL that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`),
  });

export const webUrl = url('http', 'https');

/** 'YYYY-MM-DD'. */
export const day = z.iso.date(must('a day such as 2026-11-21'));

/** '#17614f'. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/i, must('a color such as #17614f'));

export const email = z
  .string()
  .refine((address) => emailRule(address) === undefined, must('an address such as mail@example.com'));

export const oneOf = <const T extends readonly string[]>(options: T) =>
  z.enum(options, must(`one of ${options.join(', ')}`));

/** Messages never show its value. */
export const secret = (leastLength: number) =>
  z.string().min(leastLength, { error: `must have at least ${leastLength} characters` });

/** An address, or a name and an address in angle brackets. */
export const mailAddress = z
  .string()
  .refine(
    (given) => emailRule(addressIn(given).address) === undefined,
    must("an address such as 'Hearth <mail@example.com>'"),
  )
  .transform(addressIn);

function addressIn(given: string): MailAddress {
  const [, name = '', address = given] = /^("[^"<>]*"\s*|[^"<>]*)<([^<>]+)>$/.exec(given) ?? [];
  return { name: name.replaceAll('"', '').trim(), address };
}

/** Separated by spaces or commas. */
export const domains = z
  .string()
  .refine(
    (given) => domainsIn(given).every((domain) => emailRule(`x@${domain}`) === undefined),
    must('a list of domains such as example.com'),
  )
  .transform(domainsIn);

function domainsIn(given: string): readonly string[] {
  return given
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** 'true', 'false' or addresses of proxies. */
export const trustedProxies = z
  .string()
  .refine(
    (given) => given === 'true' || given === 'false' || addressesIn(given).every(isProxyAddress),
    must('true, false or a list of addresses of proxies'),
  )
  .transform((given) => (given === 'true' || given === 'false' ? given === 'true' : addressesIn(given)));

function addressesIn(given: string): string[] {
  return given.split(',').map((part) => part.trim());
}

function isProxyAddress(address: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
  const [host = '', bits = '0', ...rest] = address.split('/');
  const version = isIP(host);
  return (
    version !== 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  );
}

/** One of several equal parts of some work. */
export interface Share {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** A share such as '2/3'. */
export const share = z
  .string()
  .regex(/^[1-9]\d?\/[1-9]\d?$/, must('a share such as 2/3'))
  .transform((given): Share => {
    const [number = 1, of = 1] = given.split('/').map(Number);
    return { number, of };
  })
  .refine(({ number, of }) => number <= of, {
    error: 'must be a share such as 2/3, not one beyond the last',
  });

/** The name of a topic of Amazon SNS. */
export const topicArn = z
  .string()
  .regex(
    /^arn:aws[a-z-]*:sns:[a-z\d-]+:\d{12}:[\w.-]+$/,
    must('a topic such as arn:aws:sns:us-east-1:123456789012:mails'),
  );
