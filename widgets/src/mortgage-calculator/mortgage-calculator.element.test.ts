import { averageRate } from '@hearth/domain/mortgage/average-rate.ts';
import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aListingCard } from '../testing/a-listing-card.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { inside, place } from '../testing/mount.tsx';
import type { MortgageChange } from './mortgage-change.ts';
import './mortgage-calculator.element.ts';

const site = {
  calculator: {
    taxRatePercent: 2.2,
    insuranceRatePercent: 0.5,
    downPaymentPercent: 10,
    years: 30,
    averageRate: { percent: 6.11, date: '2026-11-19', source: 'The rate survey' },
  },
};
const listing = {
  ...aListingCard({ listprice: 450_000 }),
  taxannualamount: 9_234,
  associationfee: 600,
  associationfeefrequency: 'Annually',
};

let answers: Record<string, () => Response | Promise<Response>> = {};
const requested: URL[] = [];
/** Serves the requests of the page from `answers` until the returned function is called. */
function fakeFetch(): () => void {
  answers = {};
  requested.length = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    requested.push(url);
    const answer = answers[url.pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return () => vi.unstubAllGlobals();
}

beforeEach(fakeFetch);

const calculator = (attributes = '') =>
  place(`<hearth-mortgage-calculator ${attributes}></hearth-mortgage-calculator>`);
/** When its chart is there, so is everything but what the server knows. */
const ready = async (element: HTMLElement) => {
  await expect.poll(() => element.shadowRoot?.querySelector('table')).toBeTruthy();
  await expect.poll(() => element.shadowRoot?.querySelector('input')?.maxLength).toBe(24);
  return inside(element);
};
const field = (element: HTMLElement, name: string) =>
  inside(element).getByLabelText<HTMLInputElement>(name, { exact: true });
const total = (element: HTMLElement) => element.shadowRoot?.querySelector('[part=total] b')?.textContent;

async function enter(element: HTMLElement, name: string, text: string): Promise<void> {
  const input = field(element, name);
  input.focus();
  input.select();
  await userEvent.keyboard(text);
}

describe('with no network', () => {
  test('it uses its built-in figures, and names the source of its rate', async () => {
    const element = calculator('heading="What it costs" price="500000"');
    const view = await ready(element);
    expect(view.getByRole('heading', { name: 'What it costs' })).toBeTruthy();
    expect(field(element, 'Home price').value).toBe('500,000');
    expect(field(element, 'Down payment in dollars').value).toBe('100,000');
    expect(field(element, 'Down payment in percent').value).toBe('20');
    expect(
      view.getByText(`${averageRate.percent}% is the average 30-year fixed rate of`, { exact: false }),
    ).toBeTruthy();
    expect(await axeViolations(element)).toEqual([]);
  });

  test('attributes set the starting figures; invalid ones are ignored', async () => {
    const element = calculator(
      'price="400000" down-payment="25" rate="6.5" years="15" tax-rate="1.8" insurance-rate="0.4" hoa-dues="90" hoa-type="Quarterly"',
    );
    const view = await ready(element);
    expect(field(element, 'Down payment in dollars').value).toBe('100,000');
    expect(field(element, 'Interest rate').value).toBe('6.5');
    expect(view.getByLabelText<HTMLSelectElement>('Loan term').value).toBe('15');
    expect(field(element, 'Property tax per year in dollars').value).toBe('7,200');
    expect(view.queryByText(/average 30-year/)).toBeNull();
    element.setAttribute('price', '-7');
    element.setAttribute('rate', '900');
    element.setAttribute('years', '99999999');
    await expect.poll(() => field(element, 'Home price').value).toBe('450,000');
    expect(field(element, 'Interest rate').value).toBe(String(averageRate.percent));
    expect(view.getByLabelText<HTMLSelectElement>('Loan term').value).toBe('30');
  });

  test('missing figures of a listing are reported, and the fields stay', async () => {
    const element = calculator('listing-id="L1"');
    await inside(element).findByText(/listing's figures could not be loaded/);
    expect(field(element, 'Home price').value).toBe('450,000');
  });
});

describe('typing', () => {
  test('groups digits, leaves the caret, and Backspace removes the digit behind a comma', async () => {
    const element = calculator('price="450000"');
    await ready(element);
    const price = field(element, 'Home price');
    price.focus();
    price.setSelectionRange(1, 1);
    await userEvent.keyboard('7');
    expect(price.value).toBe('4,750,000');
    expect(price.selectionStart).toBe(3);
    price.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(price.value).toBe('750,000');
    price.setSelectionRange(3, 3);
    await userEvent.keyboard('{Delete}');
    expect(price.value).toBe('75,000');
  });

  test('accepts 450k, reads an empty field as 0, and Escape restores the value', async () => {
    const element = calculator();
    await ready(element);
    await enter(element, 'Home price', '$325k');
    expect(field(element, 'Home price').value).toBe('325,000');
    expect(field(element, 'Down payment in dollars').value).toBe('65,000');
    await userEvent.keyboard('{Escape}');
    expect(field(element, 'Home price').value).toBe('450,000');
    expect(field(element, 'Down payment in dollars').value).toBe('90,000');
    await enter(element, 'Home price', '{Backspace}');
    expect(field(element, 'Home price').value).toBe('');
    await expect.poll(() => total(element)).toBe('$0');
  });

  test.each(['abc', '-5'])(
    '%s gets a message, and becomes the counted number when the visitor leaves the field',
    async (typed) => {
      const element = calculator('price="400000"');
      const view = await ready(element);
      const before = total(element);
      await enter(element, 'Home price', typed);
      const price = field(element, 'Home price');
      const words = 'Enter a number, such as 450,000 or 450k. The estimate still uses $400,000.';
      expect((await view.findByRole('alert')).textContent).toBe(words);
      expect(price.value).toBe(typed);
      expect(price.getAttribute('aria-invalid')).toBe('true');
      expect(total(element)).toBe(before);
      await userEvent.keyboard('{Tab}');
      await expect.poll(() => price.value).toBe('400,000');
      expect(view.getByRole('alert').textContent).toBe("That wasn't a number, so we kept $400,000.");
      expect(price.getAttribute('aria-invalid')).toBe('false');
      await enter(element, 'Home price', '450k');
      expect(price.value).toBe('450,000');
      expect(view.queryByRole('alert')).toBeNull();
    },
  );

  test('updates percent and dollars in both directions', async () => {
    const element = calculator('price="400000"');
    await ready(element);
    await enter(element, 'Down payment in dollars', '50000');
    expect(field(element, 'Down payment in percent').value).toBe('12.5');
    await enter(element, 'Down payment in percent', '33.33');
    expect(field(element, 'Down payment in dollars').value).toBe('133,320');
    await enter(element, 'Property tax per year in dollars', '9234');
    expect(field(element, 'Property tax per year in percent').value).toBe('2.31');
    await enter(element, 'Home price', '800000');
    expect(field(element, 'Down payment in percent').value).toBe('33.33');
    expect(field(element, 'Property tax per year in dollars').value).toBe('9,234');
    expect(field(element, 'Property tax per year in percent').value).toBe('1.15');
  });
});

describe('typed text', () => {
  test('ten thousand characters and scripts stay text in a field', async () => {
    const element = calculator();
    await ready(element);
    const price = field(element, 'Home price');
    const script = '<img src=x onerror=alert(1)>';
    fireEvent.input(price, { target: { value: script } });
    expect(price.value).toBe(script);
    expect(element.shadowRoot?.querySelector('img')).toBeNull();
    fireEvent.input(price, { target: { value: '8'.repeat(10_000) } });
    await expect.poll(() => total(element)).toMatch(/^\$[\d,.]+$/);
  });

  test('fires an event and is announced after a pause; changed attributes do neither', async () => {
    const element = calculator('price="500000" rate="6.5"');
    const view = await ready(element);
    const heard: MortgageChange[] = [];
    document.addEventListener(
      'hearth-mortgage-change',
      (event) => heard.push((event as CustomEvent).detail),
      {
        once: true,
      },
    );
    element.setAttribute('hoa-dues', '10');
    await expect.poll(() => field(element, 'HOA dues').value).toBe('10');
    expect(heard).toEqual([]);
    expect(view.getByRole('status').textContent).toBe('');
    await userEvent.selectOptions(view.getByLabelText('HOA dues are paid'), 'Annually');
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      inputs: { listprice: 500_000, downPayment: 20, currencyDownPayment: 100_000, hoaType: 'Annually' },
      results: { principalAndInterest: 2528, propertyTax: 833.33, hoa: 0.83, insurance: 250, total: 3362.16 },
    });
    await expect.poll(() => view.getByRole('status').textContent).toBe('Total monthly cost $3,362');
  });
});

