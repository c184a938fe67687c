import { useMemo, useState } from 'react';
import type { Location } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import { correctionsOf, type LinkNotices, linkNotices } from '../../ui/link-notices.ts';

/** Read from the address, so that a reload shows the notices again. Dismissed, locked parts leave the address. */
export function useLinkNotices(
  { search, state }: Location,
  lease: boolean,
  dropLocked: () => void,
): LinkNotices {
  const { searches } = useApp();
  const [dismissedOf, setDismissedOf] = useState<string | null>(null);
  const notices = useMemo(
    () => linkNotices(searches.read(search, lease), correctionsOf(state)),
    [searches, search, lease, state],
  );
  return {
    notices: dismissedOf === search ? [] : notices,
    dismiss() {
      setDismissedOf(search);
      dropLocked();
    },
  };
}
