import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { withoutStreet } from '@hearth/domain/listing/address.ts';
import { showsAddress } from '@hearth/domain/listing/gate.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import type { PageRow } from '@hearth/domain/page/page-row.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { agentPages } from '../agents/agent.service.ts';
import { createShortCache } from '../cache/short-cache.ts';
import type { Db } from '../db/database.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { publicVisit } from '../http/visit.ts';
import type { AreaDirectory } from '../market-overview/area-directory.ts';
import {
  listingsInRange,
  rangesWithListings,
  type SitemapListing,
  type SitemapScope,
} from './sitemap.queries.ts';

interface SitemapOptions {
  readonly db: Db;
  readonly edition: EditionId;
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly directory: AreaDirectory;
}

/** The pages that search engines should know (sitemaps.org), as a guest may see them; at most a minute old. */
export interface Sitemaps {
  /** The index of all sitemaps. */
  index(): Promise<string>;
  /** A sitemap by its name in the index; undefined for an unknown one. */
  named(name: string): Promise<string | undefined>;
}

/** A sitemap may have 50,000 entries and 50 MB; a crawler's pause is shorter with less. */
const RANGE = 10_000;
const CACHE_MS = 60_000;
/** Of up to 2 MB each. */
const MAX_CACHED = 8;

export function createSitemaps(options: SitemapOptions): Sitemaps {
  const files = createShortCache((name) => fileOf(name, options), {
    milliseconds: CACHE_MS,
    most: MAX_CACHED,
    now: () => performance.now(),
  });
  return {
    index: async () => (await files.get('index')) ?? '',
    named: async (name) => (isName(name) ? files.get(name) : undefined),
  };
}

const isName = (name: string): boolean => /^(pages|areas|agents|listings-\d{1,6})$/.test(name);

async function fileOf(name: string, options: SitemapOptions): Promise<string | undefined> {
  const { db, edition, publicUrl, clock, directory } = options;
  const { viewer } = publicVisit({ edition, now: clock() });
  const scope = { edition, viewer };
  if (name === 'index') return indexText(publicUrl, await rangesWithListings(db, scope, RANGE));
  if (name === 'pages') return fileText(publicUrl, shared);
  if (name === 'areas')
    return fileText(
      publicUrl,
      (await directory.index()).paths().map((path) => ({ path })),
    );
  if (name === 'agents') return fileText(publicUrl, await agentPages(db, edition));
  return listingsText(Number(name.slice('listings-'.length)), scope, options);
}

/** Pages that are the same for all visitors. */
const shared = Object.values<PageRow>(pages).filter(({ engines }) => engines === 'canonical and sitemap');

async function listingsText(
  range: number,
  scope: SitemapScope,
  { db, publicUrl }: SitemapOptions,
): Promise<string | undefined> {
  const listings = await listingsInRange(db, scope, { range, size: RANGE });
  if (listings.length === 0) return undefined;
  return fileText(
    publicUrl,
    listings.map((listing) => entryOf(listing, scope.viewer)),
  );
}

interface Entry {
  readonly path: string;
  readonly changed?: Date;
}

const entryOf = (listing: SitemapListing, viewer: Viewer): Entry => ({
  path: listingPath(showsAddress(listing, viewer) ? listing : { ...listing, ...withoutStreet(listing) }),
  changed: listing.modificationtimestamp,
});

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const fileText = (publicUrl: string, entries: readonly Entry[]): string => {
  const lines = entries.map(({ path, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${date}</url>\n`;
  });
  return `${XML}<urlset ${NAMES}>\n${lines.join('')}</urlset>\n`;
};

function indexText(publicUrl: string, ranges: readonly number[]): string {
  const names = ['pages', 'areas', 'agents', ...ranges.map((range) => `listings-${range}`)];
  const lines = names.map(
    (name) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${NAMES}>\n${lines.join('')}</sitemapindex>\n`;
}