describe('figures of the server', () => {
  test('fill in rates, with date and source of the average rate while it is used', async () => {
    answers['/api/site'] = () => json(site);
    const element = calculator('price="500000"');
    await expect.poll(() => element.shadowRoot && field(element, 'Interest rate').value).toBe('6.11');
    const view = await ready(element);
    view.getByText(/^6\.11% is the average 30-year fixed rate of 19 Nov 2026 \(The rate survey\)/);
    expect(field(element, 'Down payment in percent').value).toBe('10');
    expect(field(element, 'Property tax per year in percent').value).toBe('2.2');
    await enter(element, 'Interest rate', '7');
    expect(view.queryByText(/average 30-year/)).toBeNull();
    expect(requested.filter(({ pathname }) => pathname.includes('listing'))).toEqual([]);
  });

  test("fill in a listing's price, taxes and dues", async () => {
    answers['/api/v2/listing/L1'] = () => json(listing);
    const element = calculator('listing-id="L1" down-payment="20" rate="6.5"');
    await expect.poll(() => element.shadowRoot && field(element, 'HOA dues').value).toBe('600');
    expect(field(element, 'Home price').value).toBe('450,000');
    expect(field(element, 'Property tax per year in dollars').value).toBe('9,234');
    expect(field(element, 'Property tax per year in percent').value).toBe('2.05');
    expect(inside(element).getByLabelText<HTMLSelectElement>('HOA dues are paid').value).toBe('Annually');
  });

  test('keeps a typed figure when those of the server arrive', async () => {
    let arrive = (_: Response) => {};
    answers['/api/v2/listing/L1'] = () => new Promise((resolve) => (arrive = resolve));
    const element = calculator('listing-id="L1"');
    await ready(element);
    await expect.poll(() => requested.some(({ pathname }) => pathname.endsWith('/L1'))).toBe(true);
    await enter(element, 'Home price', '333000');
    arrive(json(listing));
    await expect.poll(() => field(element, 'HOA dues').value).toBe('600');
    expect(field(element, 'Home price').value).toBe('333,000');
  });

  test('report an unknown listing, and one for lease', async () => {
    answers['/api/v2/listing/gone'] = () => json({ code: 'listing_not_found' }, 404);
    answers['/api/v2/listing/rent'] = () =>
      json({ ...listing, propertytype: 'Residential Lease', listprice: 2400 });
    const element = calculator('listing-id="gone"');
    await inside(element).findByText('This listing is not available.');
    element.setAttribute('listing-id', 'rent');
    await inside(element).findByText('This home is for lease.');
    expect(field(element, 'Home price').value).toBe('450,000');
  });

  test('load with a retry once the server is back', async () => {
    answers['/api/v2/listing/L1'] = () => json({ code: 'internal_error' }, 500);
    const element = calculator('listing-id="L1"');
    const again = await inside(element).findByRole('button', { name: 'Try again' });
    answers['/api/v2/listing/L1'] = () => json({ ...listing, listprice: 777_000 });
    again.click();
    await expect.poll(() => field(element, 'Home price').value).toBe('777,000');
    expect(inside(element).queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

test('the years load when they are opened, and sum to the loan', async () => {
  const element = calculator('price="500000" rate="6.5"');
  const view = await ready(element);
  view.getByText('Amortization by year').click();
  const table = await view.findByRole('region', { name: 'Amortization table' });
  const years = [...table.querySelectorAll('tbody tr')];
  expect(years).toHaveLength(30);
  expect(years.at(-1)?.lastElementChild?.textContent).toBe('$0');
  expect(await axeViolations(element)).toEqual([]);
});
