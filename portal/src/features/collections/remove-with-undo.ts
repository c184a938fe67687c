import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import type { Session } from '../../shared/app/session.ts';
import {
  callFor,
  isTheirs,
  refetchCollections,
  sayFailed,
  settleChange,
} from '../../shared/saving/collection-changes.ts';
import type { CollectionChange } from '../../shared/saving/saving.ts';
import { withToasts } from '../../ui/toast.ts';
import { callToTheEnd } from './call-to-the-end.ts';
import { noteLeft } from './left-removals.ts';

interface Removal {
  /** What the pages show until the server knows of it, and after that. */
  readonly change: CollectionChange;
  /** The words of the toast with the undo. */
  readonly done: string;
  /** Below these words: what is removed, where they do not name it. */
  readonly what?: string;
  /** The words of the toast after a failure. */
  readonly failed: string;
  /** Sends it by the call that it is given. */
  readonly send: (call: Call) => Promise<unknown>;
  /** Called once the server has it. */
  readonly onSent?: () => void;
  /** Called before an undo shows it again. */
  readonly onUndo: () => void;
}

/**
 * Hides something at once; the server is told when the toast closes without an undo, or when the page is hidden or left. Undo and
 * failure show it again (specification section 4).
 */
export function removeWithUndo(
  app: Session,
  { change, done, what, failed, send, onSent, onUndo }: Removal,
): void {
  const { saving } = app;
  const toastId = Math.random().toString(36);
  let isDecided = false;

  /** @returns whether it was still open; it can be decided once */
  function decide(): boolean {
    if (isDecided) return false;
    isDecided = true;
    saving.waiting.delete(change);
    document.removeEventListener('visibilitychange', commitHidden);
    removeEventListener('pagehide', commitLeft);
    withToasts((toasts) => void toasts.dismiss(toastId));
    return true;
  }
  async function commit(isLeaving = false): Promise<void> {
    if (!decide()) return;
    if (isLeaving) noteLeft();
    try {
      await send(callFor(app, change, isLeaving ? callToTheEnd(app.client) : app.client.call));
      if (isTheirs(app, change)) {
        onSent?.();
        settleChange(app, change);
      }
    } catch (error) {
      sayFailed(app, change, { failed }, error);
    }
    saving.drop(change);
    refetchCollections(app);
  }
  const commitClosed = () => void commit();
  const commitLeft = () => void commit(true);
  const commitHidden = () => document.hidden && commitLeft();

  function undo(): void {
    if (!decide()) return;
    onUndo();
    saving.drop(change);
  }

  saving.add(change);
  saving.waiting.set(change, commit);
  document.addEventListener('visibilitychange', commitHidden);
  addEventListener('pagehide', commitLeft);
  withToasts(
    (toasts) =>
      toasts(done, {
        id: toastId,
        description: what,
        action: { label: 'Undo', onClick: undo },
        onAutoClose: commitClosed,
        onDismiss: commitClosed,
      }),
    // Without a toast there is no undo to wait for.
    commitClosed,
  );
}
