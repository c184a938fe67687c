import { linkMail } from './link-mail.ts';

const ignore = 'If you did not ask for this, you can ignore this email. Nothing changes without the link.';

/** Proves that the address of a new account, or the new address of an account, is the person's. */
export const accountVerify = linkMail({
  subject: 'Confirm your email address',
  request:
    'please confirm that this is your email address. Then you see all photos, price history and sold homes.',
  action: 'Confirm my email address',
  otherwise: ignore,
});

export const accountReset = linkMail({
  subject: 'Reset your password',
  request: 'you can choose a new password for your account now. You will be signed out on all your devices.',
  action: 'Choose a new password',
  otherwise: ignore,
});

/** For an account without a password: one that an operator made, or one of a social login. */
export const accountSetPassword = linkMail({
  subject: 'Set your password',
  request: 'your account has no password yet. Choose one, and you can sign in with your email address.',
  action: 'Set my password',
  otherwise: ignore,
});

export const accountInvite = linkMail({
  subject: 'You are invited to open an account',
  request: 'you are invited to open an account. Your name and email address are filled in already.',
  action: 'Open my account',
  otherwise: 'If you do not want an account, you can ignore this email.',
});
