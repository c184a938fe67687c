import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { isApiRequest } from './is-api-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Random id that a browser stores (`x-device-id`); null where it sends none. */
    deviceId: string | null;
    /** Random id of one visit (`x-session-id`); null where it sends none. */
    sessionId: string | null;
  }
}

export const visitorHeaders = ['x-device-id', 'x-session-id'] as const;

const VISITOR_ID = /^[\w-]{8,64}$/;

/** Reads the visitor's ids on every API request; malformed ones are refused, so stored ids are valid. */
export function readVisitor(app: FastifyInstance): void {
  app.decorateRequest('deviceId', null);
  app.decorateRequest('sessionId', null);
  app.addHook('onRequest', async (request) => {
    if (!isApiRequest(request)) return;
    const malformed = visitorHeaders.filter((name) => !isVisitorId(request, name));
    if (malformed.length > 0) {
      const message = 'must be 8 to 64 letters, digits, hyphens or underscores';
      const code = malformed.includes('x-session-id') ? 'session_id_invalid' : 'validation_failed';
      throw new AppError(code, {
        validationErrors: malformed.map((name) => ({ name, message })),
      });
    }
    request.deviceId = text(request, 'x-device-id');
    request.sessionId = text(request, 'x-session-id');
  });
}

function isVisitorId(request: FastifyRequest, name: string): boolean {
  const value = text(request, name);
  return value === null || VISITOR_ID.test(value);
}

const text = (request: FastifyRequest, name: string): string | null =>
  request.headers[name]?.toString() || null;
