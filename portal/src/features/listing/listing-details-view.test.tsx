import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { inquiryServer } from '@hearth/widgets/testing/inquiry-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import portal from '../../styles.css';
import { anApp } from '../../testing/an-app.ts';
import listing from './listing.css';
import bar from './listing-bar.css';
import { ListingDetailsView } from './listing-details-view.tsx';
import tabs from './section-tabs.css';

function show(changes: Parameters<typeof listingDetails>[0] = {}) {
  const { fetch } = inquiryServer();
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const home = listingDetails({ publicremarks: 'Two oaks.', agentId: null, ...changes });
  const view = mount(
    <AppProvider value={anApp(client)}>
      <MemoryRouter>
        <div className="listing-page">
          <ListingDetailsView listing={home} details={home} />
        </div>
      </MemoryRouter>
    </AppProvider>,
    { sheets: [portal, listing, bar, tabs] },
  );
  const steps = view.container.querySelector('.listing-bar') as HTMLElement;
  return { ...view, steps };
}

test('price and next steps stay at hand once those of the summary are out of view', async () => {
  const view = show({ listprice: 450_000 });
  expect(view.steps.checkVisibility({ visibilityProperty: true })).toBe(false);
  const room = view.steps.offsetHeight;
  expect(room).toBeGreaterThan(44);
  view.getByRole('heading', { name: 'Ask about this home' }).scrollIntoView();
  await expect.poll(() => view.queryByRole('region', { name: 'Price and next steps' })).toBe(view.steps);
  expect(view.steps.textContent).toContain('$450,000');
  expect(view.steps.offsetHeight).toBe(room);
  expect(await axeViolations(view.container)).toEqual([]);
});

test('opens the form for a tour, in person or by video, and keeps a question written there', async () => {
  const view = show();
  view.getAllByRole('link', { name: 'Ask a question' })[0]?.click();
  await userEvent.fill(await view.findByLabelText(/^Message/), 'Is the oak still there?');
  view.getAllByRole('link', { name: 'Schedule a tour' })[0]?.click();
  await view.findByText('Pick a day to see available times.');
  expect(document.activeElement).toBe(view.getByRole('heading', { name: 'Schedule a tour' }));
  expect((view.getByLabelText(/^Message/) as HTMLTextAreaElement).value).toBe('Is the oak still there?');
  const ways = view.getByRole('radiogroup', { name: /^Tour type/ });
  expect(within(ways).getByRole('radio', { name: 'In person', checked: true })).toBeTruthy();
  const day = within(view.getByRole('radiogroup', { name: /^Day/ })).getAllByRole<HTMLInputElement>(
    'radio',
  )[2];
  day?.click();
  within(ways).getByRole('radio', { name: 'By video' }).click();
  await view.findByRole('form', { name: 'Schedule a video tour' });
  expect(day?.checked).toBe(true);
});

test.each([
  ['Active', ['Schedule a tour', 'Ask a question']],
  ['Sold', ['Ask a question']],
] as const)('a home that is %s offers %s', (mlsstatus, labels) => {
  const { container } = show({ mlsstatus });
  const shown = [...container.querySelectorAll('.summary .next-actions a')].map((link) => link.textContent);
  expect(shown).toEqual(labels);
});
