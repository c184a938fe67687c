import type { ApiError } from '../client/api-error.ts';
import { failureText } from '../client/failure-text.ts';

/** Why something of an agent could not be shown. */
export function agentFailure(error: ApiError, what = 'the agent'): string {
  const unknown = `Unable to fetch ${what}.`;
  return failureText(error, unknown, {
    agent_not_found: unknown,
    embed_key_required: 'This page needs an embed key to show agents.',
  });
}

/** The server has no agent of that name: a retry does not help. */
export const isUnknown = ({ code, status }: ApiError): boolean =>
  code === 'agent_not_found' || status === 404 || status === 400;
