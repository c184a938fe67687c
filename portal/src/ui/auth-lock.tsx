import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { SmallDialog } from './small-dialog.tsx';

/** The actions that need an account (specification section 6), with their benefit. */
const locked = {
  dismiss: {
    title: 'You need an account to dismiss a home',
    gain: 'With an account, homes that you dismiss stay out of your searches on every device until you restore them.',
  },
  'share-by-email': {
    title: 'You need an account to send email',
    gain: 'With an account, you can email a home with your own message. Without one, copy the link and send it yourself.',
  },
} as const;

interface AuthLockProps {
  readonly action: keyof typeof locked;
  readonly onClose: () => void;
}

/** Replaces an action that a guest may not use: says what an account unlocks and that nothing has changed. */
export function AuthLock({ action, onClose }: AuthLockProps): ReactNode {
  const { title, gain } = locked[action];
  return (
    <SmallDialog title={title} onClose={onClose}>
      <p>{gain}</p>
      <p>You cannot sign up on this site, so nothing was changed.</p>
      <div className="small-dialog__buttons">
        <Button look="primary" onClick={onClose}>
          Got it
        </Button>
      </div>
    </SmallDialog>
  );
}
