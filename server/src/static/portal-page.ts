import path from 'node:path';
import type { ErrorCode } from '@hearth/domain/contract/errors.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import { type Brand, plainBrand } from '@hearth/domain/edition/brand.ts';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import type { Media } from '@hearth/domain/listing/listing.ts';
import { cardPhotoSizes } from '@hearth/domain/listing/photo-sources.ts';
import type { FirstView, ListingRefusal } from '@hearth/domain/page/first-view.ts';
import { type Page, pageAt } from '@hearth/domain/page/page-at.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { oembedUrl } from '../hosted/hosted-page.ts';
import { AppError, statusOf } from '../http/errors.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { createFirstReports, type ReportFirst } from '../http/first-reports.ts';
import { portalPolicy, sendPageHeaders } from '../http/security-headers.ts';
import { withStyles } from '../http/style-policy.ts';
import type { ViewerOf } from '../http/visit.ts';
import type { CountInPage, CountPage } from '../listing-budget/listing-budget.service.ts';
import { accentRules, brandAttribute, heroPreloads } from './brand-html.ts';
import { builtFile } from './built-file.ts';
import type { FirstViewOf, PageWithAnswers } from './first-view.ts';
import { answersTag, headHtml, preloadTag } from './head-html.ts';
import type { AnswersOf, HeadOf, ServedAnswer, ServedHead } from './page-head.ts';
import { screenFiles } from './screen-files.ts';

/**
 * Sends the portal's one page, which draws every address of the portal; false where the portal is not built. `query` is without
 * its question mark.
 */
export type SendPortalPage = (reply: FastifyReply, path: string, query?: string) => Promise<boolean>;

interface PortalPageOptions {
  readonly productName: string;
  readonly publicUrl: string;
  /** Origins of the pictures of the page's maps. */
  readonly tileOrigins?: readonly string[];
  /** Origins of their vector tiles, besides this server. */
  readonly vectorTileOrigins?: readonly string[];
  /** Returns the head of a page about a listing, agent or area. On a failure the usual head stays; the page shows the error. */
  readonly headOf?: HeadOf;
  /** Returns the data of the first screen, of pages that are shown. */
  readonly answersOf?: AnswersOf;
  /** Renders the first view of pages that have answers, and of those that say that there is nothing. */
  readonly firstViewOf?: FirstViewOf;
  /** How the brokerage looks; by default it has set nothing. */
  readonly brandOf?: () => Promise<Brand>;
  readonly clock?: () => Date;
  /** Finds who opens a page: the data of a listing is in pages of guests alone. */
  readonly viewerOf?: ViewerOf;
  /** Counts the listing in a head for the reader's budget. */
  readonly countPage?: CountPage;
  /** Counts the listings of its answers. */
  readonly countInPage?: CountInPage;
}

/** The built index.html with the server's edition and the page's head written on it, rendered again when the build changes. */
export function portalPage(portalFolder: string, options: PortalPageOptions): SendPortalPage {
  const { productName, publicUrl } = options;
  const edition = editionOf(productName);
  const policy = portalPolicy(options);
  const readBuilt = builtFile(path.join(portalFolder, 'index.html'), (html) => html);
  const filesOf = screenFiles(portalFolder);
  const reportFirst = createFirstReports();
  return async (reply, pathname, query = '') => {
    const built = await readBuilt();
    if (built === null) return false;
    const requested = pageAt(pathname);
    const { head, status, answers, refusal, hasView } = await answerOf(
      reply,
      options,
      edition,
      requested,
      query,
    );
    if (head.moved !== undefined) {
      const { to, isForGood } = head.moved;
      reply.redirect(query && !to.includes('?') ? `${to}?${query}` : to, isForGood ? 301 : 302);
      return true;
    }
    options.countInPage?.(
      reply.request,
      answers.flatMap(({ listings = [] }) => listings),
    );
    const brand = (await options.brandOf?.()) ?? plainBrand;
    const shown = { edition: edition.id, brand, pathname, query, answers, refusal };
    const view = hasView ? await firstView(reply, options, reportFirst, shown) : null;
    const scripts = (await filesOf(requested.row.screen)).map((name) => `<link ${preload} href="/${name}">`);
    const preloads = [
      ...firstPictures(requested, brand, answers),
      ...(view ? scripts.map(afterView) : scripts),
    ];
    const shell = view ? afterView(built) : built;
    const page = withHead(shell, edition, brand, headHtml(head, { publicUrl, site: edition.name }));
    const hasData = answers.length > 0 || refusal !== null;
    const data = hasData ? answersTag(edition.id, answers, refusal) : '';
    const html = withFirstScreen(withView(page, view, head), preloads, data);
    sendPageHeaders(reply, withStyles(policy, [view?.css, accentRules(brand)]))
      .code(status)
      .header('cache-control', status === 200 ? 'public, no-cache' : 'no-store')
      .type('text/html; charset=utf-8')
      .send(withOembed(html, publicUrl, requested));
    return true;
  };
}

interface PageAnswer {
  readonly head: ServedHead;
  readonly status: number;
  readonly answers: readonly ServedAnswer[];
  readonly refusal: ListingRefusal | null;
  /** Set if the page can show what it is about before its scripts run. */
  readonly hasView: boolean;
}

