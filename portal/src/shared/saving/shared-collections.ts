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
import { effect } from '../changes/change.ts';
import type { SharedKind } from '../sharing/shared-kind.ts';
import { failureReason } from './collection-changes.ts';
import { collectionKeys } from './collection-keys.ts';
import type { Collections } from './collection-queries.ts';

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
  reason: failureReason,
  without: (session, id) =>
    effect<Collections>(collectionKeys(session).list, (list) => list.filter((each) => each.id !== id)),
  onJoin: (session, id) => session.saving.aimAt(id),
};
