import { type ReactNode, useSyncExternalStore } from 'react';

/** One line while the browser has no network; what is on the page stays readable. */
export function OfflineNotice(): ReactNode {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="offline">
      {!online && <p className="offline-notice">You are offline. New results appear once you are back.</p>}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
