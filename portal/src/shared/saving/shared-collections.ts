import {
  declineCollection,
  getCollaborators,
  getDeparture,
  getInvitations,
  getLinkedInvitation,
  inviteToCollection,
  joinCollection,
  leaveCollection,
  remindCollaborator,
  removeCollaborator,
} from '@hearth/domain/contract/collection-sharing.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import type { SharedKind } from '../sharing/shared-kind.ts';
import { failureReason, forgetPages } from './collection-changes.ts';
import { withoutCollection } from './collection-effects.ts';
import { collectionKeys } from './collection-keys.ts';

/** Collections as things that people share. */
export const sharedCollections: SharedKind = {
  noun: 'collection',
  title: 'Collection',
  endpoints: {
    ...{ members: getCollaborators, invite: inviteToCollection, remove: removeCollaborator },
    ...{ remind: remindCollaborator, departure: getDeparture, join: joinCollection },
    ...{ decline: declineCollection, leave: leaveCollection, invitations: getInvitations },
    linkedInvitation: getLinkedInvitation,
  },
  keys: (session) => ({ ...collectionKeys(session), thing: collectionKeys(session).collection }),
  path: collectionPath,
  list: { path: '/menu/collections', label: 'Collections' },
  benefit: 'Save homes together: everyone in the collection sees its homes and can add more.',
  parts: 'comments and votes',
  reason: failureReason,
  without: withoutCollection,
  onJoin: (session, id) => session.saving.aimAt(id),
  onPart: forgetPages,
};
