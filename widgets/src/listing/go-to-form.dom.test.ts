import { expect, test } from 'vitest';
import { place } from '../testing/mount.tsx';
import { goToForm } from './go-to-form.ts';

const home = () =>
  place<HTMLElement>(
    '<article><button>Ask</button><button>Share</button><section class="listing-contact"></section></article>',
  );
const section = (listing: HTMLElement) => listing.querySelector('section') as HTMLElement;
const button = (listing: HTMLElement, at: number) => listing.querySelectorAll('button')[at] as HTMLElement;
/** Resolves at the next change of a section, after all who observe it already. */
const nextChange = (listing: HTMLElement) =>
  new Promise((changed) => new MutationObserver(changed).observe(section(listing), { childList: true }));

test('the first field of a form that comes later has the focus', async () => {
  const listing = home();
  button(listing, 0).focus();
  goToForm(listing);
  section(listing).innerHTML = '<form><label>Name <input></label></form>';
  await expect.poll(() => document.activeElement?.localName).toBe('input');
});

test('a form that comes after the visitor has gone on leaves the focus there', async () => {
  const listing = home();
  button(listing, 0).focus();
  goToForm(listing);
  button(listing, 1).focus();
  const change = nextChange(listing);
  section(listing).innerHTML = '<form><label>Name <input></label></form>';
  await change;
  expect(document.activeElement).toBe(button(listing, 1));
});
