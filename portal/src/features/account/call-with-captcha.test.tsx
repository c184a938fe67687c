import { json } from '@hearth/widgets/testing/answers.ts';
import { aChallenge } from '@hearth/widgets/testing/inquiry-server.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { server, show } from './testing/account-page.tsx';

test('a sign-up is sent again with a captcha where the server asks for one, and the text stays', async () => {
  const challenge = await aChallenge();
  const given: (string | null)[] = [];
  const { client } = server({
    '/sign-up': ({ headers }) => {
      given.push(headers.get('x-captcha-action'));
      return headers.has('x-captcha-token')
        ? json({ accepted: true })
        : json({ code: 'captcha_failed', message: '' }, 400);
    },
    '/challenge': () => json(challenge),
    '/sign-in': () => json({ code: 'wrong_credentials', message: '' }, 401),
  });
  const { account, body, submit } = show(client);
  account.open({
    name: 'sign up',
    email: 'ana@visitor.example',
    prefill: { firstname: 'Ana', lastname: 'Díaz', phone: '+15125550146' },
  });
  await userEvent.fill(await body.findByLabelText('Password'), 'Mesquite-Tree-42');
  await submit();
  await body.findByText(/We sent an email to/);
  expect(given).toEqual([null, 'sign-up']);
});
