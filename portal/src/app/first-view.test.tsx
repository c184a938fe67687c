import { getAgent } from '@hearth/domain/contract/agent.ts';
import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import { plainBrand } from '@hearth/domain/edition/brand.ts';
import { listingRequest } from '@hearth/domain/page/first-requests.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { anAgent } from '@hearth/widgets/testing/an-agent.ts';
import { expect, test } from 'vitest';
import { renderFirstView } from './first-view.tsx';

const page: Omit<Parameters<typeof renderFirstView>[0], 'pathname'> = {
  ...{ edition: 'austin', query: '', publicUrl: 'https://homes.test', now: new Date('2026-11-21T18:00:00Z') },
  ...{ answers: {}, refusal: null, brand: plainBrand },
};

async function viewOf(
  ...given: readonly Partial<Parameters<typeof renderFirstView>[0]>[]
): Promise<HTMLElement> {
  const { html } = await renderFirstView(Object.assign({ pathname: '/' }, page, ...given));
  const view = document.createElement('div');
  view.innerHTML = html;
  return view;
}
const headingOf = (view: HTMLElement) => view.querySelector('h1')?.textContent;
const linksOf = (view: HTMLElement) =>
  [...view.querySelectorAll('main a:not(.legal-strip a)')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

const sale = ['Homes for sale', '/listings'];
const lease = ['Homes for lease', '/listings/lease'];

test('a home that is gone has a notice, with the ways to other homes', async () => {
  const view = await viewOf({
    pathname: '/x-austin-tx-78704-42.html',
    refusal: { id: '42', status: 410, code: 'listing_gone' },
  });
  expect(headingOf(view)).toBe('This listing is no longer on the market.');
  expect(view.textContent).toContain('Search the homes that are for sale or for lease now.');
  expect(linksOf(view)).toEqual([sale, lease, ['Homes for sale in 78704', expect.stringContaining('78704')]]);
});

test.each(['/x-austin-tx-78704-42.html', '/nothing/is/here'])('nothing is at %s', async (pathname) => {
  const refusal = { id: '42', status: 404, code: 'listing_not_found' } as const;
  const view = await viewOf({ pathname, refusal });
  expect(headingOf(view)).toBe('We couldn’t find that page');
  expect(linksOf(view)).toEqual([sale, lease]);
});

const reached = { attributioncontact: '512-555-0100', listagentdirectphone: null, listagentemail: null };
const agent = { ...reached, listagentdirectphone: '512-555-0142', listagentemail: 'ada@homes.example' };

test.each([
  [agent, 'Call +1 (512) 555-0142 or email ada@homes.example instead.'],
  [{ ...agent, attributioncontact: null, listagentdirectphone: null }, 'Email ada@homes.example instead.'],
  [reached, 'Contact +1 (512) 555-0100 instead.'],
  [{ ...reached, attributioncontact: 'ask@firm.example' }, 'Contact ask@firm.example instead.'],
  [{ ...reached, attributioncontact: null }, ''],
])('without scripts, a home names what its answer has in place of the form: %j', async (contact, ways) => {
  const listing = listingDetails({ listingid: '42', agentId: 'ada', ...contact });
  const { html } = await renderFirstView({
    ...page,
    pathname: '/x-austin-tx-78704-42.html',
    answers: { [listingRequest('42')]: listing },
  });
  // A document without scripts reads what these would hide.
  const view = new DOMParser().parseFromString(html, 'text/html');
  expect(view.querySelector('.listing-contact + noscript')?.textContent).toBe(
    `This form needs JavaScript. ${ways}`.trim(),
  );
});

test.each(['contact', 'refer-me', 'review-me'])('shows the agent below the dialog of %s', async (step) => {
  const agent = anAgent({ name: 'Ada Reyes' });
  const view = await viewOf({
    pathname: `/agents/ada-reyes/${step}`,
    answers: { [requestAddress(getAgent, { params: { agentId: 'ada-reyes' } })]: agent },
  });
  expect(headingOf(view)).toBe('Ada Reyes');
});
