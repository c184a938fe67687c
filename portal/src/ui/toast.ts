import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { toast } from 'sonner';

const sonner = deferred(async () => (await import('sonner')).toast);

/**
 * Shows, changes or dismisses toasts. Their library is no part of the first load: it is fetched with the first toast, and before that when
 * the page is idle (`LateToasts`). It shows toasts that were made before it.
 * @param otherwise called where the library cannot be fetched
 */
export function withToasts(act: (toasts: typeof toast) => void, otherwise = () => {}): void {
  if (sonner.part) act(sonner.part);
  else sonner.fetch().then(act, otherwise);
}
