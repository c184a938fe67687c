import { whenRestored } from './scroll-when-long.ts';

/** Milliseconds that a list may take to show its buttons and links again. */
const patience = 10_000;

/**
 * Moves the focus where the button or link that had it is gone, as one in a list that a log-in renders anew: to the dialog that is open,
 * else to the content of the page, and from there to the one of the same name once that is there. A focus that has moved on stays.
 */
export function giveFocusBack(opener: Element): void {
  if (document.activeElement !== document.body) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('.modal')].at(-1);
  const place = dialog ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
  if (place === null || nameOf(opener) === '') return;
  const hasMovedOn = () => document.activeElement !== place;
  const look = () => {
    if (!hasMovedOn()) focus(twinOf(opener, place));
    if (hasMovedOn()) stop();
  };
  const changes = new MutationObserver(look);
  const timer = setTimeout(stop, patience);
  function stop(): void {
    changes.disconnect();
    clearTimeout(timer);
  }
  changes.observe(place, { childList: true, subtree: true });
  look();
}

const nameOf = (element: Element): string => element.ariaLabel ?? element.textContent?.trim() ?? '';

const twinOf = (opener: Element, within: HTMLElement): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(opener.localName)].find(
    (each) => nameOf(each) === nameOf(opener) && each.checkVisibility(),
  );

function focus(twin: HTMLElement | undefined): void {
  twin?.focus({ preventScroll: true });
  void whenRestored().then(() => {
    if (twin && document.activeElement === twin) twin.scrollIntoView({ block: 'nearest' });
  });
}
