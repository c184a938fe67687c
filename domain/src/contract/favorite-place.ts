import * as z from 'zod/mini';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';

/** Longer than any rule allows, so that the rules and not the schema report a text that is too long. */
const text = z.string().check(z.maxLength(5000));

export const favoritePlaceSchema = z.object({
  id: z.number(),
  /** The person's word for it, e.g. 'Work'. */
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FavoritePlace = z.output<typeof favoritePlaceSchema>;

/** Owner of the places: the own username, which is also the default. */
const placesOf = z.strictObject({ username: z.optional(z.string().check(z.maxLength(200))) });
const placeId = z.strictObject({ id: z.string().check(z.regex(/^\d{1,15}$/)) });
const placeBody = z.strictObject({
  name: text,
  address: text,
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type PlaceBody = z.output<typeof placeBody>;
const placeChanges = z.partial(placeBody);
export type PlaceChanges = z.output<typeof placeChanges>;

export const getFavoritePlaces = endpoint({
  method: 'GET',
  path: '/api/user/favorite-place',
  owner: 'self',
  summary: 'Your favorite places',
  query: placesOf,
  response: z.array(favoritePlaceSchema),
  errors: [],
});

export const addFavoritePlace = endpoint({
  method: 'POST',
  path: '/api/user/favorite-place',
  owner: 'self',
  summary: 'Add a favorite place',
  query: placesOf,
  body: placeBody,
  response: favoritePlaceSchema,
  errors: [],
});

export const updateFavoritePlace = endpoint({
  method: 'PATCH',
  path: '/api/user/favorite-place/{id}',
  owner: 'self',
  summary: 'Change a favorite place',
  params: placeId,
  body: placeChanges,
  response: favoritePlaceSchema,
  errors: ['not_found'],
});

export const removeFavoritePlace = endpoint({
  method: 'DELETE',
  path: '/api/user/favorite-place/{id}',
  owner: 'self',
  summary: 'Remove a favorite place',
  params: placeId,
  response: done,
  errors: ['not_found'],
});
