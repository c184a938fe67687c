import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Policy, portalPolicy, sendPageHeaders } from '../http/security-headers.ts';
import { forever, portalCaching, revalidated, widgetCaching } from './cache-control.ts';

/** Absolute folders of the files that the server serves; they need not exist. */
export interface FileFolders {
  readonly portal: string;
  /** Of the program that renders the portal's first views; it is not served. */
  readonly firstView: string;
  /** Of the program that renders widgets into hosted pages; it is not served. */
  readonly widgetView: string;
  readonly widgets: string;
  /** The descriptions of the elements for editors and type checkers. */
  readonly elements: string;
  readonly examples: string;
  /** Scripts of examples that have to be built. */
  readonly builtExamples: string;
  /** Public pictures, such as portraits of agents. */
  readonly photos: string;
  /** Pictures of listings, which are sent through the gate alone. */
  readonly listingPhotos: string;
  /** Pictures that people uploaded of themselves. */
  readonly peoplePhotos: string;
  /** Pictures of the region and its areas, which pages show in several sizes. */
  readonly scenes: string;
}

export const foldersOf = (projectRoot: string, dataFolder: string): FileFolders => ({
  portal: path.join(projectRoot, 'dist/portal'),
  firstView: path.join(projectRoot, 'dist/first-view'),
  widgetView: path.join(projectRoot, 'dist/widget-view'),
  widgets: path.join(projectRoot, 'dist/v1'),
  elements: path.join(projectRoot, 'dist/elements'),
  examples: path.join(projectRoot, 'examples'),
  builtExamples: path.join(projectRoot, 'dist/examples'),
  photos: path.join(dataFolder, 'photos'),
  listingPhotos: path.join(dataFolder, 'listing-photos'),
  peoplePhotos: path.join(dataFolder, 'people-photos'),
  scenes: path.join(dataFolder, 'scenes'),
});

interface FileRoute {
  readonly root: string;
  readonly prefix: string;
  /** Cache-Control by the file's absolute path. */
  readonly caching: (file: string) => string;
  readonly preCompressed: boolean;
  /** Of its pages. */
  readonly policy?: Policy;
}

/** Serves built files with the compressed siblings that the build wrote; nothing is compressed here. */
export async function serveFiles(app: FastifyInstance, folders: FileFolders): Promise<void> {
  const routes: FileRoute[] = [
    {
      root: folders.portal,
      prefix: '/',
      caching: portalCaching,
      preCompressed: true,
      policy: portalPolicy(),
    },
    { root: folders.widgets, prefix: '/v1/', caching: widgetCaching, preCompressed: true },
    { root: folders.elements, prefix: '/elements/', caching: revalidated, preCompressed: true },
    { root: folders.examples, prefix: '/examples/', caching: revalidated, preCompressed: false },
    {
      root: folders.builtExamples,
      prefix: '/examples/built/',
      caching: revalidated,
      preCompressed: true,
    },
    { root: folders.photos, prefix: '/photos/', caching: forever, preCompressed: false },
  ];
  await app.register(async (scope) => {
    scope.setErrorHandler(answerOddPath);
    for (const route of routes) await serveFolder(scope, route);
  });
}

/** Paths that no file can have, as with a backslash or two slashes in a row, are pages or nothing, as all paths without a file. */
function answerOddPath(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 403) throw error;
  reply.callNotFound();
}

async function serveFolder(app: FastifyInstance, route: FileRoute): Promise<void> {
  await app.register(fastifyStatic, {
    root: route.root,
    prefix: route.prefix,
    preCompressed: route.preCompressed,
    decorateReply: false,
    suppressWarning: true,
    dotfiles: 'ignore',
    redirect: route.prefix !== '/',
    // The portal's own page is written for the edition: see portal-page.ts.
    index: route.prefix === '/' ? false : 'index.html',
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', route.caching(file));
      // Browsers show plain text, and download other Markdown.
      if (file.endsWith('.md')) reply.header('content-type', 'text/plain; charset=utf-8');
      if (route.policy && /\.html(\.br|\.gz)?$/.test(file)) sendPageHeaders(reply, route.policy);
    },
  });
}
