import type { InterviewerReason, OwnAgentReason } from '@hearth/domain/contract/agent.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import type { Db } from '../db/database.ts';
import {
  type AgentSource,
  type AgentsClient,
  findInterviewer,
  findOwnAgent,
  isAccountOfAgent,
} from './public-agent.queries.ts';
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

/** The agent of a visitor, and why it is this one. */
export interface VisitorsAgent {
  readonly agent: AgentSource;
  readonly why: OwnAgentReason;
}

/**
 * The one rule for the agent of a visitor: the agent who was assigned to a client, else the agent whose link the visitor opened, else the
 * default agent of the edition; null where the edition has no agents.
 * @param recommended username of the agent of such a link
 */
export async function agentOfVisitor(
  db: Db,
  edition: EditionId,
  client: AgentsClient,
  recommended: string | null = null,
): Promise<VisitorsAgent | null> {
  const agent = await findOwnAgent(db, edition, client, recommended);
  if (agent === undefined) return null;
  if (agent.isAssigned) return { agent, why: 'assigned' };
  return { agent, why: agent.agentId === recommended ? 'recommended' : 'default' };
}

/**
 * The one rule for interviews: the agent whom an operator named for them, else the default agent of the edition; null where the edition
 * has no agents. Neither a client's own agent nor a link has a say in who joins the brokerage.
 */
export async function interviewerOf(
  db: Db,
  edition: EditionId,
): Promise<{ readonly agent: AgentSource; readonly why: InterviewerReason } | null> {
  const agent = await findInterviewer(db, edition);
  return agent === undefined ? null : { agent, why: agent.interviewer ? 'interviewer' : 'default' };
}

/** The client who a viewer is; null for guests and agents. */
export const clientOf = (viewer: Viewer): AgentsClient =>
  viewer.role === 'client' ? { personId: viewer.userId } : null;

/** The agent of the person with an address, for mails; null for the account of an agent. */
export async function ownAgentOf(db: Db, edition: EditionId, email: string): Promise<OwnAgent | null> {
  if (await isAccountOfAgent(db, email)) return null;
  return (await agentOfVisitor(db, edition, { email }))?.agent ?? null;
}
