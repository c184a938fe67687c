import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';

/** Changes of an agent that their client takes back. */
export const undoableActs = [
  'saved-search',
  'collection',
  'home-added',
  'home-removed',
  'home-dismissed',
] as const;

/** Looks and acts of one page. */
export const agentActsPerPage = 20;

const list = listParameters({ limit: agentActsPerPage, sortBy: ['date'] });

/** The thing that an act made or changed, where it is still there and the client can take the act back. */
const undoSchema = z.object({
  kind: z.enum(undoableActs),
  /** Of the saved search or collection; null for a dismissed home. */
  id: z.nullable(z.string()),
  listingId: z.nullable(z.string()),
  name: z.nullable(z.string()),
});
export type AgentActUndo = z.output<typeof undoSchema>;

const agentActSchema = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  /** Name of the agent; null once the account is deleted. */
  agent: z.nullable(z.string()),
  /** The list that the agent looked at, in the words of `lookWords`; null for a change. */
  looked: z.nullable(z.string()),
  /** The change, in the words of `actWords`; null for a look. */
  did: z.nullable(z.string()),
  undo: z.nullable(undoSchema),
});
export type AgentAct = z.output<typeof agentActSchema>;

export const getAgentActs = endpoint({
  method: 'GET',
  path: '/api/user/agent-activity',
  owner: 'self',
  summary: 'Everything that your agent looked at or changed for you, the newest first',
  query: z.strictObject({ page: list.page, limit: list.limit }),
  response: listOf(agentActSchema),
  errors: ['query_timeout'],
});
