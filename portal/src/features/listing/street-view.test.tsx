import type { StreetView as Answer } from '@hearth/domain/contract/street-view.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { StreetView } from './street-view.tsx';

function show(answer: Answer, streetView = true) {
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL((input as Request).url);
    requested.push(pathname);
    return json(pathname === '/api/site' ? aSite({ streetView }) : answer);
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const page = mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter>
        <StreetView listing={listingDetails({ listingid: 'L1' })} />
      </MemoryRouter>
    </AppProvider>,
  );
  return { ...page, requested };
}

const view = {
  ...{ picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', taken: '2024-05' },
  ...{ credit: '© Google', meters: 44 },
};

test.each<[string, Answer, RegExp]>([
  ['a picture', { view, isKnown: true }, /^Taken in May 2024, 140 ft from the home. © Google$/],
  ['no picture', { view: null, isKnown: true }, /^There is no street view within 500 m/],
  ['a failure', { view: null, isKnown: false }, /^The street view could not be loaded/],
])('street view with %s is asked for when its button is pressed', async (_what, answer, words) => {
  const page = show(answer);
  const button = await page.findByRole('button', { name: 'Street view' });
  expect(page.requested).toEqual(['/api/site']);
  button.click();
  const dialog = await within(document.body).findByRole('dialog', { name: 'Street view' });
  await within(dialog).findByText(words);
  expect(within(dialog).queryAllByRole('img')).toHaveLength(answer.view ? 1 : 0);
});

test('shows no street view without a service', async () => {
  const page = show({ view, isKnown: true }, false);
  await expect.poll(() => page.requested).toEqual(['/api/site']);
  expect(page.queryByRole('button')).toBeNull();
});
