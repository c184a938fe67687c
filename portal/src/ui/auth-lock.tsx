import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { SmallDialog } from './small-dialog.tsx';

/** What only people with an account can do (specification section 6), and what it would do for them. */
const locked = {
  dismiss: {
    title: 'You need an account to dismiss a home',
    gain: 'With an account, homes that you dismiss stay out of your searches on every device until you restore them.',
  },
  'share-by-email': {
    title: 'You need an account to send e-mail',
    gain: 'With an account, you can e-mail a home with your own message. Without one, copy the link and send it yourself.',
  },
} as const;

interface AuthLockProps {
  readonly action: keyof typeof locked;
  readonly onClose: () => void;
}

/** Stands in for what a guest asked for: what signing up would unlock, and that nothing has happened. */
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
