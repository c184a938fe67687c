import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { SmallDialog } from './small-dialog.tsx';

/** What only people with an account can do (specification section 6), and what it would do for them. */
const locked = {
  dismiss: {
    title: 'Dismissing a home takes an account',
    gain: 'Signed up, the homes you dismiss stay out of your searches on every device, until you bring them back.',
  },
  'share-by-email': {
    title: 'Sending by e-mail takes an account',
    gain: 'Signed up, you can send a home with a message of your own from here. Without an account, copy the link and send it yourself.',
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
      <p>This site takes no sign-ups, so nothing was changed.</p>
      <div className="small-dialog__buttons">
        <Button look="primary" onClick={onClose}>
          Got it
        </Button>
      </div>
    </SmallDialog>
  );
}
