import type { ErrorCode } from '@hearth/domain/contract/errors.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { agentAccountType, type Role } from '@hearth/domain/people/account-types.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { loginStatusOf } from '@hearth/domain/people/login-status.ts';
import type { LookedAt } from '@hearth/domain/people/looks.ts';
import { type Actor, guestViewer, namesSelf, type Viewer } from '@hearth/domain/people/viewer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Change } from '../cache/answer-cache.ts';
import type { Config } from '../config.ts';
import type { EmbedUse } from '../embeds/embed-key.ts';
import { bringsBody } from './brings-body.ts';
import { AppError } from './errors.ts';
import { isApiRequest } from './is-api-request.ts';
import { refuse } from './refuse.ts';

/** Values that were read with the session of a request, so that a search need not ask for them. */
export interface ReadWithSession {
  /** The last change of the data that searches read. */
  readonly change: Change;
  /** Set if the person dismissed homes. */
  readonly hasDismissed: boolean;
}

/** Returns the account of a client whose agent has this username; undefined for the clients of others and unknown names. */
export type ContactOf = (username: string, agentId: string) => Promise<{ readonly id: string } | undefined>;

/** The viewer, edition and time of a request, and the one agent whose listings may be shown. Rules about listings take one. */
export interface Visit extends Partial<ReadWithSession> {
  readonly viewer: Viewer;
  readonly edition: EditionId;
  readonly now: Date;
  /** The only agent whose listings may be found and shown, by the policy of the page's embed key; null for all agents. */
  readonly onlyAgent: string | null;
  /** Ids of private listings that were recommended to the viewer, where they are given; else they are read. */
  readonly recommended?: ReadonlySet<string>;
  /** Finds a contact whom an agent names as owner; without it, no one has any. */
  readonly contactOf?: ContactOf;
}

/** The person whose things a request reads or changes, on this site. No actor is one: the types have no field in common. */
export interface Owner {
  /** Id of the account. */
  readonly ownerId: string;
  readonly edition: EditionId;
}

/** The visit of a signed-in person who means the things of an owner. */
export interface OwnedVisit extends Visit {
  /** The person who acts. */
  readonly actor: Actor;
  readonly owner: Owner;
  /** The right by which the actor uses the owner's things: they are the actor's own, a contact's, or shared with the actor. */
  readonly right: 'self' | 'contact' | 'collaborator';
}

/** The person who sends a request, by its session; the guest where it has none. */
export type ViewerOf = (request: FastifyRequest) => Viewer | Promise<Viewer>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes outside of the API whose answers depend on the viewer. */
    readonly hasVisit?: boolean;
    /** Set by routes for signed-in people: the bodies of guests are not read. */
    readonly needsAccount?: boolean;
    /** The list of a contact that the answer shows to an agent. */
    readonly shows?: LookedAt;
  }
  interface FastifyRequest {
    /** Decided once per API request and request of a route with `hasVisit`, after the embed guard and before the handler; other requests have none, and reading it throws. */
    readonly visit: Visit;
  }
}

const visits = new WeakMap<FastifyRequest, Visit>();
const ownedVisits = new WeakMap<FastifyRequest, OwnedVisit>();

/** Remembers whose things a request means, for what follows its handler. */
export const keepOwnedVisit = (request: FastifyRequest, visit: OwnedVisit): void =>
  void ownedVisits.set(request, visit);

/** The visit with owner and actor; undefined for requests that mean no person's things. */
export const ownedVisitOf = (request: FastifyRequest): OwnedVisit | undefined => ownedVisits.get(request);

/** The visit of a request; undefined for files and pages, and for requests that were refused before it was decided. */
export const visitIfDecided = (request: FastifyRequest): Visit | undefined => visits.get(request);

/**
 * Gives every API request, and those of routes with `hasVisit`, its `visit`. Call it after `guardEmbeds`, which reads the embed key.
 * @param contactOf finds the contacts of agents
 * @param readWithSession what finding the viewer read besides
 */
export function decideVisits(
  app: FastifyInstance,
  { config, clock }: { readonly config: Pick<Config, 'productName'>; readonly clock: () => Date },
  viewerOf: ViewerOf,
  contactOf: ContactOf,
  readWithSession: (request: FastifyRequest) => Partial<ReadWithSession> | undefined = () => undefined,
): void {
  const edition = editionOf(config.productName).id;
  app.decorateRequest('visit', {
    getter(this: FastifyRequest) {
      const visit = visits.get(this);
      if (visit === undefined) throw new Error(`${this.method} ${this.url} has no visit`);
      return visit;
    },
  });
  // After the hooks of all scopes, which refuse other sites.
  app.addHook('onRoute', (options) => {
    if (options.config?.needsAccount)
      options.preParsing = async (request: FastifyRequest) => requireAccount(request, viewerOf);
  });
  app.addHook('preHandler', async (request) => {
    if (!isApiRequest(request) && !request.routeOptions.config.hasVisit) return;
    const viewer = await viewerOf(request);
    visits.set(request, {
      ...{ viewer, edition, now: clock(), onlyAgent: onlyAgentOf(request.embed), contactOf },
      ...readWithSession(request),
    });
  });
}

