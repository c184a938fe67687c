import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { areaRequests, homeRequests, searchRequests } from '@hearth/domain/page/first-requests.ts';
import { portalPageAt } from '@hearth/domain/page/portal-pages.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { isAreaPage, parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicVisit, type ViewerOf } from '../http/visit.ts';
import type { ListingBudget } from '../listing-budget/listing-budget.service.ts';
import type { AreaDirectory } from '../market-overview/area-directory.ts';
import type { AnswersOf, ServedAnswer } from '../static/page-head.ts';

interface AnswerSources {
  /** The server itself. */
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly edition: EditionId;
  readonly clock: () => Date;
  readonly directory: AreaDirectory;
  readonly budget: Pick<ListingBudget, 'inPage'>;
  readonly viewerOf: ViewerOf;
}

/** Longer answers keep a page waiting for more than their own request would take. */
const MOST_CHARACTERS = 250_000;
/** A page does not wait longer than this for its data; its scripts request what is missing. */
const PATIENCE_MS = 400;

/**
 * The answers that a page's first screen needs, for guests alone: caches may keep the page. The server asks itself, so that each answer
 * passes the same validation, gate, limits and serialisation as if the browser had asked. What is refused or fails is left out.
 */
export function firstAnswers(sources: AnswerSources): AnswersOf {
  const { edition, clock, directory, budget, viewerOf } = sources;
  return async (page, pathname, query) => {
    if ((await viewerOf(page)).role !== 'guest') return [];
    const { viewer } = publicVisit({ edition, now: clock() });
    const addresses = await addressesOf(pathname, new URLSearchParams(query), viewer, directory);
    if (addresses.length === 0) return [];
    return withinPatience(budget.inPage(page, () => askAll(sources.app, page, addresses)));
  };
}

async function addressesOf(
  pathname: string,
  query: URLSearchParams,
  viewer: Viewer,
  directory: AreaDirectory,
): Promise<readonly string[]> {
  if (isAreaPage(pathname)) {
    const path = parseAreaPath(pathname);
    const area = path && (await directory.index()).byPath(path);
    return path && area ? areaRequests(path, area.id, query, viewer) : [];
  }
  const page = portalPageAt(pathname);
  if (page === 'home') return homeRequests();
  return page === 'sale' || page === 'lease' ? searchRequests(query, page === 'lease', viewer) : [];
}

async function askAll(
  app: AnswerSources['app'],
  page: FastifyRequest,
  addresses: readonly string[],
): Promise<readonly ServedAnswer[]> {
  const answers = await Promise.all(addresses.map((address) => ask(app, page, address)));
  return answers.filter((answer) => answer !== null);
}

async function ask(
  app: AnswerSources['app'],
  { ip }: FastifyRequest,
  address: string,
): Promise<ServedAnswer | null> {
  const { statusCode, payload } = await app.inject({ url: address, remoteAddress: ip });
  return statusCode === 200 && payload.length <= MOST_CHARACTERS ? { address, json: payload } : null;
}

async function withinPatience(asked: Promise<readonly ServedAnswer[]>): Promise<readonly ServedAnswer[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly ServedAnswer[]>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, []);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
