import type {
  Agent,
  AgentList,
  AgentMarket,
  getAgentReviews,
  Interviewer,
  LatestReview,
  listAgents,
  Office,
  Review,
  VisitorsAgent,
} from '@hearth/domain/contract/agent.ts';
import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { bioName } from '@hearth/domain/people/bio-name.ts';
import { namedLanguages } from '@hearth/domain/people/language-slugs.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { slugOf } from '@hearth/domain/text/slug.ts';
import { createShortCache } from '../cache/short-cache.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Dependencies } from '../http/resource.ts';
import type { Visit } from '../http/visit.ts';
import { brokerageName, brokerageOf } from '../site/brokerage.service.ts';
import { lastUpdateDay } from '../sources/sources.service.ts';
import { readAgentFigures } from './agent-figures.queries.ts';
import { hasLicense, readAgentOf, readLicense } from './agents.queries.ts';
import { readAgentPages, readCards, readDirectory, readLanguages, readOffices } from './directory.queries.ts';
import { findRenamed, isRetired } from './former-names.queries.ts';
import { findLatestReviews } from './latest-reviews.queries.ts';
import { agentOfVisitor, clientOf, interviewerOf } from './own-agent.service.ts';
import {
  type AgentSource,
  findAgent,
  findReviews,
  type ReviewRow,
  readHasHomesPage,
} from './public-agent.queries.ts';
import { agentCard, agentPath, publicAgent, publicCover } from './public-agent.ts';

/** Reviews of one row of the home page. */
const latestReviewCount = 3;
/** Languages of agents may be so old. */
const LANGUAGES_MS = 10_000;

/** Agents of this server's edition as the public may know them. */
export interface AgentService {
  /** One page of the directory. */
  list(query: QueryOf<typeof listAgents>): Promise<AgentList>;
  /** Offices of the brokerage. */
  offices(): Promise<Office[]>;
  /**
   * The agent of a viewer, and why it is this one.
   * @param recommended username of the agent whose link the viewer opened
   * @throws AppError agent_not_found
   */
  ownAgent(viewer: Viewer, recommended: string | null): Promise<VisitorsAgent>;
  /**
   * The agent who holds interviews, and why it is this one.
   * @throws AppError agent_not_found
   */
  interviewer(): Promise<Interviewer>;
  /**
   * @param name username, licence number or bio name
   * @throws AppError agent_not_found
   */
  agentNamed(name: string): Promise<Agent>;
  /**
   * The wide picture of an agent; null for none.
   * @throws AppError agent_not_found
   */
  coverOf(name: string): Promise<string | null>;
  /**
   * Figures of the homes of an agent that everyone may see.
   * @throws AppError agent_not_found
   */
  figuresOf(name: string, visit: Visit): Promise<AgentMarket>;
  /** The path of an agent's page by any present or former name; 'retired' for an agent without one, undefined for an unknown one. */
  pathOf(name: string): Promise<string | undefined>;
  /**
   * One page of an agent's reviews, newest first.
   * @throws AppError agent_not_found
   */
  reviewsOf(
    name: string,
    page: { readonly limit: number; readonly page: number },
  ): Promise<ResponseOf<typeof getAgentReviews>>;
  /** The latest review of each of the agents whose are newest. */
  latestReviews(): Promise<LatestReview[]>;
}

