import { expect, it } from 'vitest';
import { ana, identityAppOfFile, password } from '../testing/identity-app.ts';

const one = identityAppOfFile();
const right = { email: ana.email, password };

it('mails a person about sign-ins with another browser, however alike, and not a known one', async () => {
  const known = await one.verifiedBrowser();
  await known.post('/api/user/sign-out');
  await known.post('/api/user/sign-in', right);
  expect(await one.mails('account-new-sign-in')).toEqual([]);
  const second = one.browser('203.0.113.8');
  await second.post('/api/user/sign-in', right);
  await one.browser('203.0.113.9').post('/api/user/sign-in', right);
  await second.post('/api/user/sign-in', right);
  expect(await one.mails('account-new-sign-in')).toMatchObject([
    { toAddress: ana.email, parameters: { address: '203.0.113.8' } },
    { toAddress: ana.email, parameters: { address: '203.0.113.9' } },
  ]);
});

it('mails a person about the next browser after all sessions ended', async () => {
  const known = await one.verifiedBrowser();
  await known.post('/api/user/sign-out-everywhere');
  await one.browser('203.0.113.8').post('/api/user/sign-in', right);
  expect(await one.mails('account-new-sign-in')).toHaveLength(1);
});
