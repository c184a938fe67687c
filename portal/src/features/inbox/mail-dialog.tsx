import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { type ReactNode, useState } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { useOnline } from '../../ui/use-online.ts';

interface MailDialogProps {
  readonly subject: string;
  /** Address of the mail as HTML. */
  readonly address: string;
  readonly onClose: () => void;
}

/** A mail as it was sent, in a frame in which nothing runs; its links open beside the page. Without a network it waits for one. */
export function MailDialog({ subject, address, onClose }: MailDialogProps): ReactNode {
  const isOnline = useOnline();
  const [isRequested, request] = useState(isOnline);
  if (isOnline && !isRequested) request(true);
  return (
    <SmallDialog title={subject} onClose={onClose}>
      {isRequested ? (
        <iframe
          className="inbox__mail"
          title={subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={address}
        />
      ) : (
        <Notice>You’re offline. This email opens here once you’re connected.</Notice>
      )}
    </SmallDialog>
  );
}
