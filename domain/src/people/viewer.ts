import type { EditionId } from '../edition/edition.ts';
import type { AgentAccountType } from './account-types.ts';

/** The login status of a person; 'not initialized' is treated as guest everywhere. */
export type LoginStatus = 'guest' | 'not verified' | 'verified';

/** The person a rule decides for. */
export type Viewer =
  | { readonly role: 'guest'; readonly loginStatus: 'guest' }
  | {
      readonly role: 'client';
      readonly loginStatus: 'not verified' | 'verified';
      /** The id of the account, which no call names. */
      readonly userId: string;
      /** The public id, by which calls name the person. */
      readonly username: string;
    }
  | {
      readonly role: 'agent';
      readonly loginStatus: 'verified';
      readonly userId: string;
      /** The agent's username, as listings name it in `agentId`. */
      readonly agentId: string;
      readonly edition: EditionId;
      /** The admin flag of the account, see the policies. */
      readonly isAdmin?: boolean;
      /** An agent without one is an individual agent. */
      readonly accountType?: AgentAccountType | null;
    };

export const guestViewer: Viewer = { role: 'guest', loginStatus: 'guest' };

/** A signed-in person, who acts: on own things, or on those of an owner. */
export type Actor = Exclude<Viewer, { readonly role: 'guest' }>;

/** Name by which calls name a person. */
export const usernameOf = (actor: Actor): string => (actor.role === 'agent' ? actor.agentId : actor.username);

/** Checks a name of an owner in a call; an empty one means the person who sends it. */
export const namesSelf = (actor: Actor, name: string): boolean => name === '' || name === usernameOf(actor);
