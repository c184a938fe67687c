import { beforeEach, expect, test, vi } from 'vitest';
import { inside, place } from '../testing/mount.tsx';
import { defineElement } from './define-element.ts';
import type { EventsOf } from './element-types.ts';
import { life, Probe, type ProbeElement, press, type probe, shown } from './testing/probe.tsx';

beforeEach(() => {
  Object.assign(life, { mounted: [], unmounted: [], renders: 0, answer: undefined, fail: false });
});

async function sectionOf(element: HTMLElement): Promise<Element> {
  const section = () => element.shadowRoot?.querySelector('section');
  await expect.poll(section).toBeTruthy();
  return section() as Element;
}

const heard = (element: HTMLElement, name: string) => {
  const details: unknown[] = [];
  element.parentElement?.addEventListener(name, (event) => details.push((event as CustomEvent).detail));
  return details;
};

test('fires hearth-ready once with the component, then hearth-resize at each size', async () => {
  const element = place<ProbeElement>('<hearth-probe></hearth-probe>');
  const [ready, sizes] = [heard(element, 'hearth-ready'), heard(element, 'hearth-resize')];
  await expect.poll(() => ready).toEqual([null]);
  element.style.cssText = 'width: 123px; height: 45px';
  await expect.poll(() => sizes.at(-1)).toEqual({ width: 123, height: 45 });
  expect(ready).toHaveLength(1);
});

test('fires hearth-error and no hearth-ready where the component fails', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  life.fail = true;
  const element = place('<hearth-probe></hearth-probe>');
  const [ready, errors] = [heard(element, 'hearth-ready'), heard(element, 'hearth-error')];
  await expect.poll(() => errors).toEqual([{ reason: 'render' }]);
  expect(ready).toEqual([]);
  complain.mockRestore();
});

test('all changes of one task are rendered once', async () => {
  const element = place<ProbeElement>('<hearth-probe></hearth-probe>');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  const before = life.renders;
  element.limit = 1;
  element.setAttribute('listing-id', '2');
  element.toggleAttribute('hide-map');
  await expect.poll(() => shown(element)).toBe('2 1 row true -');
  expect(life.renders - before).toBe(1);
});

test('the state survives a move within the page', async () => {
  const element = place('<hearth-probe listing-id="moved"></hearth-probe>');
  await press(element, 'count 0');
  await inside(element).findByText('count 1');
  (inside(element).getByLabelText('note') as HTMLInputElement).value = 'mine';
  const elsewhere = place('<div></div>');
  elsewhere.append(element);
  await expect.poll(() => life.mounted.filter((id) => id === 'moved')).toHaveLength(1);
  await inside(element).findByText('count 1');
  expect((inside(element).getByLabelText('note') as HTMLInputElement).value).toBe('mine');
  expect(life.unmounted).not.toContain('moved');
});

test('leaving the page unmounts, and coming back mounts afresh', async () => {
  const element = place('<hearth-probe listing-id="gone"></hearth-probe>');
  const home = element.parentElement as HTMLElement;
  await press(element, 'count 0');
  await inside(element).findByText('count 1');
  element.remove();
  await expect.poll(() => life.unmounted).toContain('gone');
  expect(shown(element)).toBeUndefined();
  home.append(element);
  await inside(element).findByText('count 0');
});

test('a detached element renders nothing', async () => {
  const element = document.createElement('hearth-probe') as ProbeElement;
  element.limit = 4;
  element.setAttribute('listing-id', '9');
  const later = place('<hearth-probe></hearth-probe>');
  await expect.poll(() => shown(later)).toBe('none 7 row false -');
  expect(life.renders).toBe(1);
  place('<div></div>').append(element);
  await expect.poll(() => shown(element)).toBe('9 4 row false -');
});

test('an event bubbles out of every shadow root with its detail', async () => {
  const host = place('<div></div>');
  const outer = host.attachShadow({ mode: 'open' });
  outer.innerHTML = '<hearth-probe listing-id="42"></hearth-probe>';
  const element = outer.firstElementChild as ProbeElement;
  const heard = vi.fn((event: Event) => (event as EventsOf<typeof probe>['hearth-probe-pick']).detail);
  host.addEventListener('hearth-probe-pick', heard);
  await press(element, 'pick');
  expect(heard).toHaveReturnedWith({ id: '42' });
  expect(life.answer).toBe(true);
});

