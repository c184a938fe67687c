import { addPageView } from '@hearth/domain/contract/user-memory.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { whenIdle } from '../../ui/when-idle.ts';

/** Sends the pages that a signed-in person opens to their history; a page that cannot be sent is left out. */
export function usePageHistory(): void {
  const { history } = useApp();
  const { client, viewer } = useSession();
  const { pathname: path } = useLocation();
  const isGuest = viewer.role === 'guest';
  useEffect(() => {
    if (isGuest) return;
    // The page has its title by then.
    return whenIdle(() => {
      if (history.records())
        client.call(addPageView, { body: { path, title: document.title } }).catch(() => {});
    });
  }, [client, history, isGuest, path]);
}
