import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Db } from '../db/database.ts';
import { type AgentSource, findDefaultAgent } from './public-agent.queries.ts';
import { headshotOf } from './public-agent.ts';

/** The agent of a person, as mails to them introduce one; null where the edition has no agents. */
export type OwnAgent = Pick<
  AgentSource,
  'firstname' | 'lastname' | 'title' | 'trecLicense' | 'phone' | 'email' | 'headshotUrlSquare'
>;

/** The whole address of an agent's photo, for mails; null without one. */
export function headshotAddress(
  agent: Pick<AgentSource, 'headshotUrlSquare'>,
  portal: string,
): string | null {
  const url = headshotOf(agent);
  return url === null ? null : new URL(url, `${portal}/`).href;
}

/** The agent of every person of an edition is its default agent. */
export async function ownAgentOf(db: Db, edition: EditionId): Promise<OwnAgent | null> {
  return (await findDefaultAgent(db, edition)) ?? null;
}
