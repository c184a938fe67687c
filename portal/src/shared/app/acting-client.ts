import type { Route } from '@hearth/domain/contract/endpoint.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';

type Parts = Readonly<Partial<Record<'query' | 'body', object>>>;

/**
 * The client in agent mode: it names the contact as owner in each request to an endpoint that serves contacts. No call names an
 * owner besides.
 * @param isQuiet the contact gets no mails about changes
 * @param onLost called where the server refuses the owner, who is a contact of the agent no more
 */
export const actingClient = (
  client: Client,
  username: string,
  onLost: () => void,
  isQuiet: () => boolean = () => false,
): Client => ({
  ...client,
  call: (async (route: Route, sent: Parts = {}) => {
    try {
      const parts = named(route, sent, username);
      return await client.call(route as never, (isQuiet() ? quietly(route, parts) : parts) as never);
    } catch (error) {
      const { code, validationErrors } = error as ApiError;
      if (code === 'forbidden' && validationErrors?.some(({ name }) => name === route.owned?.name)) onLost();
      throw error;
    }
  }) as Call,
});

function named({ owned }: Route, sent: Parts, username: string): Parts {
  if (owned === undefined) return sent;
  const { part, name } = owned;
  const given = sent[part];
  // Queries of searches are pairs, since a name may come twice.
  if (Array.isArray(given)) return { ...sent, [part]: [...given, [name, username]] };
  return { ...sent, [part]: { ...given, [name]: username } };
}

/** A call that states it itself stays as it is. */
const quietly = ({ quiet }: Route, sent: Parts): Parts =>
  quiet === undefined
    ? sent
    : { ...sent, [quiet]: { notNotifyUser: quiet === 'query' ? 'true' : true, ...sent[quiet] } };
