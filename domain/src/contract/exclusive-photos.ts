import * as z from 'zod/mini';
import { longestCaption, mostPhotos, photoKinds } from '../exclusive/draft-photos.ts';
import { endpoint } from './endpoint.ts';
import { exclusiveParams, ofListingAgents } from './exclusive-listing.ts';

const mediaObjectId = z.uuid();
const mediaObjectIds = z.array(mediaObjectId).check(z.maxLength(mostPhotos));

/** A picture of a draft. Its addresses serve the agent of the listing and admins alone. */
export const draftPhoto = z.object({
  mediaObjectId: z.string(),
  kind: z.enum(photoKinds),
  caption: z.string(),
  /** Widths of 320 and 1280 px. */
  thumbnail: z.string(),
  mediaUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** Number of its upload in the client's queue; null once it was placed by hand. */
  turn: z.nullable(z.number()),
});
export type DraftPhotoItem = z.output<typeof draftPhoto>;

/** The pictures in their order: the first is the cover, floor plans are last. */
export const photoList = z.object({
  items: z.array(draftPhoto),
  /** Most pictures of a listing. */
  most: z.number(),
});
export type PhotoList = z.output<typeof photoList>;

const path = '/api/exclusive-listing/media/{id}';
const answer = { response: photoList, errors: ['not_found'] } as const;

export const getExclusivePhotos = endpoint({
  method: 'GET',
  path,
  ...ofListingAgents,
  summary: 'The pictures of an exclusive listing in its draft',
  params: exclusiveParams,
  ...answer,
});

/**
 * The body is a form (`multipart/form-data`): `mediaObjectIds`, one id that the client made; `turn`, the number of the upload in
 * the client's queue; `kind`; last the file.
 */
export const uploadExclusivePhoto = endpoint({
  method: 'POST',
  path,
  ...ofListingAgents,
  summary: 'Upload one picture, a JPEG of over 50 KB; the same id again is the same picture',
  params: exclusiveParams,
  response: z.object({ photo: draftPhoto }),
  errors: ['not_found', 'payload_too_large', 'unsupported_media_type'],
});

export const removeExclusivePhotos = endpoint({
  method: 'DELETE',
  path,
  ...ofListingAgents,
  summary: 'Remove pictures, also of uploads that have not ended',
  params: exclusiveParams,
  query: z.strictObject({ mediaObjectIds }),
  ...answer,
});

export const arrangeExclusivePhotos = endpoint({
  method: 'PUT',
  path,
  ...ofListingAgents,
  summary: 'Put the pictures in an order; a removed one that is named comes back',
  params: exclusiveParams,
  body: z.strictObject({ mediaObjectIds }),
  ...answer,
});

export const describeExclusivePhoto = endpoint({
  method: 'PATCH',
  path: '/api/exclusive-listing/media/{id}/{mediaObjectId}',
  ...ofListingAgents,
  summary: 'Change the caption or the kind of a picture',
  params: z.extend(exclusiveParams, { mediaObjectId }),
  body: z.strictObject({
    caption: z.optional(z.string().check(z.trim(), z.maxLength(longestCaption))),
    kind: z.optional(z.enum(photoKinds)),
  }),
  ...answer,
});
