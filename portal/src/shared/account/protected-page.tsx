import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { useApp } from '../app/app-context.tsx';
import { PageHead } from '../app/page-head.tsx';
import type { SessionPerson } from './account.ts';

interface ProtectedPageProps {
  readonly children: (person: SessionPerson) => ReactNode;
}

/**
 * A page for signed-in people. Guests go home, where the log-in opens and leads back here. A page that is open when the session
 * ends stays, with what was typed in it.
 */
export function ProtectedPage({ children }: ProtectedPageProps): ReactNode {
  const { account } = useApp();
  const { person, status, isExpired } = useSnapshot(account.state);
  const [last, setLast] = useState<SessionPerson | null>(null);
  const current = person as SessionPerson | null;
  if (current !== null && current !== last) setLast(current);
  const shown = current ?? (isExpired ? last : null);
  const isGuest = status === 'guest' || (status === 'logged out' && shown === null);
  useSentHome(isGuest && !isExpired);
  const online = useOnline();
  if (shown) return children(shown);
  return (
    <>
      <PageHead />
      {online ? (
        <ScreenSkeleton />
      ) : (
        <Notice>You’re offline. This page will open when you’re connected.</Notice>
      )}
    </>
  );
}

function useSentHome(isSent: boolean): void {
  const { account } = useApp();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Someone who logs out asks for no log-in.
    if (!isSent) return;
    const email = new URLSearchParams(search).get('email') ?? undefined;
    void navigate('/', { replace: true, state: { requestProtected: true, email } });
    if (account.state.status === 'guest')
      account.open({ name: 'log in', returnTo: pathname + search, ...(email !== undefined && { email }) });
  }, [account, isSent, navigate, pathname, search]);
}
