import { randomUUID } from 'node:crypto';
import * as listings from '@hearth/domain/contract/exclusive-listing.ts';
import * as publications from '@hearth/domain/contract/exclusive-listing-publish.ts';
import { getPublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import * as openHouses from '@hearth/domain/contract/exclusive-open-houses.ts';
import * as photos from '@hearth/domain/contract/exclusive-photos.ts';
import { getFieldCatalog } from '@hearth/domain/contract/field-catalog.ts';
import { endpointsIn } from '../endpoints-in.ts';
import type { AccountCall, Named } from './account-call.ts';

export const exclusiveEndpoints = endpointsIn({
  ...listings,
  ...publications,
  ...photos,
  ...openHouses,
  getFieldCatalog,
  getPublishSheet,
});

/** The form of an upload whose file is no photo. */
const aForm = Buffer.from(
  [
    '--edge',
    'content-disposition: form-data; name="mediaObjectIds"',
    '',
    randomUUID(),
    '--edge',
    'content-disposition: form-data; name="file"; filename="porch.jpg"',
    '',
    'no photo',
    '--edge--',
    '',
  ].join('\r\n'),
);

/** A call to every endpoint about exclusive listings, in the name of an agent. */
export const exclusiveCalls: Readonly<
  Record<keyof typeof exclusiveEndpoints, (named: Named) => AccountCall>
> = {
  getExclusiveListings: () => ({}),
  getFieldCatalog: () => ({}),
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
  getPublishSheet: ({ exclusiveId: id }) => ({ params: { id } }),
  startSync: ({ exclusiveId: id }) => ({ params: { id } }),
  getSync: ({ exclusiveId: id }) => ({ params: { id } }),
  getExclusivePhotos: ({ exclusiveId: id }) => ({ params: { id } }),
  uploadExclusivePhoto: ({ exclusiveId: id }) => ({
    params: { id },
    body: aForm,
    type: 'multipart/form-data; boundary=edge',
  }),
  removeExclusivePhotos: ({ exclusiveId: id }) => ({
    params: { id },
    query: `mediaObjectIds=${randomUUID()}`,
  }),
  arrangeExclusivePhotos: ({ exclusiveId: id }) => ({
    params: { id },
    body: { mediaObjectIds: [randomUUID()] },
  }),
  describeExclusivePhoto: ({ exclusiveId: id }) => ({
    params: { id, mediaObjectId: randomUUID() },
    body: { caption: 'Porch' },
  }),
  getExclusiveOpenHouses: ({ exclusiveId: id }) => ({ params: { id } }),
  planExclusiveOpenHouse: ({ exclusiveId: id }) => ({
    params: { id, openHouseId: randomUUID() },
    body: { date: '2026-11-28', start: '13:00', end: '15:00', until: null },
  }),
  cancelExclusiveOpenHouse: ({ exclusiveId: id }) => ({ params: { id, openHouseId: randomUUID() } }),
  getMlsCopies: ({ exclusiveId: listingId }) => ({ params: { listingId } }),
};
