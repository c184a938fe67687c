import type { User } from '@hearth/domain/contract/user.ts';
import { updateUser } from '@hearth/domain/contract/user.ts';
import type { ReactNode } from 'react';
import { useMeChanged } from '../../../shared/account/me-query.ts';
import { useApp } from '../../../shared/app/app-context.tsx';
import { AccountSection } from '../account-page.tsx';
import { saved, useAction } from '../use-action.ts';

/** Returns whether the person receives mails besides those about the account itself. */
export function EmailChoice({ user }: { readonly user: User }): ReactNode {
  const { client } = useApp();
  const changed = useMeChanged();
  const { username, hasOptedOutOfEmail } = user;
  const { isActing, run } = useAction(async () => {
    const body = { hasOptedOutOfEmail: !hasOptedOutOfEmail };
    changed(await client.call(updateUser, { params: { username }, body }));
    saved();
  });
  return (
    <AccountSection id="settings-emails" title="Emails">
      <label className="account-form__check">
        <input type="checkbox" checked={!hasOptedOutOfEmail} aria-disabled={isActing} onChange={run} />
        Send me emails about homes and my searches
      </label>
      <p className="account-note">
        Emails about your account itself, such as a new password, are sent in any case.
      </p>
    </AccountSection>
  );
}
