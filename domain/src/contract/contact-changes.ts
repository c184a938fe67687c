import * as z from 'zod/mini';
import { contactParams, contactSchema, detailsSchema, ofAgents } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { listParameters } from './list.ts';
import { notificationsSchema } from './user.ts';

const { id } = contactParams.shape;

export const inviteContact = endpoint({
  ...ofAgents,
  method: 'POST',
  path: '/api/agent/user/{id}/invite',
  summary: 'Mail a contact the link to sign up with the fields filled in',
  params: contactParams,
  response: detailsSchema,
  errors: ['not_found', 'too_many_attempts', 'mail_unavailable'],
});

export const previewMerge = endpoint({
  ...ofAgents,
  method: 'GET',
  path: '/api/agent/user/{id}/merge',
  summary: 'A contact as it would be with another one merged into it',
  params: contactParams,
  query: z.strictObject({ with: id }),
  response: detailsSchema,
  errors: ['not_found'],
});

export const mergeContacts = endpoint({
  ...ofAgents,
  method: 'POST',
  path: '/api/agent/user/{id}/merge',
  summary: 'Merge another contact into this one',
  params: contactParams,
  body: z.strictObject({ with: id }),
  response: detailsSchema,
  errors: ['not_found'],
});

export const changeContactMails = endpoint({
  ...ofAgents,
  method: 'PATCH',
  path: '/api/agent/{id}/notifications',
  summary: 'Change the mails that a contact with an account gets',
  params: contactParams,
  /** Only the client turns mails on again after they were turned off. */
  body: z.strictObject({
    hasOptedOutOfEmail: z.optional(z.boolean()),
    notifications: z.optional(z.partial(notificationsSchema)),
  }),
  response: detailsSchema,
  errors: ['not_found'],
});

export const getAssignableAgents = endpoint({
  owner: 'self',
  needs: 'reassign contacts',
  method: 'GET',
  path: '/api/agent/users/agents',
  summary:
    'Agents of the site with an account that may have contacts, by name; also those without a public page',
  /** Beginnings of first and last names, in any order. */
  query: z.strictObject({ query: listParameters({ limit: 1, sortBy: ['name'] }).query }),
  response: z.object({
    /** The first 20. */
    items: z.array(
      z.object({
        /** Username. */
        agentId: z.string(),
        name: z.string(),
        title: z.nullable(z.string()),
        accountType: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['query_timeout'],
});

export const reassignContact = endpoint({
  owner: 'self',
  needs: 'reassign contacts',
  method: 'PATCH',
  path: '/api/user/{id}/reassign',
  summary: 'Give a contact of any agent to another agent of the site',
  params: contactParams,
  /** Origin of the client; the stored one stays where it is left out. */
  query: z.strictObject({ leadSource: z.optional(z.string().check(z.maxLength(5000))) }),
  body: z.strictObject({ agentId: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[^\0]*$/)) }),
  response: contactSchema,
  errors: ['not_found'],
});
