import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';

/** An invitation by link: the sign-up form with the fields of the link. People who are signed in go home. */
export function SignUpLinkScreen({
  params: { email, firstname, lastname, phone },
}: Pick<ScreenProps<'signUpLink'>, 'params'>): ReactNode {
  const { account } = useApp();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/', { replace: true, state: { requestProtected: true, email } });
    if (account.state.person === null)
      account.open({ name: 'sign up', email, prefill: { firstname, lastname, phone } });
  }, [account, navigate, email, firstname, lastname, phone]);
  return null;
}
