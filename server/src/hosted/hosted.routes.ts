import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { languageOfTag } from '@hearth/domain/embed/language.ts';
import { themePairs } from '@hearth/domain/embed/setup-codec.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validEmbedKey } from '../embeds/embed-key.service.ts';
import type { EmbedKey } from '../embeds/embed-key.ts';
import { AppError, statusOf } from '../http/errors.ts';
import type { Resource } from '../http/resource.ts';
import { type Policy, sendPageHeaders } from '../http/security-headers.ts';
import { withStyle } from '../http/style-policy.ts';
import { legalFooter } from '../legal/legal-footer.ts';
import { legalLinks } from '../legal/legal-links.ts';
import { paragraph, plainPage } from '../legal/plain-page.ts';
import { widgetCaching } from '../static/cache-control.ts';
import { vectorTileOrigins } from '../vector-tiles-config.ts';
import { ancestorsOf, hostedPolicy } from './framing.ts';
import { hostBefore, isFramed, isHostHidden, refusedHost, varyBy } from './host-page.ts';
import { framedPage, fullPage, type HostedPage } from './hosted-page.ts';
import { subjectOf, usualSubject } from './hosted-subject.ts';
import { hostedWidgets } from './hosted-widgets.ts';
import { notShownPage } from './not-shown-page.ts';
import { oembedRoute } from './oembed.routes.ts';
import { pageTheme, themeSheet } from './page-theme.ts';
import { pageWords } from './page-words.ts';
import { hiddenHostReason, refusalReason, refusedFrame, unknownKeyReason } from './refused-frame.ts';
import { reserveRoute } from './reserve.routes.ts';
import { langPair, parameter, widgetAttributes } from './widget-attributes.ts';
import { widgetFiles } from './widget-files.ts';
import { widgetViews } from './widget-views.ts';

/** Pages and files: the document of the API leaves them out. */
const hidden = { schema: { hide: true } };

const page = { ...hidden, config: { isPage: true } };

/** A revoked key goes on being framed for so long at most. */
const PAGE_CACHING = 'public, max-age=60';

/**
 * Pages with one widget: `/w/{widget}` for people who follow a link, `/embed/frame/{widget}` for frames on host pages, and
 * `/oembed`, which describes to programs how to frame a linked page. The framed widget calls the API with the frame's key:
 * the key decides which listings it shows and who receives its inquiries. The content security policy names who may frame it.
 */
export const hostedRoutes: Resource = async (app, dependencies) => {
  const { config, db, clock, folders, framePasses, budget } = dependencies;
  const filesOf = widgetFiles(folders.widgets);
  const viewOf = widgetViews({ app, folder: folders.widgetView, budget });
  const { publicUrl } = config;
  const edition = editionOf(config.productName);
  const links = legalLinks(config);
  const policy = (ancestors: readonly string[]) =>
    hostedPolicy(ancestors, config.recaptcha !== null, vectorTileOrigins(config.vectorTiles));
  const pageOf = async (
    name: string,
    request: FastifyRequest,
    framedFor: EmbedKey | null,
  ): Promise<RequestedPage | undefined> => {
    const widget = hostedWidgets.get(name);
    if (widget === undefined) return undefined;
    const attributes = widgetAttributes(request.query, framedFor && { ...framedFor, ...config });
    const around = { key: keyOf(request), host: hostBefore(request, publicUrl), publicUrl };
    const theme = pageTheme(request.query);
    const language = languageAskedBy(request);
    const url = `${publicUrl}/w/${name}${queryOf([...attributes, ...langPair(language), ...keyPair(around.key), ...themePairs(theme)])}`;
    const files = await filesOf(name, attributes, language);
    const footer = legalFooter(links, language);
    return { ...around, name, widget, attributes, files, theme, language, site: edition.name, footer, url };
  };
  const notFound = (reply: FastifyReply, ancestors: readonly string[]) => {
    const language = languageAskedBy(reply.request);
    const { title, text } = pageWords[language].notFound;
    return send(
      reply.code(404),
      policy(ancestors),
      plainPage({ title, content: paragraph(text), language }, config),
    );
  };

  const sendPage = async (
    reply: FastifyReply,
    { page, embed, ancestors, write }: RequestedAnswer,
  ): Promise<FastifyReply> => {
    const usual = policy(ancestors);
    // Listings of the page count for its key too.
    if (embed !== null) reply.request.embed = embed;
    try {
      const [subject, view] = await Promise.all([
        subjectOf({ ...page, embed }, dependencies),
        viewOf(reply.request, page),
      ]);
      if (subject.listingid !== null) await budget.countPage(reply.request, reply, [subject.listingid]);
      return send(reply, view ? withStyle(usual, view.css) : usual, write({ ...page, subject, view }));
    } catch (error) {
      // The widget shows the failure, and tries again.
      if (!(error instanceof AppError)) {
        reply.log.error(error);
        return send(reply, usual, write({ ...page, subject: usualSubject(page, edition), view: null }));
      }
      const html = notShownPage({ ...page, error, isFramed: write === framedPage }, config);
      return send(reply.code(statusOf[error.code]), usual, html);
    }
  };

  app.get<{ Params: { widget: string } }>('/w/:widget', page, async (request, reply) => {
    const page = await pageOf(request.params.widget, request, null);
    if (page === undefined) return notFound(reply, ["'none'"]);
    varyBy(reply, ...(page.key === null ? [] : ['Referer']), 'Sec-Fetch-Dest');
    if (isFramed(request)) return reply.redirect(request.url.replace('/w/', '/embed/frame/'));
    const embed = page.key === null ? null : ((await validEmbedKey(db.kysely, page.key, clock())) ?? null);
    return sendPage(reply, { page, embed, ancestors: ["'none'"], write: fullPage });
  });

  app.get<{ Params: { widget: string } }>('/embed/frame/:widget', page, async (request, reply) => {
    const named = keyOf(request);
    const key = named === null ? null : await validEmbedKey(db.kysely, named, clock());
    const page = await pageOf(request.params.widget, request, key ?? null);
    if (page === undefined) return notFound(reply, ['*']);
    const refuse = (reason: string, script?: string) =>
      send(reply.code(403), policy(['*']), refusedFrame({ page, reason, script }, config));
    if (key === undefined) return refuse(unknownKeyReason(publicUrl));
    if (isHostHidden(request)) return refuse(hiddenHostReason, '/embed/host.js');
    const host = refusedHost(request, key, publicUrl);
    if (host !== null) return refuse(refusalReason(host, key !== null, config));
    varyBy(reply, 'Referer', 'Sec-Fetch-Dest');
    // Without the signature, which a read-only database may lack, the frame works outside of sandboxes.
    const signed = key && (await framePasses.sign(key.key, clock()).catch(() => key.key));
    const ancestors = ancestorsOf(key?.origins ?? []);
    return sendPage(reply, { page: { ...page, key: signed }, embed: key, ancestors, write: framedPage });
  });

  await servePageFiles(app);
  reserveRoute(app, publicUrl);
  oembedRoute(app, dependencies);
};

