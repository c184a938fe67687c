import type { LeadRouting } from '@hearth/domain/contract/webhooks.ts';
import type { CommandContext } from './command-context.ts';
import { found } from './command-words.ts';
import { readEmbedKey, routeLeads } from './embed-keys.queries.ts';
import type { EmbedCommand } from './options.ts';

type RouteCommand = Extract<EmbedCommand, { readonly name: 'route' }>;

/** Who answers first, in words of the commands. */
export const firstAnswer: Readonly<Record<LeadRouting, string>> = {
  listing: 'the agent of our listing',
  page: 'the agent whom the page names',
  owner: 'the agent of the key',
};

/** @throws Error for an unknown key, and for one without an agent to answer first */
export async function routed(
  { key: name, leadRouting }: RouteCommand,
  { db }: CommandContext,
): Promise<string> {
  const before = found(await readEmbedKey(db, name), name);
  if (leadRouting === 'owner' && before.agentId === null)
    throw new Error(`${name} has no agent who could answer first.`);
  const { key, owner } = found(await routeLeads(db, before.key, leadRouting), name);
  return `Inquiries by ${key} of ${owner} go to ${firstAnswer[leadRouting]} first.`;
}
