import { IconButton } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { UnlockOffer } from '../account/unlock-offer.tsx';
import type { LinkNotices } from './link-notices.ts';
import './link-notice.css';

interface LinkNoticeProps extends LinkNotices {
  /** Takes the focus from the button that goes. */
  readonly onDismissed?: () => void;
}

/** The parts of a link that its page does not use. */
export function LinkNotice({ notices, dismiss, onDismissed }: LinkNoticeProps): ReactNode {
  if (notices.length === 0) return null;
  return (
    <section className="link-notice" aria-label="About this link">
      <div>
        {notices.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        {notices.some(({ isUnlockable }) => isUnlockable) && <UnlockOffer />}
      </div>
      <IconButton
        icon="close"
        label="Dismiss"
        onClick={() => {
          dismiss();
          onDismissed?.();
        }}
      />
    </section>
  );
}
