import { ledAway } from './scroll-when-long.ts';

/** Milliseconds that a list may take to show its buttons and links again. */
const patience = 10_000;

/**
 * Moves the focus where the button or link that had it is gone, as one in a list that a log-in renders anew: to the dialog that is open,
 * else to the content of the page, and from there to its like once that is there. A focus that has moved on stays.
 */
export function giveFocusBack(opener: Element): void {
  if (document.activeElement !== document.body) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('.modal')].at(-1);
  const place = dialog ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
  const identity = identityOf(opener);
  if (place === null || identity === null) return;
  const hasMovedOn = () => document.activeElement !== place;
  const look = () => {
    const twin = hasMovedOn() ? undefined : twinOf(place, opener.localName, identity);
    if (twin) focus(twin);
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

/** Names are no identity: each home with a hidden address has the same one. */
const identityOf = (element: Element): string | null =>
  element.getAttribute('href') ?? element.getAttribute('data-id');

const twinOf = (within: HTMLElement, tag: string, identity: string): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(tag)].find(
    (each) => identityOf(each) === identity && each.checkVisibility(),
  );

function focus(twin: HTMLElement): void {
  twin.focus({ preventScroll: true });
  dispatchEvent(new Event(ledAway));
  twin.scrollIntoView({ block: 'nearest' });
}
