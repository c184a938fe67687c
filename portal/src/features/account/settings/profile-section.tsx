import { updateUser } from '@hearth/domain/contract/account-routes.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import {
  firstnameRule,
  lastnameRule,
  longest,
  phoneRule,
  type Rule,
} from '@hearth/domain/inquiry/person-rules.ts';
import type { ReactNode } from 'react';
import { useMeChanged } from '../../../shared/account/me-query.ts';
import { useApp } from '../../../shared/app/app-context.tsx';
import { AccountField, FirstnameField, LastnameField, PhoneField } from '../account-field.tsx';
import { AccountSection } from '../account-page.tsx';
import { FormEnd } from '../form-end.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { saved } from '../use-action.ts';

const locationRule: Rule = (value) =>
  value.length > longest ? `Please enter less than ${longest} characters` : undefined;

const rules = { firstname: firstnameRule, lastname: lastnameRule, phone: phoneRule, location: locationRule };

/** Name, phone and place of the person. */
export function ProfileSection({ user }: { readonly user: User }): ReactNode {
  const { client } = useApp();
  const changed = useMeChanged();
  const { username } = user;
  const form = useAccountForm(rules, async ({ location, ...values }) => {
    const body = { ...values, location: location === '' ? null : location };
    changed(await client.call(updateUser, { params: { username }, body }));
    saved();
  });
  return (
    <AccountSection id="settings-profile" title="Profile">
      <form className="account-form" noValidate onSubmit={form.onSubmit}>
        <div className="account-form__pair">
          <FirstnameField field={form.field('firstname')} defaultValue={user.firstname} />
          <LastnameField field={form.field('lastname')} defaultValue={user.lastname} />
          <PhoneField field={form.field('phone')} defaultValue={user.phone ?? ''} />
          <AccountField
            isOptional
            label="City"
            autoComplete="address-level2"
            field={form.field('location')}
            defaultValue={user.location ?? ''}
          />
        </div>
        <FormEnd form={form} action="Save" acting="Saving…" />
      </form>
    </AccountSection>
  );
}
