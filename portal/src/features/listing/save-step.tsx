import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { streetLine } from '@hearth/domain/listing/address.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { stateInPlace } from '../../shared/listing/listing-modal.ts';

interface SaveStepProps {
  readonly listing: ListingCard;
}

const step = /\/add-to-collection\/?$/;

/** At the path that adds a listing to a collection: the panel over the listing. */
export const SaveStep = ({ listing }: SaveStepProps): ReactNode =>
  step.test(useLocation().pathname) && <OpenPanel listing={listing} />;

/** Opens the panel, for guests the sign-up before it. Once that is closed, the path is that of the listing. */
function OpenPanel({ listing }: SaveStepProps): null {
  const { account, unlock } = useApp();
  const session = useSession();
  const { saving } = session;
  const { dialog, person, status } = useSnapshot(account.state);
  const { home } = useSnapshot(saving.state);
  const location = useLocation();
  const navigate = useNavigate();
  const opened = useRef<'sign-up' | 'panel' | null>(null);
  const isGuest = session.viewer.role === 'guest';
  // Who asks is not known yet, or their session is about to follow.
  const isUnclear = status === 'not initialized' || (isGuest && person !== null);
  const isOver = dialog !== null || home !== null;

  const openNext = useEffectEvent(() => {
    const next = isGuest ? 'sign-up' : 'panel';
    if (opened.current === next) {
      const path = location.pathname.replace(step, '') + location.search;
      void navigate(path, { replace: true, state: stateInPlace(location) });
      return;
    }
    opened.current = next;
    if (isGuest) unlock?.();
    else saving.open({ listingid: listing.listingid, street: streetLine(listing) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session opens the next one
  useEffect(() => {
    if (!isUnclear && !isOver) openNext();
  }, [isUnclear, isOver, isGuest]);
  return null;
}
