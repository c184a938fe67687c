import { createClient } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '../shared/app/app-context.tsx';
import { dialogKey } from '../shared/listing/listing-modal.ts';
import { anApp } from '../testing/an-app.ts';
import { OpeningListingContext } from './opening-listing.ts';
import { Shell } from './shell/shell.tsx';

const home = '/1-Oak-St-Austin-TX-78701_home-A.html';

/** Notes what lies over the page, and the path of the location, each time they are rendered. */
function Notes({ seen }: { readonly seen: string[] }): ReactNode {
  const location = useLocation();
  const opening = useContext(OpeningListingContext);
  const key = opening?.key ?? dialogKey(location);
  const line = `${opening ? `opening ${opening.path}` : 'nothing opening'}, at ${location.pathname}`;
  useLayoutEffect(() => void seen.push(line), [seen, line]);
  return (
    <>
      <p data-testid="key">{key}</p>
      <button type="button" onClick={opening?.cancel}>
        Cancel
      </button>
    </>
  );
}

function show() {
  const seen: string[] = [];
  const client = createClient({ baseUrl: 'https://homes.example/', fetch: async () => json(aSite()) });
  const view = mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter initialEntries={['/listings']} useTransitions={false}>
        <Shell over={<Notes seen={seen} />}>
          <a href={home}>A home</a>
          <a href="/privacy-policy">Policy</a>
        </Shell>
      </MemoryRouter>
    </AppProvider>,
  );
  const press = (name: string) => view.getByText(name, { selector: 'a, button' }).click();
  return { seen, press, key: () => view.getByTestId('key').textContent };
}

test('a home is shown over the page first, then the location follows, with the same dialog', async () => {
  const { seen, press, key } = show();
  press('A home');
  await expect.poll(() => seen.at(1)).toBe(`opening ${home}, at /listings`);
  const first = key();
  await expect.poll(() => seen.at(-1)).toBe(`nothing opening, at ${home}`);
  expect(seen).toHaveLength(3);
  expect(key()).toBe(first);
});

test('a home that is closed at once never was at its address', async () => {
  const { seen, press } = show();
  press('A home');
  await expect.poll(() => seen).toHaveLength(2);
  press('Cancel');
  await idlePage();
  expect(seen.slice(1)).toEqual([`opening ${home}, at /listings`, 'nothing opening, at /listings']);
});

test('another page has its location at once', async () => {
  const { seen, press } = show();
  press('Policy');
  await expect.poll(() => seen.at(-1)).toBe('nothing opening, at /privacy-policy');
  expect(seen).toHaveLength(2);
});
