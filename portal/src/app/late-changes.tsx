import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../shared/app/app-context.tsx';
import { useOnline } from '../ui/use-online.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { withRetries } from './lazy-screen.tsx';

const following = deferred(() =>
  withRetries(async () => (await import('../shared/live/follow-changes.ts')).followChanges),
);

/** Lets the page of a signed-in person follow changes of others, once it is idle after its first view and until the person logs out. */
export function LateChanges(): null {
  const session = useSession();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const isLeaving = useSnapshot(session.account.state).status === 'logging out';
  const isSignedIn = session.viewer.role !== 'guest' && !isLeaving;
  const followChanges = useDeferred(following, useOnline() && isIdle && isSignedIn);
  const { root, ownRoot, queries, client, account, changes } = session;
  const owner = session.contact?.username ?? null;
  useEffect(
    () =>
      isSignedIn && followChanges
        ? followChanges({ root, ownRoot, queries, client, account, changes }, owner)
        : undefined,
    [followChanges, isSignedIn, root, ownRoot, queries, client, account, changes, owner],
  );
  return null;
}
