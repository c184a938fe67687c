import { useCallback, useEffect, useRef } from 'react';
import type { ExternalToast } from 'sonner';
import { withToasts } from './toast.ts';

interface Notice extends Pick<ExternalToast, 'description' | 'action'> {
  /** A second notice with the same one takes the place of the first. */
  readonly id: string;
}

/**
 * Returns the function that shows a notice about the content of a page. It stays until it is closed, or the page shows something else.
 * @param content the same value as long as the notice is about what the page shows
 */
export function usePageNotice(content: unknown): (title: string, notice: Notice) => void {
  const shown = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content alone says how long the notice holds
  useEffect(
    () => () => {
      const { current: id } = shown;
      shown.current = null;
      if (id !== null) withToasts((toasts) => void toasts.dismiss(id));
    },
    [content],
  );
  return useCallback((title, notice) => {
    shown.current = notice.id;
    withToasts((toasts) =>
      toasts.info(title, { ...notice, duration: Number.POSITIVE_INFINITY, closeButton: true }),
    );
  }, []);
}
