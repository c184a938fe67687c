import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useSnapshot } from 'valtio';
import { type SessionPerson, viewerOf } from '../shared/account/account.ts';
import { type App, AppProvider } from '../shared/app/app-context.tsx';

interface FollowingProps {
  readonly app: App;
  readonly children: ReactNode;
}

/** As the page does it: whose session it is follows the account. */
export function Following({ app, children }: FollowingProps): ReactNode {
  const { person } = useSnapshot(app.account.state);
  const session = { viewer: viewerOf(person as SessionPerson | null, 'austin'), agentMode: false };
  return <AppProvider value={{ ...app, session }}>{children}</AppProvider>;
}

/** Toasts and what the device stores outlast the page of a test. */
export const forget = (): void => {
  toast.dismiss();
  localStorage.clear();
};
