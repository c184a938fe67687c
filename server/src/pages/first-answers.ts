import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { firstRequests } from '@hearth/domain/page/first-requests.ts';
import type { AreaPath } from '@hearth/domain/search/areas/area-path.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askOurselves } from '../http/own-requests.ts';
import { publicVisit, type ViewerOf } from '../http/visit.ts';
import { withinPatience } from '../http/within-patience.ts';
import type { ListingBudget } from '../listing-budget/listing-budget.service.ts';
import type { AreaDirectory } from '../market-overview/area-directory.ts';
import type { AnswersOf, ServedAnswer } from '../static/page-head.ts';

interface AnswerSources {
  /** The server itself. */
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly edition: EditionId;
  readonly clock: () => Date;
  readonly directory: AreaDirectory;
  readonly budget: Pick<ListingBudget, 'forPage'>;
  readonly viewerOf: ViewerOf;
}

/** Longer answers keep a page waiting for more than their own request would take. */
const MOST_CHARACTERS = 250_000;

/**
 * The answers that a page's first screen needs, for guests alone: caches may keep the page. The server asks itself, so that each answer
 * passes the same validation, gate, limits and serialisation as if the browser had asked. Refused and failed requests are left out.
 */
export function firstAnswers(sources: AnswerSources): AnswersOf {
  const { edition, clock, directory, viewerOf } = sources;
  return async (request, page, query) => {
    if (request.method !== 'GET' || (await viewerOf(request)).role !== 'guest') return [];
    const { viewer } = publicVisit({ edition, now: clock() });
    const areaIdAt = async (path: AreaPath) => (await directory.index()).byPath(path)?.id;
    const addresses = await firstRequests(page, { query: new URLSearchParams(query), viewer, areaIdAt });
    const answers = await Promise.all(
      addresses.map((address) => withinPatience(ask(sources, request, address))),
    );
    return answers.filter((answer) => answer !== null);
  };
}

async function ask(
  { app, budget }: AnswerSources,
  { ip }: FastifyRequest,
  address: string,
): Promise<ServedAnswer | null> {
  const [{ statusCode, payload }, listings] = await budget.forPage(async () =>
    askOurselves(app, { url: address, remoteAddress: ip }),
  );
  if (statusCode !== 200 || payload.length > MOST_CHARACTERS) return null;
  return { address, json: payload, data: JSON.parse(payload), listings };
}