/** A page that is not shown has the status of its error; any other failure leaves the usual page, which shows the error. */
async function answerOf(
  reply: FastifyReply,
  options: PortalPageOptions,
  edition: Edition,
  page: Page,
  query: string,
): Promise<PageAnswer> {
  const { headOf, answersOf, countPage, viewerOf } = options;
  const { request } = reply;
  const usual = { head: usualHead(edition), status: 200, answers: [], refusal: null, hasView: false };
  const refused = async (code: ErrorCode) =>
    notShown(edition, page, code, await isOfGuest(request, viewerOf));
  try {
    const asking = answersOf?.(request, page, query) ?? Promise.resolve([]);
    const [head, requested] = await Promise.all([headOf?.(page, query, asking), asking]);
    if (head === 'missing') return await refused('not_found');
    if (head === undefined) return { ...usual, answers: requested, hasView: requested.length > 0 };
    if (head.listing !== undefined) await countPage?.(request, reply, head.listing.listings);
    const isServed = head.listing !== undefined && (await isOfGuest(request, viewerOf));
    const answers = isServed ? [head.listing.answer] : requested;
    const { status = 200 } = page.row;
    return { ...usual, head, answers, status, hasView: status === 200 && answers.length > 0 };
  } catch (error) {
    if (error instanceof AppError && error.code in titles) return refused(error.code);
    reply.log.error(error);
    return usual;
  }
}

const isOfGuest = async (request: FastifyRequest, viewerOf: ViewerOf | undefined): Promise<boolean> =>
  ((await viewerOf?.(request))?.role ?? 'guest') === 'guest';

/** Titles of pages that are not shown, by the reason; null where it is that of unknown pages. */
const titles: Readonly<Partial<Record<ErrorCode, string | null>>> = {
  not_found: null,
  listing_not_found: null,
  listing_gone: 'No Longer on the Market',
  listing_outdated: 'Not Shown for Now',
  listing_budget_spent: 'Not Shown Today',
};

/** Guests see why before the scripts run; others may see a listing that guests do not. */
function notShown(edition: Edition, page: Page, code: ErrorCode, isGuest: boolean): PageAnswer {
  const words = titles[code];
  const title = words ? `${words} | ${edition.name}` : edition.titles.notFound;
  const status = statusOf[code];
  return {
    head: { ...usualHead(edition), title },
    status,
    answers: [],
    refusal: isGuest && page.name === 'listing' ? { id: page.params.id, status, code } : null,
    // The screens of other pages request what they are about.
    hasView: isGuest && (page.name === 'listing' || page.row.status === 404),
  };
}

/** Adds the head that robots and previews read before any script runs; the portal updates it after that. */
function withHead(html: string, { id }: Edition, brand: Brand, head: string): string {
  const rules = accentRules(brand);
  return html
    .replace('<html lang="en">', () => `<html lang="en" data-edition="${id}"${brandAttribute(brand)}>`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${rules ? `<style>${rules}</style>\n  ` : ''}</head>`);
}

/** The first view of a page with its data; after a failure the page's scripts show it. A cause of failures is logged once. */
async function firstView(
  reply: FastifyReply,
  { firstViewOf, clock = () => new Date(), publicUrl }: PortalPageOptions,
  reportFirst: ReportFirst,
  page: Omit<PageWithAnswers, 'publicUrl' | 'now'>,
): Promise<FirstView | null> {
  try {
    return (await firstViewOf?.({ ...page, publicUrl, now: clock() })) ?? null;
  } catch (error) {
    reportFirst(error, (cause) => reply.log.error(cause));
    return null;
  }
}

const preload = 'rel="modulepreload"';

/** The page fetches these scripts once its first view is painted: they would delay its sheet, font and photo. See `start.ts`. */
const afterView = (html: string): string => html.replaceAll(`<link ${preload}`, `<link data-${preload}`);

const withView = (html: string, view: FirstView | null, head: ServedHead): string =>
  view === null
    ? html
    : html
        .replace(/(?<=<noscript>)[^<]*/, needsOf(head))
        .replace(
          '<div id="root">',
          (root) => `${root}${view.html.replace('>', () => `><style>${view.css}</style>`)}`,
        );

/** Text below a first view where scripts are off. */
const needsOf = ({ listing }: ServedHead): string =>
  listing ? 'Some parts of this page need JavaScript.' : 'Searching homes here needs JavaScript.';

/** Adds what the first screen needs: files to fetch at once, and data after everything that names a file. */
const withFirstScreen = (html: string, preloads: readonly string[], data: string): string =>
  html
    .replace('</head>', () => `${preloads.map((tag) => `  ${tag}\n  `).join('')}</head>`)
    .replace('</body>', () => `${data}</body>`);

/** The start page begins with the picture of the region, lists with a home. */
const firstPictures = ({ row }: Page, brand: Brand, answers: readonly ServedAnswer[]): readonly string[] =>
  row.screen === 'home' && brand.hero !== null
    ? heroPreloads(brand)
    : cardPhotos(answers).map((photo) => preloadTag(photo, cardPhotoSizes));

/** The first photo of the homes in the first answer, of a page that begins with cards. */
function cardPhotos([first]: readonly ServedAnswer[]): readonly Media[] {
  if (first === undefined || !first.address.startsWith(searchListings.path)) return [];
  const { listings } = first.data as SearchResult;
  return listings.slice(0, 1).flatMap(({ images }) => images.slice(0, 1));
}

const usualHead = ({ titles, descriptions }: Edition): ServedHead => ({
  title: titles.home,
  description: descriptions.home,
  canonical: null,
});

/** Links content systems to the oEmbed description of a listing or an agent; that endpoint reports unknown ones. */
function withOembed(html: string, publicUrl: string, { row, pathname }: Page): string {
  if (row.embeds === undefined) return html;
  const href = escapeHtml(oembedUrl(publicUrl, publicUrl + pathname));
  return html.replace(
    '</title>',
    () => `</title>\n    <link rel="alternate" type="application/json+oembed" href="${href}">`,
  );
}
