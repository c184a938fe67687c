import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Db } from '../db/database.ts';
import { type AgentSource, findOwnAgent } from './public-agent.queries.ts';
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

/** The agent who was assigned to the person with an address, else the default agent of the edition. */
export async function ownAgentOf(db: Db, edition: EditionId, email: string): Promise<OwnAgent | null> {
  return (await findOwnAgent(db, edition, email.toLowerCase())) ?? null;
}
