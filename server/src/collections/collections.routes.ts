import * as collection from '@hearth/domain/contract/collection.ts';
import { isReservedCollection } from '@hearth/domain/people/proposed-collection.ts';
import type { FastifyInstance } from 'fastify';
import { attemptOf } from '../http/attempt.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource, ResourceDependencies } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { announceAct } from '../window/act-mail.service.ts';
import {
  addHome,
  changeCollectionOf,
  createCollection,
  moveInCollection,
  removeCollection,
  removeHome,
} from './collection-changes.service.ts';
import { collectionList, collectionPage, collectionsOfListing, savedHomesOf } from './collections.service.ts';

const done = { done: true } as const;

/** Of the requests of an address: a new collection may read twenty homes, and a list of collections 5,000. */
const SHARE_OF_NEW = 0.1;
const SHARE_OF_LISTS = 0.2;

/** The homes that people saved. Pages of other sites, which ask with an embed key, have no part in them. */
export const collectionRoutes: Resource = (app, dependencies) =>
  serveToPortal(app, dependencies.config, (scope) => {
    serveCollections(scope, dependencies);
    serveHomes(scope, dependencies);
  });

function serveCollections(app: FastifyInstance, dependencies: ResourceDependencies): void {
  const {
    db: { kysely: db },
    config,
    listings,
    budget,
  } = dependencies;
  const sources = { db, listings };
  const limitsOf = (share: number) => ({ requestsPerMinute: shareOf(config.requestsPerMinute, share) });
  route(
    app,
    collection.getCollections,
    ({ query: { page, limit, excludeDismissed, excludeProposed }, visit }) => {
      const withDismissed = excludeDismissed !== 'true';
      const withProposed = excludeProposed !== 'true';
      return collectionList(sources, { page, limit, withDismissed, withProposed }, visit);
    },
    limitsOf(SHARE_OF_LISTS),
  );
  route(app, collection.getSavedHomes, ({ visit }) => savedHomesOf(sources, visit), limitsOf(SHARE_OF_LISTS));
  const getCollection = budget.counted<typeof collection.getCollection>(
    ({ params, query, visit }) => collectionPage(sources, params.id, query, visit),
    ({ listings: cards }) => ({ listings: cards.map(({ listingid }) => listingid) }),
  );
  route(app, collection.getCollection, getCollection);
  route(
    app,
    collection.addCollection,
    async ({ body, visit }, request) => {
      const made = await createCollection(sources, body, visit, attemptOf(request, body));
      const { notNotifyUser } = body;
      const id = Number(made.id);
      await announceAct(dependencies, { change: 'collection created', thing, id, notNotifyUser }, visit);
      return made;
    },
    limitsOf(SHARE_OF_NEW),
  );
  route(app, collection.updateCollection, ({ params, body, visit }) =>
    changeCollectionOf(sources, params.id, body, visit),
  );
  route(app, collection.removeCollection, async ({ params, visit }) => {
    await removeCollection(db, params.id, visit);
    return done;
  });
}

const thing = 'collection';

function serveHomes(app: FastifyInstance, dependencies: ResourceDependencies): void {
  const {
    db: { kysely: db },
    listings,
  } = dependencies;
  route(app, collection.addToCollection, async ({ params, query, visit }) => {
    await addHome({ db, listings }, params, visit);
    const notNotifyUser = query.notNotifyUser === 'true' || isReservedCollection(params.id);
    const id = Number(params.id);
    await announceAct(dependencies, { change: 'home added', thing, id, notNotifyUser }, visit);
    return done;
  });
  route(app, collection.removeFromCollection, async ({ params, visit }) => {
    await removeHome({ db, listings }, params, visit);
    return done;
  });
  route(app, collection.moveInCollection, async ({ params, body, visit }) => {
    await moveInCollection({ db, listings }, { ...params, ...body }, visit);
    return done;
  });
  route(app, collection.getCollectionsOfListing, ({ params, visit }) =>
    collectionsOfListing({ db, listings }, params.id, visit),
  );
}
