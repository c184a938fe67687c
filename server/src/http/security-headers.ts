import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A Content-Security-Policy: the values of each directive by its name. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * Sonner, which shows the portal's messages, brings its sheet in a style element, first empty, then filled: the hashes of
 * both. `security-headers.test.ts` compares them with the installed version.
 */
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** Other servers that maps show tiles of. */
interface TileOrigins {
  readonly tileOrigins?: readonly string[];
  readonly vectorTileOrigins?: readonly string[];
}

/**
 * The portal's pages run only scripts that the server sent as files. Pictures may come from the servers of a listing feed,
 * hence `https:` for images; a tile server without TLS must be named. Frames are virtual tours, videos of agents and the
 * widgets of the snippet builder; an agent's video may also be a file of any server.
 */
export const portalPolicy = ({ tileOrigins = [], vectorTileOrigins = [] }: TileOrigins = {}): Policy => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...TOAST_STYLES],
  'img-src': [
    "'self'",
    'data:',
    'blob:',
    'https:',
    ...tileOrigins.filter((origin) => origin.startsWith('http:')),
  ],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...vectorTileOrigins],
  'media-src': ["'self'", 'https:'],
  'frame-src': ["'self'", 'https:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** The API's documentation page styles itself inline; its scripts are files all the same. */
export const docsPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR_SECONDS = 31_536_000;

/** Adds the security headers to every answer; pages add their policy by `sendPageHeaders`. */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: false,
    // Pages of partners load our files and frames.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Browsers complain of both on pages without TLS, as a server on an office network has.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    // Of this name alone: other names of the domain may have no TLS.
    hsts: publicUrl.startsWith('https:') && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    // Tiles and photos of other servers are looked up ahead.
    dnsPrefetchControl: false,
  });
}

/** Sets the policy of an HTML page; X-Frame-Options forbids frames to old browsers. */
export function sendPageHeaders(reply: FastifyReply, policy: Policy): FastifyReply {
  const isFramed = policy['frame-ancestors']?.[0] !== "'none'";
  reply.helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...policy } },
    frameguard: isFramed ? false : { action: 'deny' },
  });
  return reply.header('permissions-policy', 'camera=(), microphone=(), payment=(), usb=()');
}
