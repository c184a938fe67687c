import type { ReactNode } from 'react';

/**
 * Says `message` to screen readers when it changes, after what they are saying. It has to be on the page, empty,
 * before it speaks for the first time: render it always and change its words.
 */
export function LiveRegion({ message }: { readonly message: string }): ReactNode {
  return (
    <div className="hearth-visually-hidden" role="status" aria-live="polite">
      {message}
    </div>
  );
}
