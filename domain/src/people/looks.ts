import type { AgentTab } from './history-rules.ts';

/** Lists of a contact that an agent looks at. Those that are no tab of a history are always shown. */
export type LookedAt = AgentTab | 'collections' | 'saved-search';

/** The lists as their owner reads of them: 'Dana looked at your viewed homes'. */
export const lookWords: Readonly<Record<LookedAt, string>> = {
  'viewed-listings': 'viewed homes',
  'viewed-searches': 'viewed searches',
  'viewed-pages': 'viewed pages',
  'email-history': 'email history',
  'inquiry-history': 'inquiry history',
  collections: 'collections',
  'saved-search': 'saved searches',
};
