import { connectFederated, disconnectFederated } from '@hearth/domain/contract/federated-identity.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../../../shared/account/me-query.ts';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { AccountSection } from '../account-page.tsx';
import { signInOptionsQuery } from '../go-to-provider.ts';
import { noteProviderTrip } from '../note-provider-trip.ts';
import { saved, useAction } from '../use-action.ts';

interface Provider {
  readonly id: string;
  readonly name: string;
}

/** The identity providers that the person may also log in with; nothing where the server has none. */
export function ConnectedAccounts({ user }: { readonly user: User }): ReactNode {
  const app = useApp();
  const { data } = useQuery(signInOptionsQuery(app));
  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <AccountSection id="settings-connected" title="Connected accounts">
      <ul className="account-list">
        {providers.map((provider) => (
          <Connection key={provider.id} provider={provider} user={user} />
        ))}
      </ul>
    </AccountSection>
  );
}

function Connection({ provider: { id, name }, user }: { readonly provider: Provider; readonly user: User }) {
  const session = useSession();
  const { client, queries } = session;
  const isConnected = user.identityProviders.includes(id);
  const { isActing, run } = useAction(async () => {
    if (isConnected) {
      await client.call(disconnectFederated, { body: { provider: id } });
      await queries.invalidateQueries({ queryKey: meQuery(session).queryKey });
      saved();
      return;
    }
    const body = { primaryUsername: user.username, provider: id, returnTo: location.pathname };
    const { url } = await client.call(connectFederated, { body });
    noteProviderTrip(id);
    location.assign(url);
  });
  return (
    <li>
      <span className="account-list__words">
        {name}
        <small>{isConnected ? 'Connected' : 'Not connected'}</small>
      </span>
      <Button
        aria-disabled={isActing}
        onClick={run}
        aria-label={`${isConnected ? 'Disconnect' : 'Connect'} ${name}`}
      >
        {isConnected ? 'Disconnect' : 'Connect'}
      </Button>
    </li>
  );
}
