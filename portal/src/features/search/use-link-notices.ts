import { useMemo } from 'react';
import type { Location } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { correctionsOf, type LinkNotices, linkNotices } from '../../shared/link-notices/link-notices.ts';
import { useDismissible } from '../../shared/link-notices/use-dismissible.ts';

/** Read from the address, so that a reload shows the notices again. Dismissed, locked parts leave the address. */
export function useLinkNotices(
  { search, state }: Location,
  lease: boolean,
  dropLocked: () => void,
): LinkNotices {
  const { searches } = useSession();
  const notices = useMemo(
    () => linkNotices(searches.read(search, lease), correctionsOf(state)),
    [searches, search, lease, state],
  );
  const link = useDismissible(notices, search);
  return {
    ...link,
    dismiss() {
      link.dismiss();
      dropLocked();
    },
  };
}
