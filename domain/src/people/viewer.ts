import type { EditionId } from '../edition/edition.ts';

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
      readonly username?: string;
    }
  | {
      readonly role: 'agent';
      readonly loginStatus: 'verified';
      readonly userId: string;
      /** The agent's username, as listings name it in `agentId`. */
      readonly agentId: string;
      readonly edition: EditionId;
      /** The admin flag of the account, see `capabilities.ts`. */
      readonly isAdmin?: boolean;
    };

export const guestViewer: Viewer = { role: 'guest', loginStatus: 'guest' };
