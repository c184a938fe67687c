import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useOnline } from '../../ui/use-online.ts';

/** One line while the browser is offline; the page stays readable. Back online, the parts that failed are requested again. */
export function OfflineNotice(): ReactNode {
  const online = useOnline();
  useRetryOnline();
  return (
    <div role="status" className="offline">
      {!online && (
        <p className="offline-notice">
          You are not connected to the Internet. Please check your connection and refresh the page.
        </p>
      )}
    </div>
  );
}

/** Sends the failed requests of the parts in view again once the browser is back online. */
function useRetryOnline(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const retry = () =>
      void queries.refetchQueries(
        { type: 'active', predicate: ({ state }) => state.status === 'error' },
        { cancelRefetch: false },
      );
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [queries]);
}
