import { linkMail } from './link-mail.ts';

const ignore = 'If you did not ask for this, you can ignore this email. Nothing changes without the link.';

/** Proves that the address of a new account is the person's. */
export const accountVerify = linkMail({
  subject: 'Confirm your email address',
  request:
    'Please confirm that this is your email address. Then you see all photos, price history and sold homes.',
  action: 'Confirm my email address',
  otherwise: ignore,
});

/** The same for the new address of an account. */
export const accountChangeEmail = linkMail({
  subject: 'Confirm your new email address',
  request:
    'Please confirm that this is your new email address. Open the link in the browser in which you are logged in. Until then your account keeps its former address.',
  action: 'Confirm my new email address',
  otherwise: ignore,
});

export const accountReset = linkMail({
  subject: 'Reset your password',
  request: 'You can choose a new password for your account now. You will be logged out on all your devices.',
  action: 'Choose a new password',
  otherwise: ignore,
});

/** For an account without a password: one that an operator made, or one of a social login. */
export const accountSetPassword = linkMail({
  subject: 'Set your password',
  request: 'Your account has no password yet. Choose one, and you can log in with your email address.',
  action: 'Set my password',
  otherwise: ignore,
});

export const accountInvite = linkMail({
  subject: 'You are invited to open an account',
  request: 'You are invited to open an account. Your name and email address are filled in already.',
  action: 'Open my account',
  otherwise: 'If you do not want an account, you can ignore this email.',
});