export function createAgentService({
  db: { kysely },
  config,
}: Pick<Dependencies, 'db' | 'config'>): AgentService {
  const edition = editionOf(config.productName);
  const named = async (name: string): Promise<AgentSource> =>
    orNotFound(await findPublicAgent(kysely, edition.id, name));
  const shown = async (agent: AgentSource) => {
    const { teammates } = agent;
    const [brokerage, mates] = await Promise.all([
      brokerageOf(kysely, edition, config),
      teammates.length === 0 ? [] : readCards(kysely, edition.id, teammates),
    ]);
    return publicAgent(agent, brokerage, mates);
  };
  // Every letter of a search asks for them.
  const languagesOf = createShortCache(async () => readLanguages(kysely, edition.id), {
    ...{ milliseconds: LANGUAGES_MS, most: 1, now: () => performance.now() },
  });
  return {
    async list(query) {
      const languages = await languagesOf.get('');
      const { items, total } = await readDirectory(kysely, edition.id, {
        ...query,
        hideTeamMembers: query.hideTeamMembers === 'true',
        words: slugOf(query.query).split('-').filter(Boolean),
        spoken: namedLanguages(query.language, languages),
      });
      const brokerage = brokerageName(config);
      return { hits: items.map((source) => agentCard(source, brokerage)), total, languages: [...languages] };
    },
    offices: () => readOffices(kysely, edition.id),
    async ownAgent(viewer, recommended) {
      const { agent, why } = orNotFound(
        await agentOfVisitor(kysely, edition.id, clientOf(viewer), recommended),
      );
      return { ...(await shown(agent)), why };
    },
    async interviewer() {
      const { agent, why } = orNotFound(await interviewerOf(kysely, edition.id));
      return { ...(await shown(agent)), why };
    },
    agentNamed: async (name) => shown(await named(name)),
    coverOf: async (name) => publicCover(await named(name)),
    async figuresOf(name, visit) {
      const { agentId } = await named(name);
      const [figures, asof] = await Promise.all([
        readAgentFigures(kysely, agentId, visit, localMoment(visit.now, edition.timeZone).today),
        lastUpdateDay(kysely, edition),
      ]);
      return { ...figures, mls: edition.mlsName, asof };
    },
    async pathOf(name) {
      const bio = slugOf(name);
      const agent =
        (await findAgent(kysely, edition.id, name, bio)) ?? (await findRenamed(kysely, edition.id, bio));
      if (agent !== undefined) return agentPath(agent);
      return (await isRetired(kysely, edition.id, name, bio)) ? 'retired' : undefined;
    },
    async reviewsOf(name, { limit, page }) {
      const agent = await named(name);
      const reviews = await findReviews(kysely, agent, { limit, offset: (page - 1) * limit });
      return { hits: reviews.map(shownReview), total: agent.reviewCount };
    },
    async latestReviews() {
      const brokerage = brokerageName(config);
      const latest = await findLatestReviews(kysely, edition.id, latestReviewCount);
      return latest.map((row) => ({ ...shownReview(row), agent: agentCard(row, brokerage) }));
    },
  };
}

/** The paths of all agents with a page, each with its last change. */
export async function agentPages(
  db: Db,
  edition: EditionId,
): Promise<{ readonly path: string; readonly changed: Date }[]> {
  const pages = await readAgentPages(db, edition);
  return pages.map((page) => ({ path: agentPath(page), changed: page.updatedAt }));
}

/** By username, licence number or bio name; undefined for an agent without a public page. */
export const findPublicAgent = (db: Db, edition: EditionId, name: string): Promise<AgentSource | undefined> =>
  findAgent(db, edition, name, bioName({ firstname: name, lastname: '' }));

/** Returns whether an agent of the edition has this license, with or without a public page. */
export const isAgentLicense = (db: Db, edition: EditionId, license: string): Promise<boolean> =>
  hasLicense(db, edition, license);

/** Returns a home with the fact whether its agent has a public page that lists homes. */
export const withAgentPage = async <
  T extends { readonly edition: EditionId; readonly agentId: string | null },
>(
  db: Db,
  home: T,
): Promise<T & { readonly hasAgentPage: boolean }> => ({
  ...home,
  hasAgentPage: await readHasHomesPage(db, home.edition, home.agentId),
});

/** The license number of an agent by the username; undefined for none. */
export const licenseOf = (db: Db, edition: EditionId, agentId: string): Promise<string | undefined> =>
  readLicense(db, edition, agentId);

/** Returns whether the edition has an agent of this username who is not retired. */
export const isAgentOf = (db: Db, agentId: string, edition: EditionId): Promise<boolean> =>
  readAgentOf(db, agentId, edition);

const shownReview = ({ reviewid, author, rating, body, createdat }: ReviewRow): Review => ({
  ...{ reviewid, author, rating, body },
  createdat: createdat.toISOString(),
});

function orNotFound<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new AppError('agent_not_found');
  return found;
}
