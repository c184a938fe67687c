import { beforeEach, expect, test, vi } from 'vitest';
import { aSite } from '../testing/a-site.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import './legal.element.ts';

const site = vi.fn<() => ReturnType<typeof aSite> | Response>();
beforeEach(() => {
  // A page has one client that caches its site; each test is its own page.
  window.__hearth = { version: '1', api: `https://${crypto.randomUUID()}.example/` };
  site.mockReset().mockReturnValue(aSite());
  vi.stubGlobal('fetch', homeServer({ site }).fetch);
  return () => {
    vi.unstubAllGlobals();
    delete window.__hearth;
  };
});

const partsOf = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].map((part) => part.getAttribute('part'));

test('it names the broker, links the notices of the commission and dates each source', async () => {
  const element = place('<hearth-legal heading="Legal"></hearth-legal>');
  const page = inside(element);
  await page.findByText('Hearth Realty');
  page.getByText('Texas license no. 9001234');
  const addressOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Texas Real Estate Commission Information About Brokerage Services')).toBe(
    'https://homes.example/legal/iabs.pdf',
  );
  expect(addressOf('Texas Real Estate Commission Consumer Protection Notice')).toBe(
    'https://homes.example/legal/consumer-protection.pdf',
  );
  expect(addressOf('+1 (512) 555-0100')).toBe('tel:5125550100');
  const source = page.getByText(/^Based on/).closest('p');
  expect(source?.textContent).toMatch(/^Based on .* ACTRIS data was last updated 20 Nov 2026\.$/);
  page.getByText('Equal Housing Opportunity');
  expect(addressOf('Privacy Policy')).toBe('https://homes.example/privacy');
  expect(await axeViolations(page.getByRole('region', { name: 'Legal' }))).toEqual([]);
});

test('the notices of the commission are at least ten points high', async () => {
  const element = place('<hearth-legal></hearth-legal>');
  const link = await inside(element).findByRole('link', { name: /Consumer Protection/ });
  expect(Number.parseFloat(getComputedStyle(link).fontSize)).toBeGreaterThanOrEqual(10 / 0.75);
});

test('a page chooses sections and their order; unknown words are ignored', async () => {
  const element = place('<hearth-legal sections="policies, nonsense Equal-Housing"></hearth-legal>');
  await inside(element).findByText('Terms of Use');
  expect(partsOf(element)).toEqual(['policies', 'equal-housing']);
  element.setAttribute('sections', 'nonsense');
  await expect.poll(() => partsOf(element)).toHaveLength(5);
});

test('shows the words of the page without the server, and offers a retry', async () => {
  site.mockReturnValueOnce(json({ code: 'internal_error' }, 500));
  const element = place('<hearth-legal><a href="/iabs.pdf">IABS</a></hearth-legal>');
  const page = inside(element);
  await page.findByText('The notices could not be loaded.');
  page.getByText('Equal Housing Opportunity');
  page.getByText('Information is deemed reliable but is not guaranteed.');
  await expect.poll(() => element.firstElementChild?.assignedSlot).toBeTruthy();
  page.getByRole('button', { name: 'Try again' }).click();
  await page.findByText('Hearth Realty');
  expect(element.firstElementChild?.assignedSlot).toBeNull();
});

test.each([
  [() => json({ code: 'origin_not_allowed' }, 403), 'The embed key of this page is not valid for this site.'],
  [() => new Response('<h1>Blocked</h1>', { status: 403 }), 'The notices could not be loaded.'],
])('shows the reason of a refusal: %#', async (answer, words) => {
  site.mockImplementation(answer);
  await inside(place('<hearth-legal></hearth-legal>')).findByText(words);
});

test('script in any field is text, and a script is no address', async () => {
  const script = '<img src=x onerror="document.title=1">';
  const { legal, brokerage } = aSite();
  site.mockReturnValue(
    aSite({
      brokerage: {
        ...brokerage,
        name: script,
        license: script,
        address: script,
        phone: script,
        email: script,
      },
      legal: {
        ...legal,
        iabsUrl: 'javascript:alert(1)',
        disclaimers: [{ source: 'AUS', mlsName: script, text: script.repeat(200), updatedat: null }],
      },
    }),
  );
  const element = place('<hearth-legal></hearth-legal>');
  await inside(element).findAllByText(script);
  expect(element.shadowRoot?.querySelector('img')).toBeNull();
  expect(inside(element).queryByRole('link', { name: /Brokerage Services/ })).toBeNull();
  expect(element.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('missing parts of the brokerage leave no empty lines', async () => {
  const brokerage = { name: 'Oak', license: null, phone: null, email: null, address: null };
  site.mockReturnValue(aSite({ brokerage }));
  const element = place('<hearth-legal sections="brokerage"></hearth-legal>');
  await inside(element).findByText('Oak');
  expect(element.shadowRoot?.querySelector('[part=brokerage]')?.childElementCount).toBe(1);
});
