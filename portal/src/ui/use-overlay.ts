import { type Deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useEffect, useEffectEvent } from 'react';
import { withToasts } from './toast.ts';

/**
 * The deferred part of something that opens over the page; undefined until it has been loaded. Where it cannot be loaded, a
 * toast reports it, and the overlay counts as closed.
 */
export function useOverlay<Part>(
  source: Deferred<Part>,
  isOpen: boolean,
  onClose: () => void,
): Part | undefined {
  const part = useDeferred(source, isOpen);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (part !== null) return;
    withToasts((toasts) => toasts.error('This could not be opened. Check your connection and try again.'));
    close();
  }, [part]);
  return part ?? undefined;
}
