import { getDomain, getPublicSuffix } from 'tldts';

/** Loopback: only a person at this machine can open pages from there. */
const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** URLs allow ';' and ',' in names, which would end a rule of a policy that names the origin. */
const NAME = /^([a-z\d._-]+|\[[a-f\d:]+\])$/;

const WILDCARD = '*.';
/** Replaces the wildcard while an address is parsed; a distinct name, which no address that people enter contains. */
const STAND_IN = 'any-name-below.';

/**
 * Converts the origins that an operator enters for a key to the form of browsers: 'https://A.test/' is 'https://a.test', and
 * 'https://*.a.test' stands for every name below a.test. Undefined for anything with a path, a user, another scheme, a
 * name that no site has, or a wildcard below which any person can register a name ('https://*.co.uk', 'https://*.github.io').
 */
export function originPattern(text: string): string | undefined {
  const [, scheme, isWild, rest] = /^(https?:\/\/)(\*\.)?([^*]+)$/i.exec(text.trim()) ?? [];
  if (scheme === undefined || rest === undefined) return undefined;
  const url = urlOf(scheme + (isWild ? STAND_IN : '') + rest);
  if (url === undefined || url.href !== `${url.origin}/` || !NAME.test(url.hostname)) return undefined;
  if (!isWild) return url.origin;
  const below = url.hostname.slice(STAND_IN.length);
  return isOfOneOwner(below) ? url.origin.replace(STAND_IN, WILDCARD) : undefined;
}

/** The public suffix list names the domains below which registries and hosting companies give names to any person. */
const isOfOneOwner = (domain: string): boolean =>
  domain.includes('.') && getPublicSuffix(domain, { allowPrivateDomains: true }) !== domain;

/** The other of the two names under which a site is opened, 'https://www.a.test' of 'https://a.test'; undefined for names below. */
export function wwwTwin(origin: string): string | undefined {
  const { hostname } = new URL(origin);
  const domain = getDomain(hostname, { allowPrivateDomains: true });
  if (domain === null) return undefined;
  if (hostname === domain) return origin.replace(domain, `www.${domain}`);
  return hostname === `www.${domain}` ? origin.replace(hostname, domain) : undefined;
}

/** Returns whether a pattern of `originPattern` covers an origin as a browser sends it: scheme, port and every letter count. */
export function matchesOrigin(pattern: string, origin: string): boolean {
  if (!isOrigin(origin)) return false;
  if (!pattern.includes(WILDCARD)) return pattern === origin;
  const [scheme = '', below = ''] = pattern.split(WILDCARD);
  const suffix = `.${below}`;
  // The star matches at least one letter of a name.
  return (
    origin.startsWith(scheme) &&
    origin.endsWith(suffix) &&
    /^[^.].*$/.test(origin.slice(scheme.length, -suffix.length))
  );
}

/** The address that a request was sent to; behind a trusted proxy the one that the browser used. */
export interface OwnAddress {
  readonly protocol: string;
  readonly host: string;
}

/** Returns whether an origin is the server's own: its public address, or the one that was asked. The scheme counts: a page of http is another site. */
export const isOwnOrigin = (origin: string, { protocol, host }: OwnAddress, publicUrl: string): boolean =>
  origin === new URL(publicUrl).origin || origin === urlOf(`${protocol}://${host}`)?.origin;

export const isLoopback = (origin: string): boolean =>
  isOrigin(origin) && LOOPBACK.test(new URL(origin).hostname);

/** Browsers send origins in one spelling; another did not come from a browser. */
const isOrigin = (text: string): boolean => urlOf(text)?.origin === text;

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
