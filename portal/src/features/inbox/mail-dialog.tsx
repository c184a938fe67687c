import type { ReactNode } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';

interface MailDialogProps {
  readonly subject: string;
  /** Address of the mail as HTML. */
  readonly address: string;
  readonly onClose: () => void;
}

/** A mail as it was sent, in a frame in which nothing runs; its links open beside the page. */
export const MailDialog = ({ subject, address, onClose }: MailDialogProps): ReactNode => (
  <SmallDialog title={subject} onClose={onClose}>
    <iframe
      className="inbox__mail"
      title={subject}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src={address}
    />
  </SmallDialog>
);
