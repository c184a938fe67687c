import type { LeadRouting } from '@hearth/domain/contract/webhooks.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { inquiryTypes, type PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { agentOfVisitor, clientOf, interviewerOf } from '../agents/own-agent.service.ts';
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
  /** Of the page's embed key: who comes first. */
  readonly leadRouting: LeadRouting;
  /** The agent whose link the sender opened. */
  readonly recommendedAgentId: string | null;
  /** The sender. */
  readonly viewer: Viewer;
}

/** An agent by whose part in an inquiry it is theirs: of our listing, named in the form, the sender's, or the owner of the page. */
type Part = 'listing' | 'requested' | 'own' | 'key';

/** Order of the agents by the routing of the embed key; pages without a key have the first. */
const orders: Readonly<Record<LeadRouting, readonly Part[]>> = {
  listing: ['listing', 'requested', 'own', 'key'],
  page: ['requested', 'listing', 'own', 'key'],
  owner: ['key', 'listing', 'requested', 'own'],
};

/**
 * The agent who answers: of our listing, named in the form, assigned to the client or recommended to the visitor, and the owner of the
 * page, in the order of the page's key, and the edition's default agent last; undefined without any agent. An inquiry about an agent goes
 * only to that agent, one for an interview to who holds them.
 * @throws AppError agent_not_found for an inquiry about an unknown agent
 */
export async function agentInCharge(db: Db, concern: Concern): Promise<AgentInCharge | undefined> {
  const { edition, askedAgentId, listingAgentId, keyAgentId } = concern;
  // The brokerage grants keys.
  if (concern.type === 'request-embed-key') return undefined;
  if (concern.type === 'request-an-interview') return (await interviewerOf(db, edition))?.agent;
  const requested = async () => (askedAgentId === null ? undefined : agentByName(db, edition, askedAgentId));
  const known = async (id: string | null) => (id === null ? undefined : agentByUsername(db, id));
  if (inquiryTypes[concern.type].subject === 'agent') {
    const agent = await requested();
    if (agent === undefined) throw new AppError('agent_not_found');
    return agent;
  }
  const own = await agentOfVisitor(db, edition, clientOf(concern.viewer), concern.recommendedAgentId);
  const find: Readonly<Record<Part, () => Promise<AgentInCharge | undefined>>> = {
    listing: () => known(listingAgentId),
    requested,
    own: async () => (own?.why === 'default' ? undefined : own?.agent),
    key: () => known(keyAgentId),
  };
  for (const part of orders[concern.leadRouting]) {
    const agent = await find[part]();
    if (agent !== undefined) return agent;
  }
  return own?.agent;
}
