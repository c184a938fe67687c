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
const total = (element: HTMLElement) => element.shadowRoot?.querySelector('[part=total] b')?.textContent;

describe('private mortgage insurance', () => {
  const row = (element: HTMLElement) => inside(element).getByRole('row', { name: /^PMI/ }).textContent;

  test('adds mortgage insurance to total, ring and table below 20 percent down', async () => {
    const element = await calculator('price="500000" rate="6.5" tax-rate="2" down-payment="10"');
    const view = inside(element);
    expect(total(element)).toBe('$3,902');
    expect(row(element)).toMatch(/ends on request at 80% of the price: after 7 years 11 months\$225\$2,700$/);
    view.getByText(/PMI, private mortgage insurance, is assumed at 0\.6% of the loan a year/, {
      exact: false,
    });
    const arcs = () => element.shadowRoot?.querySelectorAll('[part=chart] circle[stroke]').length;
    expect(arcs()).toBe(4);
    expect(await axeViolations(element)).toEqual([]);
    await userEvent.fill(field(element, 'PMI rate'), '0.4');
    await expect.poll(() => total(element)).toBe('$3,827');
    expect(view.queryByText(/is assumed at/)).toBeNull();
  });

  test('costs nothing from 20 percent down on, and its field stays', async () => {
    const element = await calculator('price="500000" rate="6.5" pmi-rate="1.1"');
    expect(total(element)).toBe('$3,361');
    expect(row(element)).toMatch(/^PMI\$0\$0$/);
    expect(field(element, 'PMI rate').value).toBe('1.1');
    inside(element).getByText(/Private mortgage insurance \(PMI\) usually applies with less than 20% down/);
    await userEvent.fill(field(element, 'Down payment in percent'), '19.99');
    await expect.poll(() => total(element)).toBe('$3,729');
  });
});
