import { guestViewer, type Viewer } from '../people/viewer.ts';

type AgentViewer = Extract<Viewer, { readonly role: 'agent' }>;

/** The account of a name; ids of accounts are UUIDs, which the database compares with others. */
const accountOf = (name: string): string => {
  const digits = [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 2 ** 40, 7);
  return `00000000-0000-4000-8000-${digits.toString(16).padStart(12, '0')}`;
};

/** A signed-in agent of Austin; tests name what they care about. */
export const anAgentViewer = (
  changes: Partial<Pick<AgentViewer, 'agentId' | 'edition' | 'isAdmin' | 'accountType'>> = {},
): AgentViewer => {
  const agentId = changes.agentId ?? 'ada.reyes';
  return {
    role: 'agent',
    loginStatus: 'verified',
    userId: accountOf(agentId),
    agentId,
    edition: 'austin',
    ...changes,
  };
};

/** One viewer of each role. The agents are those of test listings: `ada.reyes`, and `ben.cole` who is another. */
export const viewers = {
  guest: guestViewer,
  unverifiedClient: { role: 'client', loginStatus: 'not verified', userId: accountOf('u1'), username: 'u1' },
  client: { role: 'client', loginStatus: 'verified', userId: accountOf('u2'), username: 'u2' },
  agent: anAgentViewer(),
  anotherAgent: anAgentViewer({ agentId: 'ben.cole' }),
} as const satisfies Readonly<Record<string, Viewer>>;
