import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { agentOfVisitor, clientOf } from '../agents/own-agent.service.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { type AgentInCharge, agentByName, agentByUsername } from './agent-in-charge.queries.ts';

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
  /** The agent whose link the sender opened. */
  readonly recommendedAgentId: string | null;
  /** The sender. */
  readonly viewer: Viewer;
}

/**
 * The agent who answers: the agent of our listing, otherwise the agent named in the form, the agent assigned to the client or
 * recommended to the visitor, the owner of the page, and the edition's default agent; undefined without any agent. An inquiry about an agent goes only to that agent.
 * @throws AppError agent_not_found for an inquiry about an unknown agent
 */
export async function agentInCharge(db: Db, concern: Concern): Promise<AgentInCharge | undefined> {
  const { edition, askedAgentId, listingAgentId, keyAgentId } = concern;
  // The brokerage grants keys.
  if (concern.type === 'request-embed-key') return undefined;
  const asked = async () => (askedAgentId === null ? undefined : agentByName(db, edition, askedAgentId));
  const known = async (id: string | null) => (id === null ? undefined : agentByUsername(db, id));
  if (inquiryTypes[concern.type].subject === 'agent') {
    const agent = await asked();
    if (agent === undefined) throw new AppError('agent_not_found');
    return agent;
  }
  const own = await agentOfVisitor(db, edition, clientOf(concern.viewer), concern.recommendedAgentId);
  const chosen = own?.why === 'default' ? undefined : own?.agent;
  return (
    (await known(listingAgentId)) ?? (await asked()) ?? chosen ?? (await known(keyAgentId)) ?? own?.agent
  );
}
