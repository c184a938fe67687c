import { openPopup } from '@hearth/widgets/ui/popup.ts';
import { placeOpener } from './place-opener.ts';

/** Fetches an element by its name. */
type Load = (name: string) => Promise<unknown>;
/** Gives an element of this name the attributes of its opener and its key. */
type Fill = (element: HTMLElement, name: string) => void;

const openers = new WeakSet<HTMLElement>();
const elements = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Makes a button or link of the page with `data-hearth-open` open the named element in a dialog over the page. Its code is fetched once
 * the visitor points at the opener or focuses it. A press with a key for another window, and a failure, follow a link.
 */
export function openBy(opener: HTMLElement, load: Load, fill: Fill): void {
  if (openers.has(opener)) return;
  openers.add(opener);
  placeOpener(opener);
  const nameOf = () => opener.dataset.hearthOpen ?? '';
  const fetchCode = () => void load(nameOf()).catch(() => {});
  for (const sign of ['pointerenter', 'focus']) opener.addEventListener(sign, fetchCode, { once: true });
  opener.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const name = nameOf();
    load(name)
      .then(() => {
        const element = elementFor(opener, name);
        fill(element, name);
        openPopup(opener, element);
      })
      .catch((error) => {
        console.error(error);
        if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
      });
  });
}

/** One for each opener: it preserves what a visitor has typed. */
function elementFor(opener: HTMLElement, name: string): HTMLElement {
  const known = elements.get(opener);
  const element = known?.localName === `hearth-${name}` ? known : document.createElement(`hearth-${name}`);
  elements.set(opener, element);
  return element;
}
