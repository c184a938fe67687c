import * as place from '@hearth/domain/contract/favorite-place.ts';
import * as subscription from '@hearth/domain/contract/mail-subscription.ts';
import { getOwnInquiries } from '@hearth/domain/contract/own-inquiries.ts';
import * as user from '@hearth/domain/contract/user.ts';
import * as memory from '@hearth/domain/contract/user-memory.ts';
import * as photo from '@hearth/domain/contract/user-photo.ts';
import { mostPhotoBytes } from '@hearth/domain/people/photo-rules.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeDigestSubscription } from '../alerts/digest-subscription.service.ts';
import type { Db } from '../db/database.ts';
import { removeFromHistory } from '../history/history.service.ts';
import { AppError } from '../http/errors.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource, ResourceDependencies } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { createPeoplePhotos, type PeoplePhotos, peoplePhotosPath } from '../photos/people-photos.service.ts';
import { roleOfEmail } from './email-role.service.ts';
import { addPlace, favoritePlaces, removePlace, updatePlace } from './favorite-places.service.ts';
import { changeCalculatorOf, memoryOf, mergeGuestMemory } from './guest-memory.service.ts';
import { changeSubscription } from './mail-subscription.service.ts';
import { ownInquiries } from './own-inquiries.service.ts';
import { recordPageView } from './page-views.service.ts';
import { deleteOwnAccount, ownData } from './person-data.service.ts';
import {
  removePhoto,
  removeSocialPhoto,
  showSocialPhoto,
  socialPhoto,
  uploadPhoto,
} from './photo.service.ts';
import { changeProfile, namesOf, profileOf } from './profile.service.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

const done = { done: true } as const;

/** 12 of 600 a minute, for costly or sensitive requests. */
const SHARE = 0.02;

/** 100 searches of 4,000 characters and 500 homes, of people who are signed in. */
const ofMemory = { bodyLimit: 524_288 };

/** The accounts of people. Pages of other sites, which ask with an embed key, have no part in them. */
export const userRoutes: Resource = async (app, dependencies) => {
  const people = createPeoplePhotos(dependencies.folders.peoplePhotos);
  await serveToPortal(app, dependencies.config, (scope) => {
    serveProfile(scope, dependencies);
    servePlaces(scope, dependencies);
    servePhotos(scope, dependencies, people);
    serveData(scope, dependencies, people);
    serveSubscription(scope, dependencies);
  });
  await app.register(async (scope) => serveUnsubscribeAtOnce(scope, dependencies));
};

function serveProfile(app: FastifyInstance, { db: { kysely: db }, config }: ResourceDependencies): void {
  const limits = { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE) };
  route(app, user.getMe, ({ visit }) => profileOf(db, visit));
  route(app, user.updateUser, ({ body, visit }) => changeProfile(db, visit, body));
  route(app, user.completeUser, ({ body, visit }) => changeProfile(db, visit, body));
  route(app, user.getUserNames, ({ query }) => namesOf(db, query['usernames[]']));
  route(app, memory.addPageView, async ({ body, visit }) => {
    await recordPageView(db, visit, body);
    return done;
  });
  route(app, getOwnInquiries, ({ query, visit }) => ownInquiries(db, visit, query));
  route(app, memory.getMemory, ({ visit }) => memoryOf(db, visit));
  route(app, memory.changeCalculator, async ({ body, visit }) => {
    await changeCalculatorOf(db, visit, body);
    return done;
  });
  route(
    app,
    memory.removeRecentSearches,
    async ({ body, visit }) => {
      await removeFromHistory(db, body, visit);
      return done;
    },
    ofMemory,
  );
  route(app, memory.addGuestMemory, ({ body, visit }) => mergeGuestMemory(db, visit, body), ofMemory);
  route(
    app,
    user.getRoleOfEmail,
    ({ body }) => ({ role: roleOfEmail(body.email, config.companyEmailDomains) }),
    limits,
  );
}

