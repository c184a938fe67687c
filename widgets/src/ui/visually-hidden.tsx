import type { ReactNode } from 'react';

/** Text that is heard and not seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="hearth-visually-hidden">{children}</span>;
}
