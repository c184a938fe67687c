import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ana as verified } from '../../testing/signed-in.ts';
import { server, show } from './testing/account-page.tsx';
import { whenConfirmed } from './when-confirmed.ts';

beforeEach(() => localStorage.clear());

const password = 'Mesquite-42';

/** A page whose person signed in long ago; the server refuses the action before a recent sign-in. */
function page() {
  let isRecent = false;
  const given = server({
    '/sign-in': () => {
      const { body } = given.requested.at(-1) ?? {};
      if (!JSON.stringify(body).includes(password))
        return json({ code: 'wrong_credentials', message: '' }, 401);
      isRecent = true;
      return json({ person: verified, token: null });
    },
  });
  const shown = show(given.client);
  shown.account.signedIn(verified);
  const act = vi.fn(async () => {
    if (!isRecent) throw new ApiError('recent_sign_in_required', 'signed in long ago');
  });
  return { ...shown, act, action: whenConfirmed(shown.account, act) };
}

test('an action that requires a recent sign-in goes on once the person has confirmed it', async () => {
  const { body, submit, dialog, act, action } = page();
  await body.findByRole('dialog', { name: 'Confirm it’s you' });
  await userEvent.fill(body.getByLabelText('Password'), 'wrong');
  await submit();
  await body.findByText('Incorrect password.');
  await userEvent.fill(body.getByLabelText('Password'), password);
  await submit();
  expect(await action).toBe(true);
  expect(act).toHaveBeenCalledTimes(2);
  expect(dialog()).toBeNull();
  expect(body.queryByText('Welcome!')).toBeNull();
});

test('a closed confirmation ends the action without a second try', async () => {
  const { body, act, action } = page();
  await userEvent.click(await body.findByRole('button', { name: 'Close' }));
  expect(await action).toBe(false);
  expect(act).toHaveBeenCalledTimes(1);
});

test('another person who signs in there does not confirm the action', async () => {
  const { account, body, act, action } = page();
  await body.findByRole('dialog');
  account.signedIn({ ...verified, username: 'ben' });
  expect(await action).toBe(false);
  expect(act).toHaveBeenCalledTimes(1);
});
