import * as z from 'zod/mini';
import { contactsPerPage } from '../people/contact-rules.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listParameters } from './list.ts';
import { notificationsSchema } from './user.ts';

const nullable = z.nullable(z.string());
/** Longer than any rule allows, so that the rules and not the schema report a text that is too long. */
const text = z.string().check(z.maxLength(25_000));
const optional = z.optional(text);

export const contactParams = z.strictObject({ id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) });

/** Endpoints of agents alone. */
export const ofAgents = { owner: 'self', needs: 'have contacts' } as const;

/** A contact of an agent, in a list. */
export const contactSchema = z.object({
  id: z.string(),
  /** Of the account, by which calls name the contact as owner; null without an account. */
  username: nullable,
  /** '' where an address book had none. */
  firstname: z.string(),
  lastname: z.string(),
  email: nullable,
  /** International format. */
  phone: nullable,
  /** Username and name of the agent who has the contact; null for none. */
  agentId: nullable,
  agent: nullable,
  leadSource: nullable,
  createdAt: z.iso.datetime(),
  createdByMe: z.boolean(),
  /** When the client last used the site; null where that is not known. */
  lastActivity: z.nullable(z.iso.datetime()),
  invitedAt: z.nullable(z.iso.datetime()),
  /** The agent who asks has the contact, and acts for it once it has an account. */
  currentAgentOwnsThisContact: z.boolean(),
  isLeasedSearchAllowed: z.boolean(),
  isSharedWithTeam: z.boolean(),
  /** Answers of its policy for the agent who asks. */
  can: z.object({
    see: z.boolean(),
    edit: z.boolean(),
    manage: z.boolean(),
    invite: z.boolean(),
    act: z.boolean(),
    reassign: z.boolean(),
  }),
});
export type Contact = z.output<typeof contactSchema>;

export const detailsSchema = z.extend(contactSchema, {
  /** Private: the client never sees them. */
  notes: z.string(),
  /** Further addresses and phones, of contacts that were merged into this one. */
  also: z.array(z.string()),
  hasOptedOutOfEmail: z.boolean(),
  /** Kinds of news by mail; null without an account. */
  notifications: z.nullable(notificationsSchema),
});
export type ContactDetails = z.output<typeof detailsSchema>;

const list = listParameters({ limit: contactsPerPage, sortBy: ['activity', 'name'] });

/** Contacts that a list shows: of the agent and shared ones, those that the agent made, or those of all agents for admins. */
export const contactFilters = ['all', 'created', 'everyone'] as const;
export type ContactFilter = (typeof contactFilters)[number];

export const getContacts = endpoint({
  method: 'GET',
  path: '/api/agent/users',
  ...ofAgents,
  summary: 'The contacts of the signed-in agent, by last activity or name',
  query: z.strictObject({
    page: list.page,
    limit: list.limit,
    sortBy: list.sortBy,
    sortType: list.sortType,
    /** Words of name, address or phone. */
    query: list.query,
    filter: z._default(
      z.enum(contactFilters) as unknown as z.ZodMiniType<ContactFilter, ContactFilter>,
      'all',
    ),
  }),
  response: listOf(contactSchema),
  errors: ['query_timeout'],
});

export const getContact = endpoint({
  method: 'GET',
  path: '/api/agent/user/{id}',
  ...ofAgents,
  summary: 'One contact of the signed-in agent',
  params: contactParams,
  response: detailsSchema,
  errors: ['not_found'],
});

const fields = {
  lastname: optional,
  email: optional,
  phone: optional,
  leadSource: optional,
  notes: optional,
};

export const addContact = endpoint({
  method: 'POST',
  path: '/api/agent/user',
  ...ofAgents,
  summary: 'Add a contact with an email, a phone or both',
  body: z.strictObject({ firstname: text, ...fields }),
  response: detailsSchema,
  errors: [],
});

export const updateContact = endpoint({
  method: 'PATCH',
  path: '/api/agent/user/{id}',
  ...ofAgents,
  summary: 'Change a contact; fields that are left out stay as they are',
  params: contactParams,
  /** `contactProblems` of `people/contact-rules.ts` checks the values. An empty text removes a value. */
  body: z.strictObject({
    firstname: optional,
    ...fields,
    isLeasedSearchAllowed: z.optional(z.boolean()),
    isSharedWithTeam: z.optional(z.boolean()),
  }),
  response: detailsSchema,
  errors: ['not_found'],
});
