import type { SignedIn } from '@hearth/domain/contract/identity.ts';
import { type FieldProblem, problemsBy } from '@hearth/domain/inquiry/person-rules.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { accountFailure } from './account-words.ts';
import type { LinkCode } from './link-code.ts';
import { PasswordField, UsernameForPasswordManager } from './password-field.tsx';
import { usePasswordRule } from './sign-up-form.tsx';
import { useSessionActions } from './use-session-actions.ts';

interface NewPasswordFormProps {
  readonly link: LinkCode;
  readonly label?: string;
  readonly send: (body: LinkCode & { readonly password: string }) => Promise<SignedIn>;
  readonly action: string;
  /** The toast afterwards. */
  readonly success: string;
  /** Path of the page afterwards; the home page by default. */
  readonly next?: () => string;
  /** Next step after an expired link. */
  readonly expired: ReactNode;
  /** Further questions. */
  readonly children?: ReactNode;
}

/** Chooses a password by the code of a mail; the person is signed in with it. */
export function NewPasswordForm({
  link,
  label = 'New password',
  send,
  action,
  success,
  next = () => '/',
  expired,
  children,
}: NewPasswordFormProps): ReactNode {
  const { enter } = useSessionActions();
  const navigate = useNavigate();
  const [isExpired, setExpired] = useState(false);
  const form = useServerForm({
    initial: { newPassword: '' },
    check: problemsBy({ newPassword: usePasswordRule() }),
    send: async ({ newPassword }) => {
      try {
        const { person } = await send({ ...link, password: newPassword });
        enter(person, success);
        void navigate(next(), { replace: true });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'code_invalid') setExpired(true);
        throw error;
      }
    },
    failureWords: accountFailure,
    problemsOf: newPasswordProblems,
  });
  return (
    <>
      <form className="account-form" {...form.props}>
        <UsernameForPasswordManager value={link.email} />
        <p className="account-form__small">
          For <strong>{link.email}</strong>
        </p>
        <PasswordField isNew label={label} field={form.field('newPassword')} />
        {children}
        <FormEnd form={form} action={action} acting="Saving…" />
      </form>
      {isExpired && expired}
    </>
  );
}

/** The contract calls the field `password`; beside a current one the form cannot. */
export const newPasswordProblems = ({ validationErrors }: ApiError): readonly FieldProblem[] =>
  validationErrors.map((problem) =>
    problem.name === 'password' ? { ...problem, name: 'newPassword' } : problem,
  );
