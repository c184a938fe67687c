/** Milliseconds that a list may take to show its buttons again. */
const patience = 10_000;

/**
 * Moves the focus where the button that had it is gone, as one in a list that a log-in renders anew: to the dialog that is open, else to
 * the content of the page, and from there to the button of the same name once that is there. A focus that has moved on stays.
 */
export function giveFocusBack(opener: Element): void {
  if (document.activeElement !== document.body) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('.modal')].at(-1);
  const place = dialog ?? document.getElementById('main');
  place?.focus({ preventScroll: true });
  const name = opener.getAttribute('aria-label');
  if (place === null || name === null) return;
  const hasMovedOn = () => document.activeElement !== place;
  const look = () => {
    const again = hasMovedOn() ? undefined : buttonNamed(name, place);
    again?.focus({ preventScroll: true });
    again?.scrollIntoView({ block: 'nearest' });
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

const buttonNamed = (name: string, within: HTMLElement): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>('button[aria-label]')].find(
    (button) => button.getAttribute('aria-label') === name && button.checkVisibility(),
  );
