import { sendVerificationEmail, signIn, signUp } from '@hearth/domain/contract/identity.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useLocation, useNavigate } from 'react-router';
import type { SessionPerson } from '../../shared/account/account.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { save } from '../../shared/saving/use-save.ts';
import { withToasts } from '../../ui/toast.ts';
import { accountFailure, linkNotSent, linkSent, linkSentIfNeeded } from './account-words.ts';
import { noteSignUp } from './after-confirmation.ts';
import { callWithCaptcha } from './call-with-captcha.ts';
import { goToProvider } from './go-to-provider.ts';

interface SignUpValues {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
}

/** Actions to sign in and up, with the toasts and the ways that follow. All reject with the failure of the call. */
export function useSessionActions() {
  const app = useApp();
  const { account, client } = app;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  /** The page becomes the person's: locked parts open where they stand. */
  function enter(person: SessionPerson | null, words = 'Welcome!'): void {
    if (person === null) {
      account.giveUp();
      return;
    }
    const { name, returnTo, wanted } = account.state.dialog ?? {};
    account.signedIn(person);
    // The action that required the recent sign-in goes on, with words of its result.
    if (name === 'confirm') {
      account.close();
      return;
    }
    if (person.loginStatus === 'verified') account.close();
    else account.open({ name: 'verify', email: person.email });
    withToasts((toasts) => toasts.success(words));
    if (returnTo?.startsWith('/') && !returnTo.startsWith('//')) void navigate(returnTo);
    if (wanted) save(app.session(), wanted);
  }

  async function logIn(email: string, password: string, rememberMe = true): Promise<void> {
    account.begin('logging in');
    try {
      const { person } = await client.call(signIn, { body: { email, password, rememberMe } });
      enter(person);
    } catch (error) {
      account.giveUp();
      if (!(error instanceof ApiError) || error.code !== 'agent_email_flow') throw error;
      await goToProvider(app, { asAgent: true });
    }
  }

  return {
    enter,
    logIn,
    /** The answer does not tell whether the address had an account: its owner gets a mail in any case. */
    async signUp(values: SignUpValues): Promise<void> {
      account.begin('logging in');
      try {
        await callWithCaptcha(app, 'sign-up', (headers) => client.call(signUp, { body: values, headers }));
        noteSignUp(account.state.dialog ?? {}, pathname + search);
        const { email, password } = values;
        const { person } = await client.call(signIn, { body: { email, password } });
        enter(person, linkSent);
      } catch (error) {
        account.giveUp();
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'agent_email_flow') return goToProvider(app, { asAgent: true });
        if (error.code !== 'wrong_credentials') throw error;
        account.open({ ...account.state.dialog, name: 'verify', email: values.email });
      }
    },
    /** @param email of a guest; undefined for the signed-in person */
    async sendLink(email: string | undefined): Promise<void> {
      try {
        await client.call(sendVerificationEmail, { body: email === undefined ? {} : { email } });
        withToasts((toasts) => toasts.success(email === undefined ? linkSent : linkSentIfNeeded));
      } catch (error) {
        const { code } = error as ApiError;
        const words =
          code === 'too_many_attempts' || code === 'offline' ? accountFailure(error as ApiError) : null;
        withToasts((toasts) => toasts.error(linkNotSent, words === null ? {} : { description: words }));
      }
    },
  };
}
