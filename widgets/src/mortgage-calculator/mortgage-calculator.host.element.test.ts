import { expect, test, vi } from 'vitest';
import { inside, place } from '../testing/mount.tsx';
import { writeInto } from '../testing/write-into.ts';
import './mortgage-calculator.element.ts';

test('typed figures outlast a move in the page, and yield to a price that the page sets later', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  const element = place<HTMLElement>(
    '<hearth-mortgage-calculator price="400000"></hearth-mortgage-calculator>',
  );
  const value = (name: string) => inside(element).getByLabelText<HTMLInputElement>(name, { exact: true });
  await expect.poll(() => element.shadowRoot?.querySelector('input')?.maxLength).toBe(24);
  writeInto(value('Home price'), '800,000');
  await expect.poll(() => value('Down payment in dollars').value).toBe('160,000');
  writeInto(value('Down payment in percent'), '33');
  await expect.poll(() => value('Down payment in dollars').value).toBe('264,000');
  element.parentElement?.append(document.createElement('p'), element);
  await Promise.resolve();
  expect(value('Home price').value).toBe('800,000');
  element.setAttribute('price', '600000');
  await expect.poll(() => value('Home price').value).toBe('600,000');
  expect(value('Down payment in percent').value).toBe('33');
  const parent = element.parentElement;
  element.remove();
  await expect.poll(() => element.shadowRoot?.querySelector('input')).toBeNull();
  parent?.append(element);
  await expect.poll(() => element.shadowRoot?.querySelector('input')?.maxLength).toBe(24);
  expect(value('Down payment in percent').value).toBe('33');
  vi.unstubAllGlobals();
});
