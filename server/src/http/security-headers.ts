import type { FastifyInstance } from 'fastify';

/**
 * Sonner 2.0.8, which shows the portal's messages, brings its styles in a style element: first empty, then filled. These are the
 * hashes of both; the browser's console names the new one should a later version differ.
 */
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/**
 * The portal's own pages run nothing that the server did not send as a file. Pictures may come from a listing feed's servers,
 * hence `https:` for images; a tile server without TLS has to be named. Frames are virtual tours, and widgets that the
 * snippet builder previews.
 */
const portalPolicy = (tileOrigins: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${TOAST_STYLES.join(' ')}`,
    ["img-src 'self' data: blob: https:", ...tileOrigins.filter((origin) => origin.startsWith('http:'))].join(
      ' ',
    ),
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The API's documentation page styles itself inline; its scripts are files all the same. */
export const docsPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For every answer; partner pages may load our files, so nothing here forbids cross-origin use. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'cross-origin',
};

/** For HTML pages of the portal, whose maps may show pictures from these origins. */
export const portalHeadersWith = (tileOrigins: readonly string[]) => ({
  'content-security-policy': portalPolicy(tileOrigins),
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=()',
});

/** For HTML pages of the portal that show no map. */
export const portalHeaders = portalHeadersWith([]);

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everywhere);
  });
}
