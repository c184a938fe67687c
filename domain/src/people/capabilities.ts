import { hasRight, type Right } from './rights.ts';
import type { Viewer } from './viewer.ts';

/** Who has a capability: those with a right, signed-in people, or all but agents; admins are agents with the admin flag. */
type Holder = Right | 'signed in' | 'client' | 'not an agent' | 'admin';

/** What people may do by their role alone (specification section 6 and rulings). Rules about whose a thing is stand below. */
const holders = {
  'see private listings': 'agent',
  'see showing details': 'agent',
  'read without a daily limit': 'agent',
  'recommend listings': 'agent',
  'send saved-search results': 'agent',
  'see contacts': 'agent',
  'edit contacts': 'agent',
  'see the history of contacts': 'agent',
  'have own exclusive listings': 'agent',
  'have email settings in the menu': 'agent',
  'edit listings of other agents': 'admin',
  'reassign contacts': 'admin',
  'fetch invitation counts': 'client',
  'have an agent': 'client',
  'have recent searches on the server': 'signed in',
  'add an open house to a calendar': 'signed in',
  'see names of other people': 'signed in',
  'share and dismiss homes': 'signed in',
  'save homes': 'signed in',
  'take virtual tours': 'signed in',
  'open delisted homes by link': 'signed in',
  'see all photos of homes on the market': 'signed in',
  'see all photos': 'verified',
  'see price history': 'verified',
  'find sold and leased homes': 'verified',
  'see locked content': 'verified',
  'submit forms': 'not an agent',
  'request the whitepaper': 'not an agent',
} as const satisfies Readonly<Record<string, Holder>>;

export type Capability = keyof typeof holders;
export const capabilities = Object.keys(holders) as readonly Capability[];

/** Returns whether a viewer has a capability. The server decides by this; browsers hide by it what the server would refuse. */
export function may(viewer: Viewer, capability: Capability): boolean {
  const holder: Holder = holders[capability];
  if (holder === 'signed in') return viewer.role !== 'guest';
  if (holder === 'not an agent') return viewer.role !== 'agent';
  if (holder === 'client') return viewer.role === 'client';
  if (holder === 'admin') return isAdmin(viewer);
  return hasRight(viewer, holder);
}

const isAdmin = (viewer: Viewer): boolean => viewer.role === 'agent' && viewer.isAdmin === true;

/** A client as far as ownership goes. */
export interface OwnedContact {
  /** Username of the agent in charge; null for none. */
  readonly agentId: string | null;
  readonly isLeasedSearchAllowed?: boolean;
}

/** Returns whether a contact is the viewer's own: an agent acts on behalf of own contacts alone (agent mode). */
export const ownsContact = (viewer: Viewer, { agentId }: OwnedContact): boolean =>
  viewer.role === 'agent' && viewer.agentId === agentId;

/** Returns whether an agent in agent mode has links to lease searches of a contact. */
export const mayOpenLeases = (viewer: Viewer, contact: OwnedContact): boolean =>
  ownsContact(viewer, contact) && contact.isLeasedSearchAllowed === true;

/** Returns whether a viewer may edit, publish and delete an exclusive listing: its agent, and admins. */
export const mayEditListing = (viewer: Viewer, { agentId }: { readonly agentId: string | null }): boolean =>
  (viewer.role === 'agent' && viewer.agentId === agentId) || may(viewer, 'edit listings of other agents');

/** Returns whether a viewer sees how often a listing was opened, asked about, saved and dismissed: its agent, and admins. */
export const maySeeUsage = (viewer: Viewer, listing: { readonly agentId: string | null }): boolean =>
  mayEditListing(viewer, listing);

/** Context of a comment. */
export interface CommentPlace {
  readonly isAgentMode: boolean;
  readonly isViewOnly: boolean;
  /** Username of the agent in charge of the collection's owner; null for none. */
  readonly ownerAgentId: string | null;
}

/** Returns whether a viewer may comment: never where they only view, and for a contact only as that contact's agent. */
export function mayComment(viewer: Viewer, { isAgentMode, isViewOnly, ownerAgentId }: CommentPlace): boolean {
  if (viewer.role === 'guest' || isViewOnly) return false;
  return !isAgentMode || ownsContact(viewer, { agentId: ownerAgentId });
}
