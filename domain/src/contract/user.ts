import * as z from 'zod/mini';
import { roles } from '../people/account-types.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { favoritePlaceSchema } from './favorite-place.ts';

const nullable = z.nullable(z.string());

/** Longer than any rule allows, so that the rules and not the schema report a text that is too long. */
const text = z.string().check(z.maxLength(5000));
const optional = z.optional(text);

/** Kinds of news about homes that a person gets by mail; new homes come with each search. */
export const notificationsSchema = z.strictObject({
  priceChanges: z.boolean(),
  statusChanges: z.boolean(),
  photoChanges: z.boolean(),
  openHouses: z.boolean(),
});

/** A signed-in person, for that person alone. */
export const userSchema = z.object({
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  firstname: z.string(),
  lastname: z.string(),
  /** International format; null where a social login brought none. */
  phone: nullable,
  /** Path or address of the photo that is shown; null for none. */
  picture: nullable,
  location: nullable,
  profile: z.object({
    emailVerified: z.boolean(),
    /** An agent's own username, as listings name it; null for clients. */
    agentId: nullable,
    facebookAccount: z.boolean(),
    googleAccount: z.boolean(),
    userSocialPhoto_URL: nullable,
    showPromptSaveSearch: z.boolean(),
  }),
  /** Of an agent account; null for clients. */
  userAccountType: nullable,
  isAdmin: z.boolean(),
  hasOptedOutOfEmail: z.boolean(),
  notifications: notificationsSchema,
  /** An agent gets the figures of their exclusive listings each Monday. */
  wantsPerformanceMails: z.boolean(),
  hasPassword: z.boolean(),
  /** Ids of the identity providers that the person may sign in with, as the sign-in options name them. */
  identityProviders: z.array(z.string()),
  /** Username of the client's agent: the assigned one, else the default one; null for agents and where the edition has none. */
  defaultAgent: nullable,
  favoritePlaces: z.array(favoritePlaceSchema),
});
export type User = z.output<typeof userSchema>;

export const getMe = endpoint({
  method: 'GET',
  path: '/api/user/me',
  owner: 'self',
  summary: 'The signed-in person',
  response: userSchema,
  errors: [],
});

/** Fields that people may change themselves. `profileProblems` of `people/profile-rules.ts` checks the values. */
export const userChangesSchema = z.strictObject({
  firstname: optional,
  lastname: optional,
  phone: optional,
  /** null removes it. */
  location: z.optional(z.nullable(text)),
  hasOptedOutOfEmail: z.optional(z.boolean()),
  /** Kinds that are left out stay as they are. */
  notifications: z.optional(z.partial(notificationsSchema)),
  wantsPerformanceMails: z.optional(z.boolean()),
  showPromptSaveSearch: z.optional(z.boolean()),
});
export type UserChanges = z.output<typeof userChangesSchema>;

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/user/{username}',
  owner: 'self',
  summary: 'Change your own profile',
  params: z.strictObject({ username: z.string().check(z.maxLength(200)) }),
  body: userChangesSchema,
  response: userSchema,
  errors: [],
});

/** After a social login, which may bring no phone number and another spelling of the name. It opens no account. */
export const completeUser = endpoint({
  method: 'POST',
  path: '/api/user',
  owner: 'self',
  summary: 'Complete your own profile after a first sign-in',
  body: z.strictObject({ firstname: text, lastname: text, phone: text }),
  response: userSchema,
  errors: [],
});

const mostNames = 100;

const userNameSchema = z.object({
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  picture: nullable,
});

export const getUserNames = endpoint({
  method: 'GET',
  path: '/api/user',
  owner: 'self',
  summary: 'Names of people by username, for signed-in people; unknown usernames are left out',
  query: z.strictObject({
    'usernames[]': z
      .array(z.string().check(z.maxLength(200), z.regex(/^[^\0]*$/)))
      .check(z.minLength(1), z.maxLength(mostNames)),
  }),
  /** By username. */
  response: z.record(z.string(), userNameSchema),
  errors: [],
});

export const getRoleOfEmail = endpoint({
  method: 'POST',
  path: '/api/user/email',
  summary:
    'Whether an email address signs in as an agent; by its domain alone, so it tells nothing about accounts',
  body: z.strictObject({ email: text }),
  response: z.object({ role: z.enum(roles) }),
  errors: [],
});

export const getMyData = endpoint({
  method: 'GET',
  path: '/api/user/me/data',
  owner: 'self',
  summary: 'Everything that is stored about the signed-in person, as JSON',
  response: z.record(z.string(), z.unknown()),
  errors: ['recent_sign_in_required'],
});

/** A press alone deletes nothing: the person types the address of the account. */
export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/api/user/me',
  owner: 'self',
  summary: 'Delete your own account and everything that is stored with it',
  body: z.strictObject({ email: text }),
  response: done,
  errors: ['recent_sign_in_required'],
});
