import { startFederatedSignIn } from '@hearth/domain/contract/federated-identity.ts';
import { getSignInOptions } from '@hearth/domain/contract/identity.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { queryOptions } from '@tanstack/react-query';
import { expectSignIn } from '../../shared/account/account.ts';
import type { App } from '../../shared/app/app-context.tsx';
import { noteProviderTrip } from './note-provider-trip.ts';

const STALE_MS = 5 * 60_000;

/** The identity providers that this server is configured with. */
export const signInOptionsQuery = ({ client }: Pick<App, 'client'>) =>
  queryOptions({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => client.call(getSignInOptions, { signal }),
    staleTime: STALE_MS,
  });

interface Way {
  /** The provider of agents where it is left out. */
  readonly provider?: string;
  readonly asAgent?: boolean;
}

/** Leaves for the page of an identity provider, which leads back to this page or to where the dialog was to lead. */
export async function goToProvider(app: App, { provider, asAgent = false }: Way): Promise<void> {
  const { client, queries, account } = app;
  const chosen = provider ?? (await queries.fetchQuery(signInOptionsQuery(app))).agentProvider;
  if (chosen === null) throw new ApiError('agent_email_flow', 'no provider of agents');
  const returnTo = account.state.dialog?.returnTo ?? location.pathname + location.search;
  const { url } = await client.call(startFederatedSignIn, {
    body: { provider: chosen, returnTo, ...(asAgent && { asAgent }) },
  });
  expectSignIn();
  noteProviderTrip('sign in', account.state.dialog?.wanted);
  location.assign(url);
}
