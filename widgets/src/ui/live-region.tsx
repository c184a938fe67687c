import type { ReactNode } from 'react';

/**
 * Announces `message` to screen readers when it changes, politely. The region must be on the page, empty, before its first
 * message: render it always and change its words.
 */
export function LiveRegion({ message }: { readonly message: string }): ReactNode {
  return (
    <div className="hearth-visually-hidden" role="status" aria-live="polite">
      {message}
    </div>
  );
}
