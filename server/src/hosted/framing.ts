import { originPattern } from '../http/origin.ts';
import type { Policy } from '../http/security-headers.ts';

/** Pages of the person at the machine; a policy knows no way to write [::1]. */
const LOOPBACK = ['http', 'https'].flatMap((scheme) =>
  ['localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
);

/** The origins that may frame our bare pages: this server's own pages, this machine's, and those of the key. */
export const ancestorsOf = (origins: readonly string[]): readonly string[] => [
  "'self'",
  ...LOOPBACK,
  ...origins.filter((origin) => originPattern(origin) === origin),
];

/** Google's two origins, as its documentation lists them. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * Pages with one widget run only scripts that the server sent as files. Pictures may come from a listing feed's
 * servers and tiles from any tile server; frames are videos of agents.
 */
export function hostedPolicy(
  frameAncestors: readonly string[],
  usesRecaptcha: boolean,
  vectorTileOrigins: readonly string[] = [],
): Policy {
  const recaptcha = usesRecaptcha ? RECAPTCHA : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...recaptcha],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...recaptcha, ...vectorTileOrigins],
    'media-src': ["'self'", 'https:'],
    'frame-src': ['https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors,
  };
}
