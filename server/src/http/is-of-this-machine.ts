import type { FastifyRequest } from 'fastify';
import { isLocalName } from './is-local-name.ts';

/**
 * Returns whether a request comes directly from this machine. A local proxy would forward requests from elsewhere. A foreign host
 * name that resolves to this machine would let a page of that host read the answer.
 */
export const isOfThisMachine = (request: FastifyRequest): boolean =>
  isLocalName(request.socket.remoteAddress ?? '') &&
  isLocalName(request.hostname) &&
  request.raw.httpVersion !== PLAIN_PROXY_HTTP &&
  !proxyHeaders.some((name) => request.headers[name] !== undefined);

/** By default nginx forwards with HTTP 1.0, this server's own name and none of the headers below; browsers never use 1.0. */
const PLAIN_PROXY_HTTP = '1.0';

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;
