import type { ReactNode } from 'react';
import type { ToastMessage } from './toast-message.ts';
import { deferred, useDeferred } from './use-deferred.ts';

/** Few visitors see one. */
const part = deferred(() => import('./toast.tsx'));

interface ToasterProps {
  readonly toast: ToastMessage | null;
  readonly onClose: () => void;
}

/** Announces and shows toasts. It has to be on the page before the first one: screen readers miss a new live region. */
export function Toaster({ toast, onClose }: ToasterProps): ReactNode {
  const arrived = useDeferred(part, toast !== null);
  return (
    <div className="hearth-toaster" role="status">
      {toast && arrived && <arrived.Toast toast={toast} onClose={onClose} />}
      {toast && arrived === null && toast.text}
    </div>
  );
}
