import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { type ReactNode, useEffect } from 'react';
import { toast } from 'sonner';
import type { ModalProps } from './modal-dialog.tsx';

const modalDialog = deferred(async () => (await import('./modal-dialog.tsx')).ModalDialog);

/** `ModalDialog`, whose library is fetched with the first dialog: no page shows one when it opens. */
export function Modal(props: ModalProps): ReactNode {
  const { onClose } = props;
  const Dialog = useDeferred(modalDialog);
  useEffect(() => {
    if (Dialog !== null) return;
    toast.error('This could not be opened. Check your connection and try again.');
    onClose();
  }, [Dialog, onClose]);
  return Dialog && <Dialog {...props} />;
}
