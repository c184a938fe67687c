import { useState } from 'react';
import type { LinkNotice, LinkNotices } from './link-notices.ts';

/** Notices about a link, until the visitor dismisses those of this address. */
export function useDismissible(notices: readonly LinkNotice[], address: string): LinkNotices {
  const [dismissedOf, setDismissedOf] = useState<string | null>(null);
  return { notices: dismissedOf === address ? [] : notices, dismiss: () => setDismissedOf(address) };
}
