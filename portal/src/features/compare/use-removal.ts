import { streetLine } from '@hearth/domain/listing/address.ts';
import { comparePath } from '@hearth/domain/listing/compared-homes.ts';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';
import { useIsHere } from '../../ui/use-is-here.ts';
import type { RemoveHome } from './compare-table.tsx';

/**
 * Removes a home from the comparison at once; the toast offers to undo it. The focus moves to the home at the same index.
 */
export function useRemoval(ids: readonly string[]): RemoveHome {
  const { compare } = useApp();
  const navigate = useNavigate();
  const focusAt = useRef<number | null>(null);
  const isHere = useIsHere();
  const link = ids.join();
  // State at an older toast: other homes may have been removed, or restored, since.
  const present = useRef(ids);
  const order = useRef(ids);

  // A layout effect, because an Undo may be pressed as soon as the homes are painted.
  useLayoutEffect(() => {
    const shown = link === '' ? [] : link.split(',');
    present.current = shown;
    // Removed homes retain their order among the rest; another link has its own order.
    if (order.current.filter((id) => shown.includes(id)).join() !== link) order.current = shown;
    if (focusAt.current !== null) focusHome(focusAt.current);
    focusAt.current = null;
  }, [link]);

  return (listing, at) => {
    const isIt = (id: string) => id === listing.listingid || id === listing.sourcelistingid;
    const before = present.current;
    const putBack = compare.remove(listing.listingid);
    const show = (wanted: readonly string[], index: number) => {
      focusAt.current = index;
      present.current = wanted;
      navigate(comparePath(wanted), { replace: true });
    };
    show(
      before.filter((id) => !isIt(id)),
      at,
    );
    const undo = () => {
      putBack();
      const own = before.filter(isIt);
      const wanted = order.current.filter((id) => own.includes(id) || present.current.includes(id));
      // A visitor who has left the page, or compares other homes by now, stays there.
      if (!isHere() || wanted.length === present.current.length) return;
      // Ids that no home is shown for count in neither place.
      show(wanted, at + wanted.findIndex(isIt) - before.findIndex(isIt));
    };
    withToasts((toasts) =>
      toasts(`${streetLine(listing)} removed from the comparison`, {
        action: { label: 'Undo', onClick: undo },
      }),
    );
  };
}

/** Focuses the home at this index, otherwise the last home, otherwise the page. */
function focusHome(at: number): void {
  const buttons = document.querySelectorAll<HTMLElement>('.compare-home__photo button');
  const target = buttons[Math.min(at, buttons.length - 1)] ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
  // A toast that loses the focus hands it back to where it had come from, once.
  if (document.activeElement !== target) target?.focus({ preventScroll: true });
}
