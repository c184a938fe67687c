import { getMe } from '@hearth/domain/contract/user.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { type App, useApp } from '../../shared/app/app-context.tsx';
import { save } from '../../shared/saving/use-save.ts';
import { withToasts } from '../../ui/toast.ts';
import { refusalText } from './account-words.ts';
import { endProviderTrip } from './note-provider-trip.ts';
import { saved } from './use-action.ts';

/** Says how it went once an identity provider has led back to this tab, and saves the home that a guest wanted to save. */
export function useProviderReturn(): void {
  const app = useApp();
  const navigate = useNavigate();
  const { person, status, refusal } = useSnapshot(app.account.state);
  const isKnown = status !== 'not initialized';
  useEffect(() => {
    const trip = isKnown && endProviderTrip();
    if (!trip) return;
    const { purpose, wanted } = trip;
    if (refusal !== null) {
      app.account.refuse(null);
      withToasts((toasts) => toasts.error(refusalText(refusal)));
      if (refusal === 'agent_sign_in_refused') void navigate('/403-forbidden', { replace: true });
      return;
    }
    if (person === null) return;
    if (purpose !== 'sign in') return void sayConnected(app, purpose);
    withToasts((toasts) => toasts.success('Welcome!'));
    if (wanted) save(app.session(), wanted);
  }, [app, navigate, isKnown, person, refusal]);
  useEffect(() => {
    addEventListener('pageshow', endIfBack);
    return () => removeEventListener('pageshow', endIfBack);
  }, []);
}

/** Back from the provider's page to this one, as it was left: no sign-in follows any more. */
function endIfBack({ persisted }: PageTransitionEvent): void {
  if (persisted) endProviderTrip();
}

/** A person who only went back connected nothing. */
async function sayConnected({ client }: App, provider: string): Promise<void> {
  const user = await client.call(getMe).catch(() => null);
  if (user?.identityProviders.includes(provider)) saved();
}
