import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import type { ModalProps } from './modal-dialog.tsx';
import { useOverlay } from './use-overlay.ts';

const modalDialog = deferred(async () => (await import('./modal-dialog.tsx')).ModalDialog);

/** `ModalDialog`, whose library is fetched with the first dialog: no page shows one when it opens. */
export function Modal(props: ModalProps): ReactNode {
  const Dialog = useOverlay(modalDialog, true, props.onClose);
  return Dialog && <Dialog {...props} />;
}
