import * as z from 'zod/mini';
import { keyPage, keyPeriods } from './embed-owner.ts';
import { endpoint } from './endpoint.ts';

const agentWidgets = z.object({
  /** The agent's embed keys that are valid, the newest first. */
  keys: z.array(z.object({ key: z.string(), owner: z.string(), origins: z.array(z.string()) })),
  /** Pages of all these keys with the most loads, 200 at most. */
  pages: z.array(keyPage),
});
export type AgentWidgets = z.output<typeof agentWidgets>;

export const getAgentWidgets = endpoint({
  method: 'GET',
  path: '/api/agent/widgets',
  owner: 'self',
  needs: 'have agent settings',
  summary: 'Where the widgets of the embed keys of the signed-in agent were seen',
  query: z.strictObject({ days: z.optional(z.enum(keyPeriods)) }),
  response: agentWidgets,
  errors: ['query_timeout'],
});
