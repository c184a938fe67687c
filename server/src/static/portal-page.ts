import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { parseListingPath } from '@hearth/domain/listing/listing-path.ts';
import type { FastifyReply } from 'fastify';
import { oembedUrl } from '../hosted/hosted-page.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { portalHeadersWith } from '../http/security-headers.ts';

/** Sends the portal's one page, which draws every address of its own; false where the portal is not built. */
export type SendPortalPage = (reply: FastifyReply, path: string) => Promise<boolean>;

/**
 * The built index.html with the server's edition written on it, made anew when the build changes. Its maps may show
 * pictures from `tileOrigins`.
 */
export function portalPage(
  portalFolder: string,
  productName: string,
  publicUrl: string,
  tileOrigins: readonly string[] = [],
): SendPortalPage {
  const file = path.join(portalFolder, 'index.html');
  const edition = editionOf(productName);
  const headers = { ...portalHeadersWith(tileOrigins), 'cache-control': 'public, no-cache' };
  let builtAt = 0;
  let built = '';
  return async (reply, pathname) => {
    const modified = await modifiedAt(file);
    if (modified === null) return false;
    if (modified !== builtAt) {
      built = await readFile(file, 'utf8');
      builtAt = modified;
    }
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(withOembed(withEdition(built, edition, pathname), publicUrl, pathname));
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

/** What robots and previews read before any script runs; the portal goes on from there. */
function withEdition(html: string, { id, titles, descriptions }: Edition, pathname: string): string {
  const kind = pageKind(pathname);
  return html
    .replace('<html lang="en">', `<html lang="en" data-edition="${id}">`)
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(titles[kind])}</title>`)
    .replace(
      '</title>',
      `</title>\n    <meta name="description" content="${escapeHtml(descriptions[kind])}">`,
    );
}

function pageKind(pathname: string): 'home' | 'sale' | 'lease' {
  if (pathname.startsWith('/listings/lease')) return 'lease';
  return pathname.startsWith('/listings') ? 'sale' : 'home';
}

/** Content systems find out by this how to frame a listing or an agent; whether there is one, the answer says. */
function withOembed(html: string, publicUrl: string, pathname: string): string {
  if (!/^\/agents\/[^/]+$/.test(pathname) && parseListingPath(pathname)?.contactId !== null) return html;
  const href = escapeHtml(oembedUrl(publicUrl, publicUrl + pathname));
  return html.replace(
    '</title>',
    () => `</title>\n    <link rel="alternate" type="application/json+oembed" href="${href}">`,
  );
}
