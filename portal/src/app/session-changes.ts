import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '../shared/account/account.ts';

/** Keys of answers about one person, which have the username as their second part, or the address: another person never shares them. */
const personal = /^(me|sessions|passkeys|favorite-places|invitation|dismissed|collections|collection)$/;

/** Answers depend on the person who asks: those in view are asked for again, all others are dropped. */
export function refetchAnswers(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive' });
  // A page of the person who has just left is about to go: asked again, its answers would be refusals.
  void queries.invalidateQueries({ predicate: ({ queryKey }) => !personal.test(String(queryKey[0])) });
}

/** The client, which ends the session where the server no longer knows it. */
export const endingSession = (client: Client, account: Pick<Account, 'expire'>): Client => ({
  ...client,
  call: (async (...given: Parameters<Call>) => {
    try {
      return await client.call(...given);
    } catch (error) {
      if ((error as ApiError).code === 'sign_in_required') account.expire();
      throw error;
    }
  }) as Call,
});
