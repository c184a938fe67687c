import * as z from 'zod/mini';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';

const socialPhoto = z.object({ url: z.nullable(z.string()) });

export const getSocialPhoto = endpoint({
  method: 'GET',
  path: '/api/user/social-photo-url',
  owner: 'self',
  summary: 'The photo of your social account',
  response: socialPhoto,
  errors: [],
});

export const setSocialPhoto = endpoint({
  method: 'POST',
  path: '/api/user/social-photo-url',
  owner: 'self',
  summary: 'Show the photo of your social account',
  body: z.strictObject({ url: z.string().check(z.maxLength(2000)) }),
  response: socialPhoto,
  errors: [],
});

export const removeSocialPhoto = endpoint({
  method: 'DELETE',
  path: '/api/user/social-photo-url',
  owner: 'self',
  summary: 'Remove the photo of your social account',
  response: done,
  errors: [],
});

/** The body is the file itself, as `image/jpeg`. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/user/photo',
  owner: 'self',
  summary: 'Upload a photo of yourself: a JPEG of over 50 KB as the body',
  response: z.object({ picture: z.string() }),
  errors: ['payload_too_large', 'unsupported_media_type'],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/user/photo',
  owner: 'self',
  summary: 'Remove the photo of yourself',
  response: done,
  errors: [],
});
