import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';

/** A contact without an account, of the agent who asks. */
export const aContact = (given: Partial<ContactDetails> = {}): ContactDetails => ({
  ...{
    id: '1',
    username: null,
    firstname: 'Kim',
    lastname: 'Lee',
    email: 'kim@visitor.example',
    phone: null,
  },
  ...{ agentId: 'ada.reyes', agent: 'Ada Reyes', leadSource: null, createdAt: '2026-11-20T10:00:00Z' },
  ...{ createdByMe: true, lastActivity: null, invitedAt: null, currentAgentOwnsThisContact: true },
  ...{
    isLeasedSearchAllowed: false,
    isSharedWithTeam: false,
    notes: '',
    also: [],
    hasOptedOutOfEmail: false,
  },
  notifications: null,
  can: { see: true, edit: true, manage: true, invite: true, act: false, reassign: false },
  ...given,
});

interface Sent {
  readonly params?: { readonly id?: string };
  readonly query?: { readonly query?: string; readonly with?: string };
  readonly body?: Partial<ContactDetails> & { readonly with?: string };
}

/** A server with the contacts of one agent, which it changes as the real one does. Requests other than reads are noted as 'PATCH 1'. */
export function contactServer(given: readonly ContactDetails[], rest: Client) {
  const server = { contacts: [...given], told: [] as string[] };
  const find = (id = ''): ContactDetails => {
    const found = server.contacts.find((each) => each.id === id);
    if (!found) throw new ApiError('not_found', '', { status: 404 });
    return found;
  };
  const store = (contact: ContactDetails): ContactDetails => {
    server.contacts = [contact, ...server.contacts.filter(({ id }) => id !== contact.id)];
    return contact;
  };
  /** Values as they are stored: an empty address is none. */
  const stored = (body: Sent['body'] = {}) => ({
    ...body,
    ...(body.email === '' && { email: null }),
    ...(body.phone === '' && { phone: null }),
  });
  const merged = (id = '', other = ''): ContactDetails => ({ ...find(id), also: [find(other).email ?? ''] });
  const list = (words = '') => {
    const items = server.contacts.filter(({ firstname }) => firstname.toLowerCase().includes(words));
    return { items, total: items.length };
  };
  const answers: Readonly<Record<string, (sent: Sent) => unknown>> = {
    'GET /api/agent/users': ({ query }) => list(query?.query),
    'POST /api/agent/user': ({ body }) => store({ ...aContact({ id: '9', lastname: '' }), ...stored(body) }),
    'GET /api/agent/user/{id}': ({ params }) => find(params?.id),
    'PATCH /api/agent/user/{id}': ({ params, body }) => store({ ...find(params?.id), ...stored(body) }),
    'GET /api/agent/users/agents': () => ({
      items: [
        { agentId: 'ada.reyes', name: 'Ada Reyes', title: 'Realtor', accountType: null },
        { agentId: 'sam', name: 'Sam Ito', title: null, accountType: 'Staff Account' },
      ],
    }),
    'PATCH /api/user/{id}/reassign': ({ params, body }) =>
      store({ ...find(params?.id), agentId: body?.agentId ?? null, agent: 'Sam Ito' }),
    'POST /api/agent/user/{id}/invite': ({ params }) =>
      store({ ...find(params?.id), invitedAt: '2026-11-21T18:00:00Z' }),
    'GET /api/agent/user/{id}/merge': ({ params, query }) => merged(params?.id, query?.with),
    'POST /api/agent/user/{id}/merge': ({ params, body }) => {
      const kept = merged(params?.id, body?.with);
      server.contacts = server.contacts.filter(({ id }) => id !== body?.with);
      return store(kept);
    },
  };
  const call = async ({ method, path }: { method: string; path: string }, sent: Sent = {}) => {
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return rest.call({ method, path } as never, sent as never);
    if (method !== 'GET') server.told.push([method, sent.params?.id].filter(Boolean).join(' '));
    return answer(sent);
  };
  return { server, client: { ...rest, call } as unknown as Client };
}