function servePlaces(app: FastifyInstance, { db: { kysely: db } }: ResourceDependencies): void {
  route(app, place.getFavoritePlaces, ({ visit }) => favoritePlaces(db, visit));
  route(app, place.addFavoritePlace, ({ body, visit }) => addPlace(db, visit, body));
  route(app, place.updateFavoritePlace, ({ params, body, visit }) =>
    updatePlace(db, visit, Number(params.id), body),
  );
  route(app, place.removeFavoritePlace, async ({ params, visit }) => {
    await removePlace(db, visit, Number(params.id));
    return done;
  });
}

function servePhotos(
  app: FastifyInstance,
  { db: { kysely: db }, config }: ResourceDependencies,
  people: PeoplePhotos,
): void {
  const limits = { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE), bodyLimit: mostPhotoBytes };
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
  route(
    app,
    photo.uploadPhoto,
    ({ visit }, { body }) => {
      if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type');
      return uploadPhoto({ db, people }, visit, body);
    },
    limits,
  );
  route(app, photo.removePhoto, async ({ visit }) => {
    await removePhoto({ db, people }, visit);
    return done;
  });
  route(app, photo.getSocialPhoto, ({ visit }) => socialPhoto(db, visit));
  route(app, photo.setSocialPhoto, ({ body, visit }) => showSocialPhoto({ db, people }, visit, body.url));
  route(app, photo.removeSocialPhoto, async ({ visit }) => {
    await removeSocialPhoto(db, visit);
    return done;
  });
  // Its name is random and new with each upload; caches of others must not keep it longer than its person does.
  app.get<{ Params: { name: string } }>(
    `${peoplePhotosPath}:name`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const picture = await people.read(params.name);
      if (picture === undefined) throw new AppError('not_found');
      return reply.header('cache-control', 'private, max-age=3600').type('image/jpeg').send(picture);
    },
  );
}

function serveData(app: FastifyInstance, dependencies: ResourceDependencies, people: PeoplePhotos): void {
  const limits = { requestsPerMinute: shareOf(dependencies.config.requestsPerMinute, SHARE) };
  const recent = async (request: FastifyRequest) =>
    requireRecentSignIn(await dependencies.sessions.require(request), request.visit.now);
  route(
    app,
    user.getMyData,
    async ({ visit }, request) => {
      await recent(request);
      return ownData(dependencies.db.kysely, visit);
    },
    limits,
  );
  route(
    app,
    user.deleteMe,
    async ({ body, visit }, request, reply) => {
      await recent(request);
      await deleteOwnAccount({ ...dependencies, people }, visit, body.email);
      // The session is gone with the account; its cookie is of no use.
      reply.header('clear-site-data', '"cookies"');
      return done;
    },
    limits,
  );
}

/** All mails of a person, or those about the searches of one mail. */
const subscriptionChange =
  (db: Db, clock: () => Date) =>
  (stops: boolean) =>
  ({ params: { hash }, query: { digest } }: SubscriptionCall) =>
    digest === undefined
      ? changeSubscription(db, hash, stops, clock())
      : changeDigestSubscription(db, { hash, digest: Number(digest), stops, now: clock() });

interface SubscriptionCall {
  readonly params: { readonly hash: string };
  readonly query: { readonly digest?: string | undefined };
}

function serveSubscription(
  app: FastifyInstance,
  { db: { kysely: db }, config, clock }: ResourceDependencies,
): void {
  const change = subscriptionChange(db, clock);
  const limits = { requestsPerMinute: shareOf(config.requestsPerMinute, SHARE) };
  route(app, subscription.subscribeToMails, change(false), limits);
  route(app, subscription.unsubscribeFromMails, change(true), limits);
}

/** Web mail may send it from its own site: the hash is the authority, and no session is needed. */
function serveUnsubscribeAtOnce(
  app: FastifyInstance,
  { db: { kysely: db }, config, clock }: ResourceDependencies,
): void {
  // Mail programs send a form, whose one field says nothing that the address does not.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null, undefined));
    },
  );
  route(app, subscription.unsubscribeAtOnce, subscriptionChange(db, clock)(true), {
    requestsPerMinute: shareOf(config.requestsPerMinute, SHARE),
    needsNoKey: true,
  });
}
