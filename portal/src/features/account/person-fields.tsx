import type { ReactNode } from 'react';
import { FormField, type RegisteredField } from '../../ui/forms/form-field.tsx';

interface PersonFieldProps {
  readonly field: RegisteredField;
  readonly label?: string;
}

interface EmailFieldProps extends PersonFieldProps {
  /** Set if password managers store the address with the password. */
  readonly isUsername?: boolean;
  /** Set if the browser lists passkeys in the field. */
  readonly offersPasskeys?: boolean;
}

export const EmailField = ({
  label = 'Email',
  isUsername = false,
  offersPasskeys = false,
  field,
}: EmailFieldProps): ReactNode => (
  <FormField
    field={field}
    label={label}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    autoComplete={offersPasskeys ? 'username webauthn' : isUsername ? 'username' : 'email'}
  />
);

export const FirstnameField = (props: PersonFieldProps): ReactNode => (
  <FormField label="First name" autoComplete="given-name" autoCapitalize="words" {...props} />
);

export const LastnameField = (props: PersonFieldProps): ReactNode => (
  <FormField label="Last name" autoComplete="family-name" autoCapitalize="words" {...props} />
);

export const PhoneField = (props: PersonFieldProps): ReactNode => (
  <FormField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...props} />
);
