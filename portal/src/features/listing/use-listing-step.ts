import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { stateInPlace } from '../../shared/listing/listing-modal.ts';

/**
 * Opens the panel that a path shows over its listing, for guests the sign-up before it. Once that is closed, the path is that of
 * the listing.
 * @param step the end of the path
 */
export function useListingStep(step: RegExp, isOpen: boolean, open: () => void): void {
  const { account, unlock } = useApp();
  const session = useSession();
  const { dialog, person, status } = useSnapshot(account.state);
  const location = useLocation();
  const navigate = useNavigate();
  const opened = useRef<'sign-up' | 'panel' | null>(null);
  const isGuest = session.viewer.role === 'guest';
  // The viewer is unknown so far, or their session is about to follow.
  const isUnclear = status === 'not initialized' || (isGuest && person !== null);
  const isOver = dialog !== null || isOpen;

  const openNext = useEffectEvent(() => {
    const next = isGuest ? 'sign-up' : 'panel';
    if (opened.current === next) {
      const path = location.pathname.replace(step, '') + location.search;
      void navigate(path, { replace: true, state: stateInPlace(location) });
      return;
    }
    opened.current = next;
    if (isGuest) unlock?.();
    else open();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session opens the next one
  useEffect(() => {
    if (!isUnclear && !isOver) openNext();
  }, [isUnclear, isOver, isGuest]);
}
