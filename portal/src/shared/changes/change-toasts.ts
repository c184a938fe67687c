import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { withToasts } from '../../ui/toast.ts';
import type { Change, ToastWords } from './change.ts';

/** The toasts that announce changes. */
export interface ChangeToasts {
  readonly success: (change: Change, response: unknown) => void;
  readonly failure: (change: Change, error: ApiError) => void;
}

export function createChangeToasts(): ChangeToasts {
  const shown = new Map<string, string | number>();
  /** Shows the toast in place of the one before with the same subject. */
  function show(kind: 'success' | 'error', { title, ...rest }: ToastWords, subject?: string): void {
    withToasts((toasts) => {
      const toast = toasts[kind](title, rest);
      if (subject === undefined) return;
      const before = shown.get(subject);
      // Shows a new toast: a closing one would take new words along.
      if (before !== undefined) toasts.dismiss(before);
      shown.set(subject, toast);
    });
  }
  return {
    success({ words: { done, subject } }, response) {
      const words = typeof done === 'function' ? done(response) : done;
      if (words !== undefined) show('success', toastWords(words), subject);
    },
    failure(
      { words: { failed, reason = (failure: ApiError) => usualReason(failure), nextStep, subject } },
      error,
    ) {
      if (failed === undefined) return;
      const action = nextStep?.(error);
      show('error', { title: failed, description: reason(error), ...(action && { action }) }, subject);
    },
  };
}

export const toastWords = (words: string | ToastWords): ToastWords =>
  typeof words === 'string' ? { title: words } : words;

/** The reason of a failed change, in the words of the server where it objects to the values; `words` by error code. */
export const usualReason = (failure: ApiError, words: Parameters<typeof failureText>[2] = {}): string =>
  failure.validationErrors?.[0]?.message ??
  failureText(failure, 'Please try again.', {
    sign_in_required: 'Your session has ended. Log in again to continue.',
    ...words,
  });