test('the component learns that the page prevented an event', async () => {
  const element = place('<hearth-probe></hearth-probe>');
  element.addEventListener('hearth-probe-pick', (event) => event.preventDefault());
  await press(element, 'pick');
  expect(life.answer).toBe(false);
});

test('the sheets are adopted by the shadow root, shared by all elements of the tag', async () => {
  const first = place('<hearth-probe></hearth-probe>');
  const second = place('<hearth-probe></hearth-probe>');
  const section = await sectionOf(first);
  expect(getComputedStyle(section).color).toBe('rgb(1, 2, 3)');
  expect(first.shadowRoot?.adoptedStyleSheets).toEqual(second.shadowRoot?.adoptedStyleSheets);
  expect(first.shadowRoot?.querySelector('style')).toBeNull();
});

test("a page's important styles neither hide the block nor reach inside", async () => {
  const page = new CSSStyleSheet();
  page.replaceSync(
    '* { all: unset !important; letter-spacing: 9px; text-transform: uppercase; visibility: hidden }',
  );
  document.adoptedStyleSheets.push(page);
  const element = place('<hearth-probe></hearth-probe>');
  const section = await sectionOf(element);
  expect(getComputedStyle(element).display).toBe('block');
  expect(getComputedStyle(section).letterSpacing).toBe('normal');
  expect(getComputedStyle(section).textTransform).toBe('none');
  expect(getComputedStyle(section).visibility).toBe('visible');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((known) => known !== page);
});

test("the page's own content shows until the component is there, and again once it is gone", async () => {
  const element = place('<hearth-probe><a href="#home">A home</a></hearth-probe>');
  const link = element.firstElementChild as HTMLElement;
  expect(link.assignedSlot).not.toBeNull();
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  await expect.poll(() => link.assignedSlot).toBeNull();
  element.remove();
  await expect.poll(() => link.assignedSlot).not.toBeNull();
});

test('a component that throws leaves a line with a retry and no error on the page', async () => {
  const onError = vi.fn((event: Event) => event.preventDefault());
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  addEventListener('error', onError);
  life.fail = true;
  const element = place('<hearth-probe><a href="#home">A home</a></hearth-probe>');
  expect((await inside(element).findByRole('status')).textContent).toContain('This could not be shown.');
  expect((element.firstElementChild as HTMLElement).assignedSlot).not.toBeNull();
  expect(onError).not.toHaveBeenCalled();
  life.fail = false;
  await press(element, 'Try again');
  await expect.poll(() => shown(element)).toBe('none 7 row false -');
  await expect.poll(() => (element.firstElementChild as HTMLElement).assignedSlot).toBeNull();
  removeEventListener('error', onError);
  log.mockRestore();
});

test('a component that threw renders again with other attributes', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  life.fail = true;
  const element = place('<hearth-probe listing-id="bad"></hearth-probe>');
  await inside(element).findByRole('status');
  element.setAttribute('listing-id', 'as bad');
  await expect.poll(() => life.seen.listingId).toBe('as bad');
  await inside(element).findByText('This could not be shown.');
  life.fail = false;
  element.setAttribute('listing-id', 'good');
  await expect.poll(() => shown(element)).toBe('good 7 row false -');
  log.mockRestore();
});

test('defining a tag again is harmless, and worth a warning only for another version', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const again = () =>
    defineElement({
      tag: 'hearth-probe',
      component: Probe,
      sheets: [],
      props: { limit: 'number' },
      events: [],
    });
  const first = customElements.get('hearth-probe');
  again();
  expect(warn).not.toHaveBeenCalled();
  Object.assign(first as object, { version: '9.9.9' });
  again();
  expect(warn).toHaveBeenCalledExactlyOnceWith('Hearth: <hearth-probe> is there already, in version 9.9.9.');
  expect(customElements.get('hearth-probe')).toBe(first);
  warn.mockRestore();
});
