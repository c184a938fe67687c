import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import { longestBodyMs } from '@hearth/domain/contract/longest-body.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { mostPhotoBytes } from '@hearth/domain/people/photo-rules.ts';
import fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { createBackground } from './accounts/background.ts';
import { createSessions } from './accounts/sessions.service.ts';
import { createAgentService } from './agents/agent.service.ts';
import { alertsJob } from './alerts/alerts-job.ts';
import { type AlertsLoop, createAlertsLoop } from './alerts/alerts-loop.ts';
import type { DigestSource } from './alerts/digest-content.service.ts';
import { closeInTurn } from './close-in-turn.ts';
import { type Config, projectRoot } from './config.ts';
import { createEmbedCounts } from './embeds/embed-counts.service.ts';
import { guardEmbeds } from './embeds/embed-guard.ts';
import { serveEmbedStatus } from './embeds/embed-status.ts';
import { createFramePasses } from './embeds/frame-passes.ts';
import { silentPagesJob } from './embeds/shelf/silent-pages.service.ts';
import { dueListingsJob } from './exclusive-listings/due-listings-job.ts';
import { performanceMailsJob } from './exclusive-listings/performance/performance-mails.service.ts';
import { usedUploads } from './exclusive-listings/photos/used-uploads.service.ts';
import { createDiskRoom } from './health/disk-room.ts';
import { serveHealth } from './health/health.ts';
import { createSentListings, serveMetrics } from './health/metrics.ts';
import { documentApi } from './http/api-docs.ts';
import { formBytes } from './http/body-bounds.ts';
import { compressAnswers } from './http/compress.ts';
import { allowCrossOrigin } from './http/cross-origin.ts';
import { tagAnswers } from './http/entity-tags.ts';
import { answerError } from './http/errors.ts';
import { removeForwardedPorts } from './http/forwarded-for.ts';
import { refuseLongPaths } from './http/long-paths.ts';
import { keepAnswersPrivate } from './http/private-answers.ts';
import { limitRequests } from './http/rate-limit.ts';
import { logRequests } from './http/request-log.ts';
import type { Dependencies, Resource } from './http/resource.ts';
import { guardSessions } from './http/same-site.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { readySerializerOf, serializerOf } from './http/serializers.ts';
import { refuseSlowBodies } from './http/slow-bodies.ts';
import { tileOriginsOf } from './http/tile-origins.ts';
import { boundUnreadAnswers } from './http/unread-answers.ts';
import { decideVisits, publicVisit, type ViewerOf, type Visit } from './http/visit.ts';
import { readVisitor } from './http/visitor.ts';
import { dueInquiriesJob } from './inquiries/work/due-inquiries.service.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { upkeepJob } from './jobs/upkeep.ts';
import { createListingBudget } from './listing-budget/listing-budget.service.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { mailDecisions } from './mail-decisions.ts';
import { firstAnswers } from './pages/first-answers.ts';
import { pageHeads } from './pages/page-heads.ts';
import { contactsIn } from './people/contact.service.ts';
import { usedPhotos } from './people/photo.service.ts';
import { createListingUploads, type ListingUploads } from './photos/listing-uploads.service.ts';
import { createPeoplePhotos, type PeoplePhotos } from './photos/people-photos.service.ts';
import { photoUpkeepJob } from './photos/photo-upkeep.ts';
import { createScenes } from './photos/scenes.service.ts';
import type { PhotoOrigin } from './ports/photos/photo-origin.ts';
import type { PostWebhook } from './ports/webhooks/https-post.ts';
import { resources } from './resources.ts';
import { warmUp } from './search/warm-up.ts';
import { type CachingServices, createServices, type Services } from './services.ts';
import { sessionReads } from './session-reads.ts';
import { watchSourcesJob } from './sources/watch-sources.ts';
import { type FileFolders, foldersOf, serveFiles } from './static/files.ts';
import { firstViews } from './static/first-view.ts';
import { serveNotFound } from './static/not-found.ts';
import { limitPages } from './static/page-limit.ts';
import { portalPage } from './static/portal-page.ts';
import { openTileArchive } from './tiles/tile-archive.ts';
import { warmTiles } from './tiles/warm-tiles.ts';
import { vectorTileOrigins } from './vector-tiles-config.ts';
import { createWebhooks } from './webhooks/create-webhooks.ts';

type ServerOptions = FastifyHttpOptions<Server>;

