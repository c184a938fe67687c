import type { ApiError } from '../client/api-error.ts';
import { failureText } from '../client/failure-text.ts';

const ours = [
  'offline',
  'too_many_requests',
  'timeout',
  'query_timeout',
  'embed_key_unknown',
  'origin_not_allowed',
];

/** Why something of an agent could not be shown. */
export function agentFailure(error: ApiError, what = 'the agent'): string {
  if (error.code === 'embed_key_required') return 'This page needs an embed key to show agents.';
  return ours.includes(error.code) ? failureText(error) : `Unable to fetch ${what}.`;
}

/** The server knows the agent's name and has nobody of it: no use to try again. */
export const isUnknown = ({ code, status }: ApiError): boolean =>
  code === 'agent_not_found' || status === 404 || status === 400;
