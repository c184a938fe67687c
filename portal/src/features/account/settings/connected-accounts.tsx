import { connectFederated, disconnectFederated } from '@hearth/domain/contract/federated-identity.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../../../shared/account/me-query.ts';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { effect } from '../../../shared/changes/change.ts';
import { useChange } from '../../../shared/changes/use-change.ts';
import { AccountSection } from '../account-page.tsx';
import { signInOptionsQuery } from '../go-to-provider.ts';
import { noteProviderTrip } from '../note-provider-trip.ts';
import { useAction } from '../use-action.ts';
import { settingWords } from './setting-words.ts';

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
  const { client } = session;
  const { queryKey } = meQuery(session);
  const isConnected = user.identityProviders.includes(id);
  const { change: disconnect } = useChange(() => ({
    key: [...session.root, 'connected-account', id],
    apply: [
      effect<User>(queryKey, (me) => ({
        ...me,
        identityProviders: me.identityProviders.filter((each) => each !== id),
      })),
    ],
    call: (call) => call(disconnectFederated, { body: { provider: id } }),
    words: settingWords(`Unable to disconnect ${name}`),
    stale: [queryKey],
  }));
  const connection = useAction(async () => {
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
        aria-disabled={connection.isActing}
        onClick={isConnected ? () => disconnect() : connection.run}
        aria-label={`${isConnected ? 'Disconnect' : 'Connect'} ${name}`}
      >
        {isConnected ? 'Disconnect' : 'Connect'}
      </Button>
    </li>
  );
}
