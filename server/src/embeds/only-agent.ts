import type { EmbedUse } from './embed-key.ts';

/**
 * The agent whose listings alone a request may show, by its key's policy; null where it may show all. Everything that finds
 * or answers listings asks this.
 */
export const onlyAgentOf = ({ embed }: { readonly embed: EmbedUse | null }): string | null =>
  embed?.policy === 'own-listings' ? embed.agentId : null;
