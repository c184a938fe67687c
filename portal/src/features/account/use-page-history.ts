import { addPageView } from '@hearth/domain/contract/user-memory.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { callToTheEnd } from '../../shared/changes/call-to-the-end.ts';
import { whenIdleOrLeft } from '../../ui/when-idle.ts';

/** Sends the pages that a signed-in person opens to their history; a page that cannot be sent is left out. */
export function usePageHistory(): void {
  const { account, history } = useApp();
  const { client, viewer } = useSession();
  const { pathname: path } = useLocation();
  const isGuest = viewer.role === 'guest';
  useEffect(() => {
    if (isGuest) return;
    let isShown = true;
    // The page has its title once it is idle; for one that was left before, the next page's title may stand there.
    const record = whenIdleOrLeft(() => {
      const title = isShown ? document.title : undefined;
      // While a session begins or ends, the server refuses the former one.
      const isKept = history.records() && account.state.status === 'logged in';
      if (isKept) callToTheEnd(client)(addPageView, { body: { path, title } }).catch(() => {});
    });
    return () => {
      isShown = false;
      record();
    };
  }, [account, client, history, isGuest, path]);
}