type RequestedPage = Omit<HostedPage, 'subject' | 'view'>;

interface RequestedAnswer {
  readonly page: RequestedPage;
  /** The key that decides which listings the page shows. */
  readonly embed: EmbedKey | null;
  /** The origins that may frame it. */
  readonly ancestors: readonly string[];
  readonly write: (page: HostedPage) => string;
}

const languageAskedBy = (request: FastifyRequest) => languageOfTag(parameter(request.query, 'lang') ?? '');

/** The key that the page names, at most 64 characters of it, each whole; a malformed key counts as unknown. */
function keyOf(request: FastifyRequest): string | null {
  const key = parameter(request.query, 'key');
  return key && [...key].slice(0, 64).join('');
}

const keyPair = (key: string | null): [string, string][] => (key === null ? [] : [['key', key]]);

function queryOf(pairs: [string, string][]): string {
  const query = new URLSearchParams(pairs);
  return query.size === 0 ? '' : `?${query}`;
}

const send = (reply: FastifyReply, policy: Policy, html: string): FastifyReply =>
  sendPageHeaders(reply, policy)
    .headers({
      'x-robots-tag': 'noindex',
      'cache-control': reply.statusCode === 200 ? PAGE_CACHING : 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);

/** The scripts and looks of the pages. */
async function servePageFiles(app: Parameters<Resource>[0]): Promise<void> {
  await serveFile(app, '/embed/frame.js', 'frame.js', 'text/javascript; charset=utf-8');
  await serveFile(app, '/embed/keep-focus.js', 'keep-focus.js', 'text/javascript; charset=utf-8');
  await serveFile(app, '/embed/host.js', 'host.js', 'text/javascript; charset=utf-8');
  await serveFile(app, '/embed/page.css', 'page.css', 'text/css; charset=utf-8');
  app.get('/embed/theme.css', hidden, async (request, reply) =>
    reply
      .header('cache-control', widgetCaching('theme.css'))
      .type('text/css; charset=utf-8')
      .send(themeSheet(pageTheme(request.query))),
  );
}

/** A file of a page, which is small and changes with a release only. */
async function serveFile(
  app: Parameters<Resource>[0],
  url: string,
  file: string,
  type: string,
): Promise<void> {
  const text = await readFile(path.join(import.meta.dirname, file), 'utf8');
  app.get(url, hidden, async (_request, reply) =>
    reply.header('cache-control', widgetCaching(file)).type(type).send(text),
  );
}
