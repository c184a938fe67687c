import { getInvitation, setPassword } from '@hearth/domain/contract/identity.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { AccountPage } from './account-page.tsx';
import { type LinkCode, useLinkCode } from './link-code.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** The first password of an account that the brokerage made. */
export function SetPasswordScreen(): ReactNode {
  const link = useLinkCode();
  return (
    <AccountPage>
      {link ? (
        <FirstPassword link={link} />
      ) : (
        <p>This link isn’t complete. Open it from the email again, or copy all of it.</p>
      )}
    </AccountPage>
  );
}

function FirstPassword({ link }: { readonly link: LinkCode }): ReactNode {
  const { client } = useApp();
  const { data, error } = useQuery({
    queryKey: ['invitation', link.email],
    queryFn: ({ signal }) => client.call(getInvitation, { body: link, signal }),
    // The password that is set uses the link up.
    staleTime: 'static',
    retry: false,
  });
  if ((error as ApiError | null)?.code === 'code_invalid')
    return (
      <p role="alert">
        This link was used already or has expired. Ask the person who invited you for a new one.
      </p>
    );
  return (
    <>
      {data && <p>Welcome, {data.firstname}. Choose a password, and your account is ready.</p>}
      <NewPasswordForm
        link={link}
        send={(body) => client.call(setPassword, { body })}
        action="Set password"
        success="Password has been set successfully"
        expired={<p>Ask the person who invited you for a new link.</p>}
      />
    </>
  );
}
