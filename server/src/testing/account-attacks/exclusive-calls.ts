import { randomUUID } from 'node:crypto';
import * as listings from '@hearth/domain/contract/exclusive-listing.ts';
import * as publications from '@hearth/domain/contract/exclusive-listing-publish.ts';
import { endpointsIn } from '../endpoints-in.ts';
import type { AccountCall, Named } from './account-call.ts';

export const exclusiveEndpoints = endpointsIn({ ...listings, ...publications });

/** A call to every endpoint about exclusive listings, in the name of an agent. */
export const exclusiveCalls: Readonly<
  Record<keyof typeof exclusiveEndpoints, (named: Named) => AccountCall>
> = {
  getExclusiveListings: () => ({}),
  createExclusiveListing: () => ({ body: { draftId: randomUUID(), fields: { city: 'Buda' } } }),
  getExclusiveListing: ({ exclusiveId: id }) => ({ params: { id } }),
  updateExclusiveListing: ({ exclusiveId: id }) => ({
    params: { id },
    body: { city: 'Buda' },
    headers: { 'if-match': '"1"' },
  }),
  removeExclusiveListing: ({ exclusiveId: listingId }) => ({ query: `listingId=${listingId}` }),
  checkDraftAddress: () => ({ query: 'address=1%20Elm%20St' }),
  publishExclusiveListing: ({ exclusiveId: listingId }) => ({ params: { listingId }, body: { revision: 1 } }),
  republishExclusiveListing: ({ exclusiveId: listingId }) => ({
    params: { listingId },
    body: { revision: 1 },
  }),
  changeExclusiveStatus: ({ exclusiveId: listingId }) => ({
    params: { listingId },
    body: { mlsStatus: 'Withdrawn' },
  }),
  scheduleExclusiveListing: ({ exclusiveId: listingId }) => ({
    params: { listingId },
    body: { revision: 1, at: null },
  }),
  startSync: ({ exclusiveId: id }) => ({ params: { id } }),
  getSync: ({ exclusiveId: id }) => ({ params: { id } }),
  getMlsCopies: ({ exclusiveId: listingId }) => ({ params: { listingId } }),
};
