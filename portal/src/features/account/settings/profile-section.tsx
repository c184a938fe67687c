import type { User } from '@hearth/domain/contract/user.ts';
import { updateUser } from '@hearth/domain/contract/user.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { profileProblems } from '@hearth/domain/people/profile-rules.ts';
import type { ReactNode } from 'react';
import { useMeChanged } from '../../../shared/account/me-query.ts';
import { useApp } from '../../../shared/app/app-context.tsx';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { AccountSection } from '../account-page.tsx';
import { accountFailure } from '../account-words.ts';
import { FirstnameField, LastnameField, PhoneField } from '../person-fields.tsx';
import { saved } from '../use-action.ts';

/** Name, phone and place of the person. */
export function ProfileSection({ user }: { readonly user: User }): ReactNode {
  const { client } = useApp();
  const changed = useMeChanged();
  const { username, firstname, lastname } = user;
  const form = useServerForm({
    initial: { firstname, lastname, phone: phoneText(user.phone ?? ''), location: user.location ?? '' },
    check: profileProblems,
    send: async ({ location, ...values }) => {
      const body = { ...values, location: location === '' ? null : location };
      changed(await client.call(updateUser, { params: { username }, body }));
      saved();
    },
    failureWords: accountFailure,
  });
  return (
    <AccountSection id="settings-profile" title="Profile">
      <form className="account-form" {...form.props}>
        <div className="account-form__pair">
          <FirstnameField field={form.field('firstname')} />
          <LastnameField field={form.field('lastname')} />
          <PhoneField field={form.field('phone')} />
          <FormField isOptional label="City" autoComplete="address-level2" field={form.field('location')} />
        </div>
        <FormEnd form={form} action="Save" acting="Saving…" />
      </form>
    </AccountSection>
  );
}
