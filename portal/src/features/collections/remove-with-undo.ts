import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import {
  refetchCollections,
  type Session,
  settleChange,
  whyFailed,
} from '../../ui/collections/collection-changes.ts';
import type { CollectionChange } from '../../ui/collections/saving.ts';
import { withToasts } from '../../ui/toast.ts';

interface Removal {
  /** What the pages show until the server knows of it, and after that. */
  readonly change: CollectionChange;
  /** The words of the toast with the undo. */
  readonly done: string;
  /** The words of the toast after a failure. */
  readonly failed: string;
  /** Sends it, in a request that outlasts the page. */
  readonly send: () => Promise<unknown>;
}

/**
 * Hides something at once; the server is told when the toast closes without an undo, or when the page is hidden or left. Undo and
 * failure show it again (specification section 4).
 */
export function removeWithUndo(app: Session, { change, done, failed, send }: Removal): void {
  const { saving } = app;
  const toastId = Math.random().toString(36);
  let isDecided = false;

  /** @returns whether it was still open; it can be decided once */
  function decide(): boolean {
    if (isDecided) return false;
    isDecided = true;
    saving.waiting.delete(commit);
    document.removeEventListener('visibilitychange', commitWhenHidden);
    removeEventListener('pagehide', commitNow);
    withToasts((toasts) => void toasts.dismiss(toastId));
    return true;
  }
  async function commit(): Promise<void> {
    if (!decide()) return;
    try {
      await send();
      settleChange(app, change);
    } catch (error) {
      withToasts((toasts) => toasts.error(failed, { description: whyFailed(error as ApiError) }));
    }
    saving.drop(change);
    refetchCollections(app);
  }
  const commitNow = () => void commit();
  const commitWhenHidden = () => document.hidden && commitNow();

  saving.add(change);
  saving.waiting.add(commit);
  document.addEventListener('visibilitychange', commitWhenHidden);
  addEventListener('pagehide', commitNow);
  withToasts(
    (toasts) =>
      toasts(done, {
        id: toastId,
        action: { label: 'Undo', onClick: () => decide() && saving.drop(change) },
        onAutoClose: commitNow,
        onDismiss: commitNow,
      }),
    // Without a toast there is no undo to wait for.
    commitNow,
  );
}
