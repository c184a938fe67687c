import type { User } from '@hearth/domain/contract/user.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { beforeEach, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../../app/toasts.tsx';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { forget } from '../../../testing/forget.ts';
import { signedInApp } from '../../../testing/signed-in.ts';
import { Loaded } from '../account-settings-screen.tsx';
import { FavoritePlaces } from './favorite-places.tsx';

beforeEach(forget);

const work = { id: 7, name: 'Work', address: '500 W 2nd St', latitude: 30.2, longitude: -97.7 };
const page = within(document.body);

test('a removed place goes at once, and comes back with the reason of a failure', async () => {
  let refuse: (error: ApiError) => void = () => {};
  const call = ({ method, path }: { method: string; path: string }): Promise<unknown> => {
    if (method === 'DELETE')
      return new Promise((_, reject) => {
        refuse = reject;
      });
    const me: Partial<User> = { favoritePlaces: [work] };
    return Promise.resolve(path.endsWith('/favorite-place') ? [work] : me);
  };
  const client = { baseUrl: `${location.origin}/`, call } as unknown as Client;
  mount(
    <AppProvider value={signedInApp(client)}>
      <Loaded>{(user) => <FavoritePlaces user={user} />}</Loaded>
      <Toasts />
    </AppProvider>,
  );
  await userEvent.click(await page.findByRole('button', { name: 'Remove Work' }));
  await page.findByText(/^No places yet/);
  refuse(new ApiError('network', ''));
  await page.findByRole('button', { name: 'Remove Work' });
  await page.findByText('Unable to remove Work');
  page.getByText(/^We could not reach the server/);
});
