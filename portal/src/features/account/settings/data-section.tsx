import type { User } from '@hearth/domain/contract/user.ts';
import { deleteMe, getMyData } from '@hearth/domain/contract/user.ts';
import { problemsBy } from '@hearth/domain/inquiry/person-rules.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useLeave } from '../../../shared/account/use-leave.ts';
import { useApp } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { SmallDialog } from '../../../ui/small-dialog.tsx';
import { AccountSection } from '../account-page.tsx';
import { accountFailure } from '../account-words.ts';
import { EmailField } from '../person-fields.tsx';
import { useAction } from '../use-action.ts';
import { whenConfirmed } from '../when-confirmed.ts';
import { saveFile } from './save-file.ts';

/** A copy of all that is stored about the person, and the end of the account. */
export function DataSection({ user }: { readonly user: User }): ReactNode {
  const { client } = useApp();
  const [isDeleting, setDeleting] = useState(false);
  const download = useAction(async () => {
    const data = await client.call(getMyData);
    saveFile('my-data.json', JSON.stringify(data, null, 2), 'application/json');
  });
  return (
    <AccountSection id="settings-data" title="Your data">
      <p className="account-note">Download everything that is stored about you, or delete your account.</p>
      <div className="account-section__buttons">
        <Button aria-disabled={download.isActing} onClick={download.run}>
          Download my data
        </Button>
        <Button className="danger" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {isDeleting && <DeleteDialog email={user.email} onClose={() => setDeleting(false)} />}
    </AccountSection>
  );
}

interface DeleteDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** A press alone deletes nothing: the person types the address of the account. */
function DeleteDialog({ email, onClose }: DeleteDialogProps): ReactNode {
  const { account, client } = useApp();
  const leave = useLeave();
  const isOwn = (typed: string) =>
    typed.toLowerCase() === email.toLowerCase() ? undefined : 'Enter the email of this account';
  const form = useServerForm({
    initial: { email: '' },
    check: problemsBy({ email: isOwn }),
    send: async (body) => {
      await whenConfirmed(account, () =>
        leave(() => client.call(deleteMe, { body }), { replace: true, losesAll: true }),
      );
    },
    failureWords: accountFailure,
  });
  return (
    <SmallDialog title="Delete your account?" onClose={onClose}>
      <p>
        This permanently deletes your account and all your data. This can’t be undone. Enter{' '}
        <strong>{email}</strong> to continue.
      </p>
      <form className="account-form" {...form.props}>
        <EmailField field={form.field('email')} />
        <FormEnd form={form} action="Delete my account" acting="Deleting…" />
      </form>
    </SmallDialog>
  );
}
