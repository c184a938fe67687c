import { expect, test } from 'vitest';
import { axeViolations } from './axe-violations.ts';
import { place } from './mount.tsx';

/** A host with words in its shadow root that fade in. */
function fadingIn(words: string): HTMLElement {
  const host = place('<div></div>');
  const line = document.createElement('p');
  line.textContent = words;
  host.attachShadow({ mode: 'open' }).append(line);
  line.animate([{ opacity: 0.1 }, { opacity: 1 }], 400);
  return host;
}

test('text that fades in inside a shadow root is checked by its final contrast', async () => {
  expect(await axeViolations(fadingIn('Three homes'))).toEqual([]);
});

test('text that stays pale is found there', async () => {
  const host = fadingIn('Three homes');
  host.shadowRoot?.querySelector('p')?.style.setProperty('color', '#ccc');
  expect(await axeViolations(host)).toEqual([expect.stringContaining('color-contrast')]);
});
