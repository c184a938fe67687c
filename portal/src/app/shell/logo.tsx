import type { ReactNode } from 'react';

/** A roof over a fire: the product's mark, in the accent colour. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
      <path d="M16 3 2.5 14.2l2 2.3L7 14.4V29h18V14.4l2.5 2.1 2-2.3z" fill="currentColor" />
      <path
        d="M16 12.5c.6 3.2 4.2 4.6 4.2 8.4a4.2 4.2 0 0 1-8.4 0c0-1.7.8-2.9 1.8-4 .1 1.1.5 1.8 1.2 2.2-.3-2.4 0-4.6 1.2-6.6z"
        fill="var(--_surface)"
      />
    </svg>
  );
}
