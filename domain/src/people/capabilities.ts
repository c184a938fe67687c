import { type AgentAccountType, agentAccountTypes } from './account-types.ts';
import { hasRight, type Right } from './rights.ts';
import type { Viewer } from './viewer.ts';

/** Who has a capability: those with a right, signed-in people, all but agents, agents with the admin flag, or with a type of account. */
type Holder = Right | 'signed in' | 'not an agent' | 'admin' | readonly AgentAccountType[];

/** A system account belongs to a program: it has no contacts. */
const ofPeople = agentAccountTypes.filter((type) => type !== 'System Account');
/** Staff and coordinators do the papers of other agents: they have contacts, and act for none. */
const ofSales = ofPeople.filter((type) => type !== 'Staff Account' && type !== 'Coordinator');

/** Rights by role and type of account alone (specification section 6 and rulings). Rules about owned things stand in the policies. */
const holders = {
  'see private listings': 'agent',
  'see showing details': 'agent',
  'read without a daily limit': 'agent',
  'have email settings in the menu': 'agent',
  'have agent settings': ofPeople,
  'have contacts': ofPeople,
  'act for contacts': ofSales,
  'reassign contacts': 'admin',
  'have exclusive listings': ofPeople,
  'manage listings of all agents': 'admin',
  'take virtual tours': 'signed in',
  'open delisted homes by link': 'signed in',
  'see all photos of homes on the market': 'signed in',
  'see all photos': 'verified',
  'see price history': 'verified',
  'find sold and leased homes': 'verified',
  'submit forms': 'not an agent',
} as const satisfies Readonly<Record<string, Holder>>;

export type Capability = keyof typeof holders;

/** The types of agent accounts that have contacts, and to which contacts are given. */
export const typesWithContacts: readonly AgentAccountType[] = holders['have contacts'];

export const capabilities = Object.keys(holders) as readonly Capability[];

/** Returns whether a viewer has a capability. The server decides by this; browsers hide by it what the server would refuse. */
export function may(viewer: Viewer, capability: Capability): boolean {
  const holder: Holder = holders[capability];
  if (holder === 'signed in') return viewer.role !== 'guest';
  if (typeof holder !== 'string')
    return viewer.role === 'agent' && holder.includes(viewer.accountType ?? 'Individual Agent');
  if (holder === 'admin') return viewer.role === 'agent' && viewer.isAdmin === true;
  if (holder === 'not an agent') return viewer.role !== 'agent';
  return hasRight(viewer, holder);
}
