import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { forcedSignUp } from '../shared/account/forced-sign-up.ts';
import { providerTrip, readTab } from '../shared/account/provider-trip.ts';
import { useApp } from '../shared/app/app-context.tsx';
import { useOnline } from '../ui/use-online.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import { withRetries } from './lazy-screen.tsx';

/** For a dialog, which a person waits for: they hear of a failure at once. */
const host = deferred(async () => (await import('../features/account/account-host.tsx')).AccountHost);
/** For what no person waits for. */
const lateHost = deferred(() => withRetries(host.fetch));

/** The dialogs of accounts and what a sign-in or sign-out causes; its code comes with the first need. */
export function LateAccount(): ReactNode {
  const { account } = useApp();
  const { dialog, person, isExpired, refusal } = useSnapshot(account.state);
  const isOpen = dialog !== null;
  const isNeeded =
    person !== null || isExpired || refusal !== null || forcedSignUp.read() || readTab(providerTrip) !== null;
  const requested = useOverlay(host, isOpen, account.close);
  const AccountHost = useDeferred(lateHost, useOnline() && isNeeded) ?? requested;
  // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
  return (isOpen || isNeeded) && AccountHost && <AccountHost />;
}
