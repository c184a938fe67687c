import { markPaths } from '@hearth/domain/edition/mark.ts';
import type { ReactNode } from 'react';

/** A roof over a fire: the product's mark, in the accent colour. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
      <path d={markPaths.roof} fill="currentColor" />
      <path d={markPaths.fire} fill="var(--_surface)" />
    </svg>
  );
}
