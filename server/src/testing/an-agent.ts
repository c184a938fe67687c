import type { Agent } from '../agents/agents.queries.ts';

/** An agent of Austin of whom little is known; tests name what they care about. */
export const anAgent = (changes: Partial<Agent> = {}): Agent => ({
  agentId: 'ada.reyes',
  edition: 'austin',
  firstname: 'Ada',
  lastname: 'Reyes',
  trecLicense: null,
  title: null,
  phone: null,
  email: null,
  bio: null,
  languages: [],
  designations: [],
  awards: [],
  userAccountType: null,
  officeId: null,
  sfId: null,
  video: null,
  social: {},
  teamName: null,
  teamType: null,
  headshotUrlSquare: null,
  coverUrl: null,
  licenseCheckedOn: null,
  defaultAgent: false,
  ...changes,
});
