import type { Client } from '@hearth/widgets/client/client.ts';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { withToasts } from '../../ui/toast.ts';
import { callToTheEnd } from './call-to-the-end.ts';
import type { Change, ToastWords } from './change.ts';
import { toastWords } from './change-toasts.ts';
import { noteLeft } from './left-changes.ts';

/** The changes that can still be undone. */
export interface HeldChanges {
  /** Offers an undo in a toast. Resolves to true once the toast closes, and to false after the undo. */
  readonly hold: (change: Change, undo: () => void) => Promise<boolean>;
  /** The response to a change that was sent when the page was left or hidden. */
  readonly responseOf: (change: Change) => Promise<unknown> | undefined;
  /** Undoes those of one thing, without a word. */
  readonly replace: (key: QueryKey) => void;
  /** Closes all toasts with an undo. */
  readonly commit: () => void;
}

export function createHeldChanges(client: Client): HeldChanges {
  const held = new Map<Change, (isSent: boolean) => void>();
  const responses = new WeakMap<Change, Promise<unknown>>();

  function sendAtOnce(change: Change): void {
    noteLeft();
    const response = change.call(callToTheEnd(client), (_, answer) => answer);
    // The mutation that takes it over may have to wait for others.
    response.catch(() => {});
    responses.set(change, response);
  }

  return {
    hold: (change, undo) =>
      new Promise((resolve) => {
        const decision = new AbortController();
        const { signal } = decision;
        let toast: string | number;
        const decide = (isSent: boolean) => {
          if (signal.aborted) return;
          decision.abort();
          held.delete(change);
          withToasts((toasts) => void toasts.dismiss(toast));
          resolve(isSent);
        };
        const close = () => decide(true);
        const leave = () => {
          sendAtOnce(change);
          close();
        };
        const onClick = () => {
          if (!signal.aborted) undo();
          decide(false);
        };
        held.set(change, decide);
        addEventListener('pagehide', leave, { signal });
        document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
        const { title, ...rest } = toastWords(change.words.done as string | ToastWords);
        withToasts((toasts) => {
          const action = { label: 'Undo', onClick };
          toast = toasts(title, { ...rest, action, onAutoClose: close, onDismiss: close });
          // Without a toast there is no undo to wait for.
        }, close);
      }),
    responseOf: (change) => responses.get(change),
    replace(key) {
      for (const [change, decide] of held) if (hashKey(change.key) === hashKey(key)) decide(false);
    },
    commit() {
      for (const decide of held.values()) decide(true);
    },
  };
}
