import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { type AgentInCharge, agentByName, agentByUsername, defaultAgent } from './agent-in-charge.queries.ts';

/** The known facts about the agent whom an inquiry concerns. */
export interface Concern {
  readonly edition: EditionId;
  readonly type: PublicInquiryType;
  /** Of the listing it is about; often another brokerage's. */
  readonly listingAgentId: string | null;
  /** The agent that the form names. */
  readonly askedAgentId: string | null;
  /** The agent of the page's embed key. */
  readonly keyAgentId: string | null;
}

/**
 * Who answers: for a listing of ours its agent, else whom the form named, else whom the page belongs to, else the edition's
 * default agent; undefined where there is no agent at all. What is about an agent goes to that agent alone.
 * @throws AppError agent_not_found where an inquiry is about an agent who does not exist
 */
export async function agentInCharge(db: Db, concern: Concern): Promise<AgentInCharge | undefined> {
  const { edition, askedAgentId, listingAgentId, keyAgentId } = concern;
  const asked = async () => (askedAgentId === null ? undefined : agentByName(db, edition, askedAgentId));
  const known = async (id: string | null) => (id === null ? undefined : agentByUsername(db, id));
  if (inquiryTypes[concern.type].subject === 'agent') {
    const agent = await asked();
    if (agent === undefined) throw new AppError('agent_not_found');
    return agent;
  }
  return (
    (await known(listingAgentId)) ?? (await asked()) ?? (await known(keyAgentId)) ?? defaultAgent(db, edition)
  );
}
