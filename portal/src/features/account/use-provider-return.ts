import { getMe } from '@hearth/domain/contract/account-routes.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { type App, useApp } from '../../ui/app-context.tsx';
import { providerTrip, readTab } from '../../ui/provider-trip.ts';
import { withToasts } from '../../ui/toast.ts';
import { refusalText } from './account-words.ts';
import { noteProviderTrip } from './note-provider-trip.ts';
import { saved } from './use-action.ts';

/** Says how it went once an identity provider has led back to this tab. */
export function useProviderReturn(): void {
  const app = useApp();
  const navigate = useNavigate();
  const { person, status, refusal } = useSnapshot(app.account.state);
  const isKnown = status !== 'not initialized';
  const isSignedIn = person !== null;
  useEffect(() => {
    const trip = readTab(providerTrip);
    if (trip === null || !isKnown) return;
    noteProviderTrip(null);
    if (refusal !== null) {
      app.account.refuse(null);
      withToasts((toasts) => toasts.error(refusalText(refusal)));
      if (refusal === 'agent_sign_in_refused') void navigate('/403-forbidden', { replace: true });
      return;
    }
    if (!isSignedIn) return;
    if (trip === 'sign in') withToasts((toasts) => toasts.success('Welcome!'));
    else void sayConnected(app, trip);
  }, [app, navigate, isKnown, isSignedIn, refusal]);
}

/** A person who only went back connected nothing. */
async function sayConnected({ client }: App, provider: string): Promise<void> {
  const user = await client.call(getMe).catch(() => null);
  if (user?.identityProviders.includes(provider)) saved();
}
