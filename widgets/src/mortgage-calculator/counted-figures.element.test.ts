import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeViolations } from '../testing/axe-violations.ts';
import { inside, place } from '../testing/mount.tsx';
import './mortgage-calculator.element.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const calculator = async (attributes: string) => {
  const element = place(`<hearth-mortgage-calculator ${attributes}></hearth-mortgage-calculator>`);
  await expect.poll(() => element.shadowRoot?.querySelector('table')).toBeTruthy();
  return element;
};
const field = (element: HTMLElement, name: string) =>
  inside(element).getByLabelText<HTMLInputElement>(name, { exact: true });

const sum = (element: HTMLElement) => element.shadowRoot?.querySelector('[part=total]')?.textContent;
const rows = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('tbody tr') ?? [])].map(({ children: [name, month, year] }) => ({
    name: name?.textContent,
    month: month?.textContent,
    year: year?.textContent,
  }));

/** Types over the text of a field. */
async function enter(element: HTMLElement, name: string, text: string): Promise<void> {
  const input = field(element, name);
  input.focus();
  input.select();
  await userEvent.keyboard(text);
}

describe('the shown total', () => {
  test('whole dollars of the parts add up to the totals, and the ring names its parts', async () => {
    const element = await calculator('price="444444" rate="6.5" hoa-dues="45.55" down-payment="10"');
    expect(sum(element)).toBe('$3,514 total monthly costPrincipal, interest, PMI, tax and HOA');
    const amounts = rows(element).map(({ month }) => Number(month?.replace(/[$,]/g, '')));
    const [loan = 0, pmi = 0, tax = 0, hoa = 0, all, insurance = 0, insured] = amounts;
    expect(all).toBe(3514);
    expect(loan + pmi + tax + hoa).toBe(all);
    expect(loan + pmi + tax + hoa + insurance).toBe(insured);
    expect(element.shadowRoot?.querySelector('table')?.textContent).not.toMatch(/\.\d/);
  });

  test('insurance is in the total once the visitor enters it', async () => {
    const element = await calculator('price="500000" rate="6.5"');
    expect(sum(element)).toBe('$3,361 total monthly costPrincipal, interest, tax and HOA');
    await enter(element, 'Home insurance per year in dollars', '3600');
    await expect
      .poll(() => sum(element))
      .toBe('$3,661 total with insurancePrincipal, interest, tax, HOA and insurance');
    expect(rows(element)).toContainEqual({ name: 'Total monthly cost', month: '$3,361', year: '$40,336' });
    expect(rows(element).at(-1)).toEqual({ name: 'Total with insurance', month: '$3,661', year: '$43,936' });
    const message = () => inside(element).getByRole('status').textContent;
    await expect.poll(message).toBe('Total with insurance $3,661');
  });
});

describe('a figure over its limit', () => {
  test.each([
    ['Home price', '5000000000', '$1,000,000,000', '1,000,000,000'],
    ['Down payment in dollars', '900000', '$400,000', '400,000'],
    ['Down payment in percent', '250', '100%', '100'],
    ['Interest rate', '65', '30%', '30'],
    ['PMI rate', '60', '10%', '10'],
    ['Property tax per year in dollars', '400001', '$400,000', '400,000'],
    ['Home insurance per year in percent', '101', '100%', '100'],
    ['HOA dues', '500000', '$400,000', '400,000'],
  ])(
    '%s of %s gets a message with its limit, and is corrected on leaving',
    async (name, typed, limit, shown) => {
      const element = await calculator('price="400000"');
      await enter(element, name, typed);
      const view = inside(element);
      const input = field(element, name);
      const message = await view.findByText(`Enter ${limit} or less.`);
      expect(message.id).toBe(input.getAttribute('aria-describedby'));
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(await axeViolations(element)).toEqual([]);
      await userEvent.keyboard('{Tab}');
      await expect.poll(() => input.value).toBe(shown);
      view.getByText(`We changed this to ${limit}, the most allowed.`);
      expect(input.getAttribute('aria-invalid')).toBe('false');
    },
  );

  test('keeps amounts over a lower price at that price', async () => {
    const element = await calculator('price="400000"');
    const down = field(element, 'Down payment in dollars');
    await enter(element, 'Down payment in dollars', '90000');
    await enter(element, 'Home price', '50000{Tab}');
    await expect.poll(() => down.value).toBe('50,000');
    await enter(element, 'Home price', '500000{Tab}');
    await expect.poll(() => field(element, 'Down payment in percent').value).toBe('10');
    expect(down.value).toBe('50,000');
  });
});

describe('a comma before decimals', () => {
  test.each([
    ['Interest rate', '6,5', '6.5'],
    ['Down payment in percent', '3,5', '3.5'],
    ['Property tax per year in percent', '2,1', '2.1'],
    ['HOA dues', '1.200,50', '1,200.5'],
    ['HOA dues', '1,200', '1,200'],
    ['Home price', '515.000', '515,000'],
  ])('counts in %s as %s', async (name, typed, left) => {
    const element = await calculator('price="515000" rate="6.25"');
    await enter(element, name, typed);
    await userEvent.tab();
    expect(field(element, name).value).toBe(left);
    expect(inside(element).queryByRole('alert')).toBeNull();
  });

  test('refuses a comma that may part thousands or cents, with a message', async () => {
    const element = await calculator('price="515000" rate="6.25"');
    await enter(element, 'HOA dues', '1.200');
    const message = () => inside(element).getByRole('alert').textContent;
    await expect.poll(message).toMatch(/^Enter a number.* still uses \$1.20\.$/);
  });
});
