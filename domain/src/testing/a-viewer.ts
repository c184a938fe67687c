import { guestViewer, type Viewer } from '../people/viewer.ts';

type AgentViewer = Extract<Viewer, { readonly role: 'agent' }>;

/** A signed-in agent of Austin; tests name what they care about. */
export const anAgentViewer = (
  changes: Partial<Pick<AgentViewer, 'agentId' | 'edition' | 'isAdmin'>> = {},
): AgentViewer => {
  const agentId = changes.agentId ?? 'ada.reyes';
  return {
    role: 'agent',
    loginStatus: 'verified',
    userId: `user of ${agentId}`,
    agentId,
    edition: 'austin',
    ...changes,
  };
};

/** One viewer of each role. The agents are those of test listings: `ada.reyes`, and `ben.cole` who is another. */
export const viewers = {
  guest: guestViewer,
  unverifiedClient: { role: 'client', loginStatus: 'not verified', userId: 'u1' },
  client: { role: 'client', loginStatus: 'verified', userId: 'u2' },
  agent: anAgentViewer(),
  anotherAgent: anAgentViewer({ agentId: 'ben.cole' }),
} as const satisfies Readonly<Record<string, Viewer>>;
