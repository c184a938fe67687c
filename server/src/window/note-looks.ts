import type { LookedAt } from '@hearth/domain/people/looks.ts';
import type { FastifyRequest } from 'fastify';
import type { Resource } from '../http/resource.ts';
import { namedVisit, ownedVisitOf, visitIfDecided } from '../http/visit.ts';
import { noteLook } from './looks.service.ts';

/** Notes each look of an agent at a list of a contact where the answers of all routes pass. Without its line, no answer leaves. */
export const noteLooks: Resource = (app, dependencies) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const shows = request.routeOptions.config.shows ?? listOfSearch(request);
    const visit = shows && reply.statusCode < 400 ? await visitOfLook(request) : undefined;
    if (shows !== undefined && visit?.right === 'contact') await noteLook(dependencies, shows, visit);
    return payload;
  });
};

/** Parameters that limit a search to a list of a person, and the list. */
const listsOfSearches: Readonly<Record<string, LookedAt>> = {
  viewedBy: 'viewed-listings',
  collection: 'collections',
  dismissedOnly: 'collections',
  proposedOnly: 'collections',
};

type RawQuery = Readonly<Record<string, unknown>>;

/** The list of a contact to which an agent's search is limited. */
function listOfSearch(request: FastifyRequest): LookedAt | undefined {
  if (request.method !== 'GET' || visitIfDecided(request)?.viewer.role !== 'agent') return undefined;
  const query = request.query as RawQuery;
  const parameter = Object.keys(listsOfSearches).find((name) => query[name] && query[name] !== 'false');
  return parameter === undefined ? undefined : listsOfSearches[parameter];
}

/** The visit of the answer. Searches serve guests too, and name the contact as their lists do. */
const visitOfLook = (request: FastifyRequest) =>
  ownedVisitOf(request) ?? (visitIfDecided(request) && namedVisit(request.visit, [request.query]));
