import path from 'node:path';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, answerError } from '../http/errors.ts';
import { portalPolicy, sendPageHeaders } from '../http/security-headers.ts';
import type { PageLimit } from './page-limit.ts';
import type { SendPortalPage } from './portal-page.ts';

/** Folders in which a missing file is 404, whatever its name. */
const FILE_PATH = /^\/(api|v1|photos|examples)(\/|$)/;

/** '/.env', '/.git/config': programs look for them, and the portal has no page whose name begins with a dot. */
const DOT_PATH = /\/(\.|%2e)/i;

/**
 * Answers every address that no route and no file has. The portal draws its own pages, "not found" among them, so a page's
 * address gets the portal's page; the API and files get a 404 with a code.
 */
export function serveNotFound(app: FastifyInstance, isRefused: PageLimit, sendPortal: SendPortalPage): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return answerError(new AppError('not_found'), request, reply);
    if (await isRefused(request, reply)) return reply;
    if (!(await sendPortal(reply, pathOf(request), queryOf(request)))) answerNotBuilt(reply);
    return reply;
  };
  // Else the static file handler would serve the portal's folder at its bare address.
  for (const path of ['/', '/index.html']) app.get(path, { schema: { hide: true } }, answer);
  app.setNotFoundHandler(answer);
}

function wantsPage(request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  const extension = path.posix.extname(pathname);
  // The id of an area may contain a dot, and so may the email of an invitation.
  const isFile = /^\.\w+$/.test(extension) && extension !== '.html';
  const isPage = !isFile || pageAt(pathname).row.status !== 404;
  const isOthers = FILE_PATH.test(pathname) || DOT_PATH.test(pathname);
  return isPage && !isOthers && (request.method === 'GET' || request.method === 'HEAD');
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

const queryOf = (request: FastifyRequest): string => request.url.split('?').slice(1).join('?');

function answerNotBuilt(reply: FastifyReply): FastifyReply {
  return sendPageHeaders(reply, portalPolicy())
    .code(503)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(NOT_BUILT);
}

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Hearth is not built yet</title></head>
  <body>
    <h1>The portal has not been built yet</h1>
    <p>The server runs, but its pages are missing. Run <code>npm run build</code>, then load this page again.</p>
    <p>The API is at <a href="/api/reference">/api/reference</a>.</p>
  </body>
</html>
`;
