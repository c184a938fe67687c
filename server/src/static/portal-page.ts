import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import type { FastifyReply } from 'fastify';
import { oembedUrl } from '../hosted/hosted-page.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { portalPolicy, sendPageHeaders } from '../http/security-headers.ts';
import type { HeadOf, PageHead } from './page-head.ts';

/**
 * Sends the portal's one page, which draws every address of its own; false where the portal is not built. `query` is without
 * its question mark.
 */
export type SendPortalPage = (reply: FastifyReply, path: string, query?: string) => Promise<boolean>;

interface PortalPageOptions {
  readonly productName: string;
  readonly publicUrl: string;
  /** Where the page's maps may show pictures from. */
  readonly tileOrigins?: readonly string[];
  /** Where they fetch vector tiles from, besides this server. */
  readonly vectorTileOrigins?: readonly string[];
  /** Returns the head of a page about a listing, agent or area. On a failure the usual head stays; the page shows the error. */
  readonly headOf?: HeadOf;
}

/** The built index.html with the server's edition written on it, rendered again when the build changes. */
export function portalPage(portalFolder: string, options: PortalPageOptions): SendPortalPage {
  const { productName, publicUrl, headOf = async () => undefined } = options;
  const file = path.join(portalFolder, 'index.html');
  const edition = editionOf(productName);
  const policy = portalPolicy(options);
  let builtAt = 0;
  let built = '';
  return async (reply, pathname, query = '') => {
    const modified = await modifiedAt(file);
    if (modified === null) return false;
    if (modified !== builtAt) {
      built = await readFile(file, 'utf8');
      builtAt = modified;
    }
    const head = await headOf(pathname, query).catch((error: unknown) => {
      reply.log.error(error);
      return undefined;
    });
    const page = head === 'missing' ? missingHead(edition) : (head ?? usualHead(edition, pathname));
    sendPageHeaders(reply, policy)
      .code(head === 'missing' ? 404 : 200)
      .header('cache-control', 'public, no-cache')
      .type('text/html; charset=utf-8')
      .send(withOembed(withHead(built, edition, page, publicUrl), publicUrl, pathname));
    return true;
  };
}

async function modifiedAt(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return null;
  }
}

/** Adds the head that robots and previews read before any script runs; the portal updates it after that. */
function withHead(html: string, { id }: Edition, page: PageHead, publicUrl: string): string {
  const lines = [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...(page.canonical === null
      ? []
      : [`<link rel="canonical" href="${escapeHtml(publicUrl + page.canonical)}">`]),
  ];
  return html
    .replace('<html lang="en">', `<html lang="en" data-edition="${id}">`)
    .replace(/<title>[^<]*<\/title>/, () => lines.join('\n    '));
}

function usualHead({ titles, descriptions }: Edition, pathname: string): PageHead {
  const kind = pageKind(pathname);
  return { title: titles[kind], description: descriptions[kind], canonical: null };
}

const missingHead = ({ titles, descriptions }: Edition): PageHead => ({
  title: titles.notFound,
  description: descriptions.home,
  canonical: null,
});

function pageKind(pathname: string): 'home' | 'sale' | 'lease' {
  if (pathname.startsWith('/listings/lease')) return 'lease';
  return pathname.startsWith('/listings') ? 'sale' : 'home';
}

/** Links content systems to the oEmbed description of a listing or an agent; that endpoint reports unknown ones. */
function withOembed(html: string, publicUrl: string, pathname: string): string {
  if (!/^\/agents\/[^/]+$/.test(pathname) && parseListingPath(pathname)?.contactId !== null) return html;
  const href = escapeHtml(oembedUrl(publicUrl, publicUrl + pathname));
  return html.replace(
    '</title>',
    () => `</title>\n    <link rel="alternate" type="application/json+oembed" href="${href}">`,
  );
}
