import type { ReactNode } from 'react';
import { useOnline } from '../../ui/use-online.ts';

/** One line while the browser has no network; the page stays readable. */
export function OfflineNotice(): ReactNode {
  const online = useOnline();
  return (
    <div role="status" className="offline">
      {!online && (
        <p className="offline-notice">
          You are not connected to the Internet. This page stays, and updates when you are connected again.
        </p>
      )}
    </div>
  );
}
