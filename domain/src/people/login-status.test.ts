import { expect, it } from 'vitest';
import { loginStatusOf } from './login-status.ts';

const client = { role: 'Client', emailVerified: false, hasSocialLogin: false } as const;

it.each([
  [client, 'not verified'],
  [{ ...client, emailVerified: true }, 'verified'],
  [{ ...client, hasSocialLogin: true }, 'verified'],
  [{ ...client, role: 'Agent' as const }, 'verified'],
])('the login status of %o is %s', (account, status) => expect(loginStatusOf(account)).toBe(status));
