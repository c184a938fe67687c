import { expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { refuseWeakPassword } from './sign-up.service.ts';

const refusal = (password: string): Promise<unknown> =>
  refuseWeakPassword(testConfig(), password).catch((error) => error.validationErrors);

it.each(['Thx1138', '123456qQ', 'bLink182', '12qwASzx'])(
  'a new password is not %s, which leaked',
  async (password) =>
    expect(await refusal(password)).toEqual([
      {
        name: 'password',
        message: 'This password is one of the most common ones. Choose one that is harder to guess.',
      },
    ]),
);

it.each(['Thx1138 and 7 cats', 'Blink18two', 'Quiet River 9'])('a new password may be %s', async (password) =>
  expect(await refusal(password)).toBeUndefined(),
);
