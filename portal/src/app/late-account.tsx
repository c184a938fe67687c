import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../ui/app-context.tsx';
import { forcedSignUp } from '../ui/forced-sign-up.ts';
import { providerTrip, readTab } from '../ui/provider-trip.ts';
import { withRetries } from './lazy-screen.tsx';

const host = deferred(() =>
  withRetries(async () => (await import('../features/account/account-host.tsx')).AccountHost),
);

/** The dialogs of accounts and what a sign-in or sign-out causes; its code comes with the first need. */
export function LateAccount(): ReactNode {
  const { account } = useApp();
  const { dialog, person, isExpired, refusal } = useSnapshot(account.state);
  const isNeeded =
    dialog !== null ||
    person !== null ||
    isExpired ||
    refusal !== null ||
    forcedSignUp.read() ||
    readTab(providerTrip) !== null;
  const AccountHost = useDeferred(host, isNeeded);
  // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
  return isNeeded && AccountHost && <AccountHost />;
}