/** Refuses guests before their body is read. It may take a while to come, and the session may end meanwhile, so it is read again afterwards. */
async function requireAccount(request: FastifyRequest, viewerOf: ViewerOf): Promise<void> {
  if (bringsBody(request.raw) && (await viewerOf(request)).role === 'guest')
    throw new AppError('sign_in_required');
}

/** The only agent whose listings the pages of a key show; null for all. */
export const onlyAgentOf = (embed: Pick<EmbedUse, 'policy' | 'agentId'> | null): string | null =>
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

/** Parameters that name the owner of what a call means (specification section 7). */
export const ownerKeys = ['user', 'owner', 'username', 'createdBy', 'viewedBy', 'primaryUsername'] as const;

/** A parameter that names an owner. */
interface NamedOwner {
  readonly name: (typeof ownerKeys)[number];
  readonly value: string;
}

const ownersIn = (parts: readonly unknown[]): readonly NamedOwner[] =>
  ownerKeys.flatMap((name) =>
    parts.flatMap((part) => {
      const value = (part as Readonly<Record<string, unknown>> | undefined)?.[name];
      return value ? [{ name, value: String(value) }] : [];
    }),
  );

/**
 * Decides for a visit who acts, and that the actor's own things are meant.
 * @param parts of the request: objects whose `ownerKeys` name an owner
 * @throws AppError sign_in_required for guests; forbidden for the name of another person, also of one who does not exist
 */
export function ownedVisit(visit: Visit, parts: readonly unknown[] = []): OwnedVisit {
  const { viewer: actor, edition } = visit;
  const named = ownersIn(parts);
  if (actor.role === 'guest') throw refusal('sign_in_required', named, 'needs an account');
  const foreign = named.filter(({ value }) => !namesSelf(actor, value));
  if (foreign.length > 0) throw refusal('forbidden', foreign, 'must be your own');
  return { ...visit, actor, owner: { ownerId: actor.userId, edition }, right: 'self' };
}

/**
 * Decides the same where an agent may also mean the things of one contact. The refusal is the same for the clients of others and for
 * unknown names, and for admins like for all agents.
 * @throws AppError sign_in_required, forbidden
 */
export async function namedVisit(visit: Visit, parts: readonly unknown[]): Promise<OwnedVisit> {
  const { viewer: actor, edition, contactOf, hasDismissed: _ofActor, ...shared } = visit;
  const names = new Set(ownersIn(parts).map(({ value }) => value));
  const [name = ''] = names;
  if (actor.role !== 'agent' || !may(actor, 'act for contacts') || names.size !== 1 || namesSelf(actor, name))
    return ownedVisit(visit, parts);
  const contact = await contactOf?.(name, actor.agentId);
  if (contact === undefined) return ownedVisit(visit, parts);
  const owner = { ownerId: contact.id, edition };
  return {
    ...shared,
    ...(contactOf && { contactOf }),
    viewer: actor,
    edition,
    actor,
    owner,
    right: 'contact',
  };
}

/** Decides the same where an agent must name a contact. @throws AppError validation_failed where none is named */
export async function contactVisit(visit: Visit, parts: readonly unknown[]): Promise<OwnedVisit> {
  const owned = await namedVisit(visit, parts);
  if (owned.right === 'self') refuse('owner', 'Name a client of yours');
  return owned;
}

function refusal(code: ErrorCode, named: readonly NamedOwner[], message: string): AppError {
  const validationErrors = named.map(({ name }) => ({ name, message }));
  return new AppError(code, named.length === 0 ? {} : { validationErrors });
}

/** A person with an account, as far as a viewer is made of one. */
export interface VisitingPerson {
  readonly personId: string;
  readonly username: string;
  readonly role: Role;
  readonly emailVerified: boolean;
  readonly hasSocialLogin: boolean;
  readonly isAdmin: boolean;
  /** By any spelling. */
  readonly accountType?: string | null;
  readonly edition: EditionId;
}

/** The viewer that a person is, or a guest without one. */
export function viewerOfPerson(person: VisitingPerson | null): Viewer {
  if (person === null) return guestViewer;
  const { role, personId: userId, username, edition, isAdmin } = person;
  const accountType = agentAccountType(person.accountType ?? '') ?? null;
  if (role === 'Agent')
    return {
      role: 'agent',
      loginStatus: 'verified',
      userId,
      agentId: username,
      edition,
      isAdmin,
      accountType,
    };
  return { role: 'client', loginStatus: loginStatusOf(person), userId, username };
}

/** The visit of a person without a request, for jobs and mails: they act on their own things, on the site of the account. */
export const visitOf = (person: VisitingPerson, now: Date): OwnedVisit =>
  ownedVisit({ viewer: viewerOfPerson(person), edition: person.edition, now, onlyAgent: null });

/** Returns whether the asking page may show listings of this agent. */
export const showsListingsOf = ({ onlyAgent }: Visit, agentId: string | null): boolean =>
  onlyAgent === null || agentId === onlyAgent;