export interface AppOptions extends Dependencies {
  /** Pino's options, or false for silence; by default the config's level. */
  readonly log?: ServerOptions['logger'];
  readonly folders?: FileFolders;
  /** Set if this process runs jobs, its own and those of others; by default it only queues them. */
  readonly runsJobs?: boolean;
  readonly migrationsFolder?: string;
  /** Resources besides those of the API. */
  readonly extraResources?: readonly Resource[];
  /** Origin of listing photos of other servers; by default the public web. */
  readonly photoOrigin?: PhotoOrigin | undefined;
  /** Sender of webhooks; by default to the public internet. */
  readonly postWebhook?: PostWebhook | undefined;
  /** Set if it reads into memory, once it listens, what first searches would wait for; by default they do. */
  readonly warmsUp?: boolean;
  /** Finds the viewer of a request; by default by its session. */
  readonly viewerOf?: ViewerOf;
}

/** The whole server without its port: routes, files, errors, limits. Does not touch the database until asked, unless it runs jobs. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify(serverOptions(options.config, options.log));
  try {
    await assemble(app, options);
    return app;
  } catch (error) {
    // Its workers, files and timers would go on. The reason counts, not what fails after it.
    await app.close().catch(() => {});
    throw error;
  }
}

/** Jobs start last: whatever they use is registered for closing by then. */
async function assemble(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { db, config, clock, migrationsFolder } = options;
  const edition = editionOf(config.productName);
  const folders = options.folders ?? foldersOf(projectRoot, config.dataFolder);
  app.setErrorHandler(answerError);
  app.setSerializerCompiler(options.warmsUp ? readySerializerOf : serializerOf);
  logRequests(app);
  await sendSecurityHeaders(app, config.publicUrl);
  boundRequests(app);
  await allowCrossOrigin(app);
  await limitRequests(app, config.requestsPerMinute);
  const pageLimit = limitPages(app, config);
  readVisitor(app);
  await app.register(cookie, { hook: false });
  await tagAnswers(app);
  keepAnswersPrivate(app);
  await compressAnswers(app);
  const framePasses = createFramePasses(db.kysely);
  const embedCounts = createEmbedCounts(app, { db, config, clock });
  const judge = guardEmbeds(app, { db, config, clock, framePasses, embedCounts });
  const sessions = createSessions({ db, config, clock, reads: sessionReads });
  const viewerOf = options.viewerOf ?? sessions.viewerOf;
  guardSessions(app, config.publicUrl, sessions.hasCookie);
  decideVisits(app, { config, clock }, viewerOf, contactsIn(db.kysely), sessions.readWith);
  await documentApi(app, config.publicUrl);
  serveEmbedStatus(app, judge, embedCounts);
  const diskRoom = createDiskRoom(app, db.kysely);
  const onError = (error: unknown) => {
    diskRoom.note(error);
    app.log.error(error);
  };
  const background = createBackground((error) => app.log.error({ err: error }, 'identity'));
  const jobs = createJobRunner({ db, runsJobs: options.runsJobs ?? false, onError });
  const decisions = mailDecisions(() => alerts);
  const mails = createMailQueue({ db, config, clock, jobs, decisions });
  serveHealth(app, { db, diskRoom, jobs, clock, migrationsFolder, rules: config.sourceRules });
  const tileArchive = config.vectorTiles?.file ? await openTileArchive(config.vectorTiles.file) : null;
  app.addHook('onClose', async () => tileArchive?.close());
  const services = createServices({
    ...{ db: db.kysely, edition: edition.id, clock, schoolRatings: config.site.schoolRatings },
    interestRatePercent: config.site.averageRate.percent,
    // Reading columns would take the only connection from all requests.
    hasColumns: config.searchColumns && config.databasePoolSize > 1,
    ...{ photosFolder: folders.listingPhotos, scenes: createScenes(folders.scenes, config) },
    photoOrigin: options.photoOrigin,
    onError,
    vectorTiles: config.vectorTiles,
    tileArchive,
  });
  const alerts = { db, config, clock, mails, ...services };
  const webhooks = createWebhooks({ ...alerts, jobs, post: options.postWebhook });
  const alertsLoop = createAlertsLoop(alerts, onError);
  const people = createPeoplePhotos(folders.peoplePhotos);
  const uploads = createListingUploads(folders.listingPhotos);
  defineJobs(app, jobs, { ...alerts, alertsLoop, people, uploads });
  // Jobs may use services, and both use the database, which the caller closes after the app.
  app.addHook('onClose', () => closeInTurn([alertsLoop.close, jobs.stop, mails.close, services.close]));
  if (options.warmsUp)
    warmUpOnListen(app, services, edition.id, () => publicVisit({ edition: edition.id, now: clock() }));
  const sent = createSentListings();
  const budget = createListingBudget(app, { db, config, clock }, sent.add);
  serveMetrics(app, config, sent);
  for (const resource of [...resources, ...(options.extraResources ?? [])])
    await resource(app, {
      ...{ ...alerts, webhooks, background, budget },
      ...{ framePasses, embedCounts, folders, sessions },
    });
  await serveFiles(app, folders);
  const tileOrigins = tileOriginsOf(config.mapSources);
  const { productName, publicUrl } = config;
  const headOf = pageHeads({ config, clock, ...services, agents: createAgentService({ db, config }) });
  const { directory } = services.markets;
  const answersOf = firstAnswers({ ...{ app, clock, directory, budget, viewerOf }, edition: edition.id });
  serveNotFound(
    app,
    pageLimit,
    portalPage(folders.portal, {
      ...{ productName, publicUrl, tileOrigins, headOf, answersOf, clock, viewerOf },
      brandOf: services.scenes.brand,
      firstViewOf: firstViews(folders.firstView),
      ...{ countPage: budget.countPage, countInPage: budget.countInPage },
      vectorTileOrigins: vectorTileOrigins(config.vectorTiles),
    }),
  );
  await Promise.all([jobs.start(), options.runsJobs && alertsLoop.start()]);
}

