/** The roles of accounts; people without an account are guests. */
export const roles = ['Client', 'Agent'] as const;
export type Role = (typeof roles)[number];

/** The types of agent accounts (specification section 3). */
export const agentAccountTypes = [
  'Individual Agent',
  'System Account',
  'Team Member',
  'Team Account',
  'Staff Account',
  'Coordinator',
  'LSA',
] as const;
export type AgentAccountType = (typeof agentAccountTypes)[number];

const folded = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase();

/** The type by any of its spellings, e.g. 'StaffAccount'; undefined for any other text. */
export const agentAccountType = (text: string): AgentAccountType | undefined =>
  agentAccountTypes.find((type) => folded(type) === folded(text));

/** Returns whether agents of a type are admins unless their account says otherwise (rulings, Admin). */
export const isAdminByDefault = (type: AgentAccountType | null): boolean =>
  type === 'Staff Account' || type === 'Coordinator';
