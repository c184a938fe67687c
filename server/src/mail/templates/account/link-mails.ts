import { linkMail } from './link-mail.ts';

const ignore = 'Didn’t ask for this? You can ignore this email. Nothing changes unless you use the link.';

/** Proves that the address of a new account is the person's. */
export const accountVerify = linkMail({
  subject: 'Confirm your email address',
  request: 'Confirm your email to unlock all photos, price history, and sold homes.',
  action: 'Confirm my email address',
  otherwise: ignore,
});

/** The same for the new address of an account. */
export const accountChangeEmail = linkMail({
  subject: 'Confirm your new email address',
  request:
    'Confirm your new email address. Open the link in the browser where you’re logged in. Until then, we’ll keep using your current address.',
  action: 'Confirm my new email address',
  otherwise: ignore,
});

export const accountReset = linkMail({
  subject: 'Reset your password',
  request: 'Choose a new password for your account. You’ll be logged out on all your devices.',
  action: 'Choose a new password',
  otherwise: ignore,
});

/** For an account without a password: one that an operator made, or one of a social login. */
export const accountSetPassword = linkMail({
  subject: 'Set your password',
  request: 'Your account doesn’t have a password yet. Set one to log in with your email address.',
  action: 'Set my password',
  otherwise: ignore,
});

export const accountInvite = linkMail({
  subject: 'You’re invited to create an account',
  request: 'You’re invited to create an account. We’ve filled in your name and email address.',
  action: 'Create my account',
  otherwise: 'Don’t want an account? You can ignore this email.',
});
