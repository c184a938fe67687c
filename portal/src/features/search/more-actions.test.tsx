import { getContacts } from '@hearth/domain/contract/contact.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { forget } from '../../testing/forget.ts';
import { anAgent, signedInApp } from '../../testing/signed-in.ts';
import { CardActions } from './listing-actions.tsx';

beforeEach(forget);

const page = within(document.body);
const contacts = [
  { id: '1', username: 'kim', firstname: 'Kim', lastname: 'Lee', can: { act: true } },
  { id: '2', username: 'bo', firstname: 'Bo', lastname: 'Cole', can: { act: true } },
];

/** The dialog that was opened by the menu of a card, and the button of the menu. */
async function openRecommend() {
  const call = async ({ path }: { path: string }) =>
    path === getContacts.path ? { items: contacts, total: 2 } : [];
  mount(
    <AppProvider value={signedInApp({ baseUrl: '', call } as unknown as Client, anAgent)}>
      <MemoryRouter>
        <CardActions listing={aListingCard({ listingid: 'L1' })} />
        <Toasts />
      </MemoryRouter>
    </AppProvider>,
  );
  const menu = await page.findByRole('button', { name: /^More actions/ });
  await userEvent.click(menu);
  await userEvent.click(page.getByRole('button', { name: /^Recommend/ }));
  await page.findByRole('dialog', { name: 'Recommend 1 home' });
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  return menu;
}

test('takes the focus back from a dialog of the menu that Escape closes', async () => {
  const menu = await openRecommend();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(menu);
});

test.each([
  [['Kim Lee'], '1 home recommended to Kim Lee'],
  [['Kim Lee', 'Bo Cole'], '1 home recommended to 2 contacts'],
])('recommends a home to %j, and takes the focus back', async (names, words) => {
  const menu = await openRecommend();
  for (const name of names) await userEvent.click(await page.findByLabelText(name));
  await userEvent.click(page.getByRole('button', { name: 'Recommend' }));
  await page.findByText(words);
  await expect.poll(() => document.activeElement).toBe(menu);
});
