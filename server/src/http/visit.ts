import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Change } from '../cache/answer-cache.ts';
import type { Config } from '../config.ts';
import type { EmbedUse } from '../embeds/embed-key.ts';
import { isApiRequest } from './is-api-request.ts';

/** What was read with the session of a request, so that a search need not ask for it. */
export interface ReadWithSession {
  /** The last change of the data that searches read. */
  readonly change: Change;
  /** Set if the person dismissed homes. */
  readonly hasDismissed: boolean;
}

/** The viewer, edition and time of a request, and the one agent whose listings may be shown. Rules about listings take one. */
export interface Visit extends Partial<ReadWithSession> {
  readonly viewer: Viewer;
  readonly edition: EditionId;
  readonly now: Date;
  /** The only agent whose listings may be found and shown, by the policy of the page's embed key; null for all agents. */
  readonly onlyAgent: string | null;
}

/** The person who sends a request, by its session; the guest where it has none. */
export type ViewerOf = (request: FastifyRequest) => Viewer | Promise<Viewer>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes outside of the API whose answers depend on the viewer. */
    readonly hasVisit?: boolean;
  }
  interface FastifyRequest {
    /** Decided once per API request and request of a route with `hasVisit`, after the embed guard and before the handler; other requests have none, and reading it throws. */
    readonly visit: Visit;
  }
}

const visits = new WeakMap<FastifyRequest, Visit>();

/** The visit of a request; undefined for files and pages, and for requests that were refused before it was decided. */
export const visitIfDecided = (request: FastifyRequest): Visit | undefined => visits.get(request);

/**
 * Gives every API request, and those of routes with `hasVisit`, its `visit`. Call it after `guardEmbeds`, which reads the embed key.
 * @param readWithSession what finding the viewer read besides
 */
export function decideVisits(
  app: FastifyInstance,
  { config, clock }: { readonly config: Pick<Config, 'productName'>; readonly clock: () => Date },
  viewerOf: ViewerOf,
  readWithSession: (request: FastifyRequest) => ReadWithSession | undefined = () => undefined,
): void {
  const edition = editionOf(config.productName).id;
  app.decorateRequest('visit', {
    getter(this: FastifyRequest) {
      const visit = visits.get(this);
      if (visit === undefined) throw new Error(`${this.method} ${this.url} has no visit`);
      return visit;
    },
  });
  app.addHook('preHandler', async (request) => {
    if (!isApiRequest(request) && !request.routeOptions.config.hasVisit) return;
    const viewer = await viewerOf(request);
    visits.set(request, {
      ...{ viewer, edition, now: clock(), onlyAgent: onlyAgentOf(request.embed) },
      ...readWithSession(request),
    });
  });
}

const onlyAgentOf = (embed: Pick<EmbedUse, 'policy' | 'agentId'> | null): string | null =>
  embed?.policy === 'own-listings' ? embed.agentId : null;

/**
 * The visit of the public, for answers that other people read: page heads for search engines and oEmbed titles. They show
 * only the data that a guest may see.
 * @param embed the key of the page that will show the answer; null for a page without one
 */
export const publicVisit = (
  { edition, now }: Pick<Visit, 'edition' | 'now'>,
  embed: Pick<EmbedUse, 'policy' | 'agentId'> | null = null,
): Visit => ({ viewer: guestViewer, edition, now, onlyAgent: onlyAgentOf(embed) });

/** Returns whether the asking page may show listings of this agent. */
export const showsListingsOf = ({ onlyAgent }: Visit, agentId: string | null): boolean =>
  onlyAgent === null || agentId === onlyAgent;
