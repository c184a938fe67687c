import * as z from 'zod/mini';
import * as routes from './account-routes.ts';
import { endpoint } from './endpoint.ts';

const done = z.object({ done: z.literal(true) });

const socialPhoto = z.object({ url: z.nullable(z.string()) });

export const getSocialPhoto = endpoint({
  ...routes.getSocialPhoto,
  summary: 'The photo of your social account',
  response: socialPhoto,
  errors: ['sign_in_required'],
});

export const setSocialPhoto = endpoint({
  ...routes.setSocialPhoto,
  summary: 'Show the photo of your social account',
  body: z.strictObject({ url: z.string().check(z.maxLength(2000)) }),
  response: socialPhoto,
  errors: ['sign_in_required'],
});

export const removeSocialPhoto = endpoint({
  ...routes.removeSocialPhoto,
  summary: 'Remove the photo of your social account',
  response: done,
  errors: ['sign_in_required'],
});

/** The body is the file itself, as `image/jpeg`. */
export const uploadPhoto = endpoint({
  ...routes.uploadPhoto,
  summary: 'Upload a photo of yourself: a JPEG of over 50 KB as the body',
  response: z.object({ picture: z.string() }),
  errors: ['sign_in_required', 'payload_too_large', 'unsupported_media_type'],
});

export const removePhoto = endpoint({
  ...routes.removePhoto,
  summary: 'Remove the photo of yourself',
  response: done,
  errors: ['sign_in_required'],
});
