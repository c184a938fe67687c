import { getAgent } from '@hearth/domain/contract/agent.ts';
import { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';

/**
 * The licence number of an agent by username.
 * @throws ApiError agent_not_found, also for an agent without a licence, who has no listings to find
 */
export async function licenseOf(
  client: Pick<Client, 'call'>,
  username: string,
  signal?: AbortSignal,
): Promise<string> {
  const { trecLicense } = await client.call(getAgent, { params: { agentId: username }, signal });
  if (!trecLicense) throw new ApiError('agent_not_found', 'the agent has no licence');
  return trecLicense;
}
