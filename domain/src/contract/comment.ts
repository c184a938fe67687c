import * as z from 'zod/mini';
import { commentPageSize } from '../people/comment-rules.ts';
import { collectionParams, listingId } from './collection.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';
import { sharingPersonSchema } from './membership.ts';
import { ofOwner, username } from './owner-parameters.ts';

/** Longer than any rule allows, so that the rules and not the schema report a text that is too long. */
const text = z.string().check(z.maxLength(50_000));
const commentId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const commentParams = z.extend(collectionParams, { commentId });
const pages = listParameters({ limit: commentPageSize, sortBy: ['date'] });

/** A comment on a home in a collection. */
export const commentSchema = z.object({
  id: z.string(),
  listingId: z.string(),
  /** Plain text; empty once it is deleted. */
  commentText: z.string(),
  /** The author; null once the account is deleted. */
  owner: z.nullable(z.extend(sharingPersonSchema, { isYou: z.boolean(), hasLeft: z.boolean() })),
  createdAt: z.iso.datetime(),
  /** null for a comment that was never edited. */
  editedAt: z.nullable(z.iso.datetime()),
  isDeleted: z.boolean(),
  /** Others wrote it since the person last read the thread. */
  isNew: z.boolean(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type Comment = z.output<typeof commentSchema>;

export const getComments = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/comments',
  owner: 'self-or-contact',
  shows: 'collections',
  summary: 'Comments on the homes of a collection, or on one of them, the newest first',
  params: collectionParams,
  query: z.strictObject({
    page: pages.page,
    limit: pages.limit,
    listingId: z.optional(listingId),
    user: username,
  }),
  response: listOf(commentSchema),
  errors: ['not_found', 'query_timeout'],
});

export const addComment = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/comment',
  owner: 'self-or-contact',
  summary: 'Comment on a home in a collection that you have or joined; once for an idempotency-key',
  params: collectionParams,
  body: z.strictObject({
    text,
    listingId,
    owner: username,
    /** Sends no mail. */
    notNotifyUser: z.optional(z.boolean()),
  }),
  response: commentSchema,
  errors: ['not_found', 'forbidden', 'too_many_attempts', 'idempotency_conflict', 'query_timeout'],
});

export const updateComment = endpoint({
  method: 'PATCH',
  path: '/api/listing/collection/{id}/comment/{commentId}',
  owner: 'self-or-contact',
  summary: 'Change your comment',
  params: commentParams,
  body: z.strictObject({ text, owner: username }),
  response: commentSchema,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/api/listing/collection/{id}/comment/{commentId}',
  owner: 'self-or-contact',
  summary: 'Delete your comment, or one in your collection; others see that there was one',
  params: commentParams,
  query: ofOwner,
  response: done,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const readComments = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/comments/read',
  owner: 'self',
  summary: 'Mark the comments on a home as read, up to one of them',
  params: collectionParams,
  body: z.strictObject({ listingId, commentId }),
  response: done,
  errors: ['not_found', 'query_timeout'],
});
