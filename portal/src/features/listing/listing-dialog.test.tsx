import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { screen } from '@testing-library/dom';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { ListingDialog } from './listing-dialog.tsx';

const homes = ['A', 'B', 'C'].map((id, at) =>
  listingDetails({
    ...{ listingid: id, sourcelistingid: null, streetnumber: `${at + 1}`, streetname: 'Oak' },
    ...{ listprice: 400_000 + at, publicremarks: `Home ${id}.` },
  }),
);

function Over({ first }: { readonly first: string }) {
  const [id, step] = useState(first);
  const onStep = (path: string) => step(/home-(\w+)\.html/.exec(path)?.[1] ?? '');
  return <ListingDialog dialog="d" id={id} address="" onClose={() => undefined} onStep={onStep} />;
}

/** A dialog over results, and the answer that the server holds back until it is let go. */
function open(id: string) {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const fetch = async (input: RequestInfo | URL) => {
    await answered;
    const { pathname } = new URL((input as Request).url);
    const home = homes.find(({ listingid }) => pathname.endsWith(`/listing/${listingid}`));
    return home ? json(home) : json({ code: 'not_found', message: '' }, 404);
  };
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }));
  app.homes.showResults(homes, { before: 50, total: 138 });
  mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <Over first={id} />
      </MemoryRouter>
    </AppProvider>,
  );
  return { answer };
}

test('a home begins with what its card shows, and the rest follows in the same place', async () => {
  const { answer } = open('A');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toContain('1 ');
  screen.getAllByText('$400,000');
  expect(screen.queryByText('Home A.')).toBeNull();
  answer();
  await screen.findByText('Home A.');
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  // Not the first breadcrumb, which leads away.
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('dialog'));
});

test('the next and previous home of the results come by keyboard and are announced', async () => {
  open('B').answer();
  await screen.findByText('Home B.');
  const next = await screen.findByRole('button', { name: 'Next home' });
  next.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Home C.');
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^3 .*Oak.*, home 53 of 138$/),
  );
  screen.getByRole('dialog', { name: /^3 .*Oak/ });
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Previous home' }));
  await screen.findByText('Home B.');
});

test('a home that is no longer listed in the results has no neighbors', async () => {
  open('Z').answer();
  await screen.findByText('This home is no longer listed.');
  expect(screen.queryByRole('navigation', { name: 'Homes of your results' })).toBeNull();
});

/** Presses the way to the form of a home that is still loading. */
async function askEarly() {
  const { answer } = open('A');
  await userEvent.click(await screen.findByRole('link', { name: 'Ask a question' }));
  const arrive = async () => {
    answer();
    return screen.findByRole('heading', { name: 'Ask about this home' });
  };
  return { arrive };
}

test('a question that is asked before the home is whole leads to the form once it is there', async () => {
  const { arrive } = await askEarly();
  const form = await arrive();
  await expect.poll(() => document.activeElement).toBe(form);
  expect(form.getBoundingClientRect().top).toBeLessThan(innerHeight);
});

test.each([
  ['a press', () => userEvent.click(screen.getByRole('heading', { level: 1 }))],
  ['a key', () => userEvent.keyboard('{ArrowDown}')],
  ['a turn of the wheel', () => userEvent.wheel(screen.getByRole('dialog'), { delta: { y: 1 } })],
  // Back and Forward.
  ['another page', async () => dispatchEvent(new PopStateEvent('popstate'))],
])('%s in the meantime is what counts', async (_what, act) => {
  const { arrive } = await askEarly();
  await act();
  const form = await arrive();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).not.toBe(form);
});