/** Jobs that run by the clock. */
function defineJobs(
  app: FastifyInstance,
  jobs: JobRunner,
  parts: DigestSource &
    Dependencies &
    Services & {
      readonly people: PeoplePhotos;
      readonly uploads: ListingUploads;
      readonly alertsLoop: AlertsLoop;
    },
): void {
  const { db, config } = parts;
  jobs.define(upkeepJob(parts));
  jobs.define(
    photoUpkeepJob({
      ...parts,
      usedPhotos: () => usedPhotos(db.kysely),
      usedUploads: (removedBefore) => usedUploads(db.kysely, removedBefore),
    }),
  );
  const warn = (facts: object, words: string) => app.log.warn(facts, words);
  jobs.define(watchSourcesJob({ ...parts, rules: config.sourceRules, warn }));
  jobs.define(alertsJob(parts.alertsLoop, config.alertShare));
  jobs.define(dueInquiriesJob(parts));
  jobs.define(dueListingsJob(parts));
  jobs.define(performanceMailsJob(parts));
  jobs.define(silentPagesJob(parts));
}

function boundRequests(app: FastifyInstance): void {
  boundUnreadAnswers(app);
  refuseSlowBodies(app);
  removeForwardedPorts(app);
  refuseLongPaths(app);
}

/** It ends before the services do; a failure leaves the first searches as slow as without it. */
function warmUpOnListen(
  app: FastifyInstance,
  services: CachingServices,
  edition: EditionId,
  visit: () => Visit,
): void {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    const { signal } = stopping;
    running = warmUp({ ...services, visit, signal })
      .then(() => warmTiles({ tiles: services.tiles, edition, signal }))
      .catch((error: unknown) => {
        if (!signal.aborted) app.log.warn({ err: error }, 'warm-up of searches and maps');
      });
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    await running;
  });
}

/** Removes the detail of database errors: the row that broke a rule, with all that a person wrote. */
const withoutRows = { redact: { paths: ['err.detail'], remove: true } };

function loggerOptions(
  { logLevel }: Config,
  log: ServerOptions['logger'],
): NonNullable<ServerOptions['logger']> {
  if (typeof log === 'object') return { ...withoutRows, ...log };
  return log ?? (logLevel === 'silent' ? false : { ...withoutRows, level: logLevel });
}

function serverOptions(config: Config, log: ServerOptions['logger']): ServerOptions {
  return {
    logger: loggerOptions(config, log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: formBytes,
    // Of the largest body; refuseSlowBodies ends smaller ones sooner.
    requestTimeout: longestBodyMs(mostPhotoBytes),
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // Node looks every 30 seconds by default, so that a request could last a minute.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000 },
    genReqId: () => randomUUID(),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    // Malformed addresses are refused before any route is found.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request as never, reply as never);
    },
  };
}
