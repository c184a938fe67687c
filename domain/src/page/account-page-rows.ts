import type { PageRow } from './page-row.ts';

/** Rows of the pages that links in mails about accounts lead to. */
export const accountPageRows = {
  guestEmailSettings: {
    path: '/user/email-settings',
    screen: 'guest-email-settings',
    title: 'Email Settings',
  },
  subscription: {
    path: '/subscription/:hash',
    read: ({ hash = '' }) => ({ hash }),
    screen: 'subscription',
    title: 'Email Settings',
  },
  resetPassword: { path: '/reset-password', screen: 'reset-password', title: 'Reset your password' },
  setPassword: { path: '/set-password', screen: 'set-password', title: 'Set your password' },
  verifyEmail: { path: '/verify-email', screen: 'verify-email', title: 'Verify Account' },
  signUpLink: {
    path: '/signup/:email/:firstname?/:lastname?/:phone?',
    read: ({ email = '', firstname = '', lastname = '', phone = '' }) => ({
      email,
      firstname,
      lastname,
      phone,
    }),
    screen: 'sign-up-link',
    title: 'Sign up',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
