import type { Agent, AgentList, getAgentReviews, listAgents } from '@hearth/domain/contract/agent.ts';
import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { bioName } from '@hearth/domain/people/bio-name.ts';
import { namedLanguages } from '@hearth/domain/people/language-slugs.ts';
import { slugOf } from '@hearth/domain/text/slug.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Dependencies } from '../http/resource.ts';
import { brokerageName, brokerageOf } from '../site/brokerage.service.ts';
import { hasLicense } from './agents.queries.ts';
import { readDirectory, readLanguages } from './directory.queries.ts';
import { type AgentSource, findAgent, findDefaultAgent, findReviews } from './public-agent.queries.ts';
import { agentCard, publicAgent } from './public-agent.ts';

/** Agents of this server's edition as the public may know them. */
export interface AgentService {
  /** One page of the directory. */
  list(query: QueryOf<typeof listAgents>): Promise<AgentList>;
  /** @throws AppError agent_not_found */
  defaultAgent(): Promise<Agent>;
  /**
   * @param name username, licence number or bio name
   * @throws AppError agent_not_found
   */
  agentNamed(name: string): Promise<Agent>;
  /**
   * One page of an agent's reviews, newest first.
   * @throws AppError agent_not_found
   */
  reviewsOf(
    name: string,
    page: { readonly limit: number; readonly page: number },
  ): Promise<ResponseOf<typeof getAgentReviews>>;
}

export function createAgentService({
  db: { kysely },
  config,
}: Pick<Dependencies, 'db' | 'config'>): AgentService {
  const edition = editionOf(config.productName);
  const named = async (name: string): Promise<AgentSource> =>
    orNotFound(await findPublicAgent(kysely, edition.id, name));
  const shown = async (agent: AgentSource) => publicAgent(agent, await brokerageOf(kysely, edition, config));
  return {
    async list(query) {
      const languages = await readLanguages(kysely, edition.id);
      const { items, total } = await readDirectory(kysely, edition.id, {
        ...query,
        hideTeamMembers: query.hideTeamMembers === 'true',
        words: slugOf(query.query).split('-').filter(Boolean),
        spoken: namedLanguages(query.language, languages),
      });
      const brokerage = brokerageName(config);
      return { hits: items.map((source) => agentCard(source, brokerage)), total, languages: [...languages] };
    },
    defaultAgent: async () => shown(orNotFound(await findDefaultAgent(kysely, edition.id))),
    agentNamed: async (name) => shown(await named(name)),
    async reviewsOf(name, { limit, page }) {
      const agent = await named(name);
      const reviews = await findReviews(kysely, agent, { limit, offset: (page - 1) * limit });
      const hits = reviews.map((review) => ({ ...review, createdat: review.createdat.toISOString() }));
      return { hits, total: agent.reviewCount };
    },
  };
}

/** By username, licence number or bio name; undefined for an agent without a public page. */
export const findPublicAgent = (db: Db, edition: EditionId, name: string): Promise<AgentSource | undefined> =>
  findAgent(db, edition, name, bioName({ firstname: name, lastname: '' }));

/** Returns whether an agent of the edition has this license, with or without a public page. */
export const isAgentLicense = (db: Db, edition: EditionId, license: string): Promise<boolean> =>
  hasLicense(db, edition, license);

function orNotFound(agent: AgentSource | undefined): AgentSource {
  if (agent === undefined) throw new AppError('agent_not_found');
  return agent;
}
