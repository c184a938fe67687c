import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { FastifyReply } from 'fastify';
import { AppError } from '../http/errors.ts';
import type { Resource } from '../http/resource.ts';
import { createSitemaps } from './sitemap.service.ts';

const CACHING = 'public, max-age=60';

/** `/robots.txt`, `/sitemap.xml`, which is the index, and its sitemaps `/sitemaps/{name}.xml`. */
export const pagesRoutes: Resource = (app, { db, config, clock, markets }) => {
  const { publicUrl } = config;
  const sitemaps = createSitemaps({
    ...{ db: db.kysely, publicUrl, clock },
    edition: editionOf(config.productName).id,
    directory: markets.directory,
  });
  const hidden = { schema: { hide: true } };
  const sendXml = (reply: FastifyReply, xml: string) =>
    reply.header('cache-control', CACHING).type('application/xml; charset=utf-8').send(xml);

  app.get('/robots.txt', hidden, async (_request, reply) =>
    reply.header('cache-control', CACHING).type('text/plain; charset=utf-8').send(robotsText(publicUrl)),
  );
  app.get('/sitemap.xml', hidden, async (_request, reply) => sendXml(reply, await sitemaps.index()));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', hidden, async ({ params }, reply) => {
    const xml = await sitemaps.named(params.file.replace(/\.xml$/, ''));
    if (xml === undefined) throw new AppError('not_found');
    return sendXml(reply, xml);
  });
};

/** Search engines render the pages, so they may ask the API; frames and hosted pages say themselves that they are not to be listed. */
const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /oembed',
    'Disallow: /compare?',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
