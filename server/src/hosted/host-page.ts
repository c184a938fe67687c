import { isHostShaped, partnerHost } from '@hearth/domain/embed/partner-link.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmbedKey } from '../embeds/embed-key.ts';
import { isLoopback, isOwnOrigin, matchesOrigin } from '../http/origin.ts';
import { parameter } from './widget-attributes.ts';

/** Destinations of a page in browsers: a frame, or one of its older kin. */
const FRAMES = ['iframe', 'frame', 'embed', 'object'];

/** Returns whether a page is asked for by a frame. Browsers say so to servers with TLS and on the local machine alone. */
export const isFramed = ({ headers }: FastifyRequest): boolean =>
  FRAMES.includes(String(headers['sec-fetch-dest']));

/** Marks for caches that an answer depends on these headers of the request. */
export const varyBy = (reply: FastifyReply, ...headers: readonly string[]): FastifyReply =>
  reply.header('vary', [reply.getHeader('vary'), ...headers].filter(Boolean).join(', '));

/** A frame whose page suppresses the referrer and did not name its host either. */
export const isHostHidden = (request: FastifyRequest): boolean =>
  isFramed(request) &&
  request.headers['sec-fetch-site'] !== 'same-origin' &&
  request.headers.referer === undefined &&
  parameter(request.query, 'host') === null;

/** Host of the page around this one, or of the one before it where it is opened alone; undefined where none is known. */
export function hostBefore(request: FastifyRequest, publicUrl: string): string | undefined {
  const host = partnerHost(publicUrl, [parameter(request.query, 'host'), request.headers.referer]);
  return host !== undefined && isHostShaped(host) && host !== request.host ? host : undefined;
}

/**
 * The origin of the page that frames this one and may not; null where it may, where the page is opened alone, and where
 * neither the browser nor the parameter `host` names it. The page's policy decides in any case: it cannot show a reason, and this can.
 */
export function refusedHost(request: FastifyRequest, key: EmbedKey | null, publicUrl: string): string | null {
  const { 'sec-fetch-dest': destination } = request.headers;
  const referer = parameter(request.query, 'host') ?? request.headers.referer;
  if (referer === undefined || !URL.canParse(referer)) return null;
  if (destination !== undefined && !isFramed(request)) return null;
  const { origin } = new URL(referer);
  const isOwn = isOwnOrigin(origin, request, publicUrl);
  const isOfKey = (key?.origins ?? []).some((pattern) => matchesOrigin(pattern, origin));
  return isOwn || isLoopback(origin) || isOfKey ? null : origin;
}
