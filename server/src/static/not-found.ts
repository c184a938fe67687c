import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, answerError } from '../http/errors.ts';
import { portalHeaders } from '../http/security-headers.ts';

/** Folders whose missing files are missing, whatever their name. */
const FILE_PATH = /^\/(api|v1|photos|examples)(\/|$)/;

/**
 * Answers every address that no route and no file has. The portal draws its own pages, "not found" among them, so a page's
 * address gets its index.html; the API and files get a 404 with a code.
 */
export function serveNotFound(app: FastifyInstance, portalFolder: string): void {
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return answerError(new AppError('not_found'), request, reply);
    if (existsSync(path.join(portalFolder, 'index.html'))) return reply.sendFile('index.html', portalFolder);
    return answerNotBuilt(reply);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const [pathname = ''] = request.url.split('?');
  const extension = path.posix.extname(pathname);
  const isPage = (extension === '' || extension === '.html') && !FILE_PATH.test(pathname);
  return isPage && (request.method === 'GET' || request.method === 'HEAD');
}

function answerNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ ...portalHeaders, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(NOT_BUILT);
}

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Hearth is not built yet</title></head>
  <body>
    <h1>The portal has not been built yet</h1>
    <p>The server runs, but its pages are missing. Run <code>npm run build</code>, then load this page again.</p>
    <p>The API is at <a href="/api/docs">/api/docs</a>.</p>
  </body>
</html>
`;
