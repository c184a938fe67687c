import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';

/** Asks before a log-out removes what the server lacks. */
export function UnsavedWords(): ReactNode {
  const { account } = useApp();
  return (
    <div className="account-text">
      <p>
        Some of what you added to your listings isn’t saved yet. If you log out now, it’s removed from this
        device.
      </p>
      <p className="account-form__small">
        To keep it, stay and open the listing again. Log out once it says “Saved”.
      </p>
      <Button look="primary" onClick={() => account.close()}>
        Stay logged in
      </Button>{' '}
      <Button onClick={() => account.agree()}>Log out and remove it</Button>
    </div>
  );
}
