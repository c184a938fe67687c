import { tellDataLayer } from './data-layer.ts';
import { setUpKey } from './key-setup.ts';
import { replace } from './stand-in.ts';

/** What the loader leaves to a file of its own, so that no page waits for it. */
let everything = '';
let show: (found: HTMLElement) => void = () => {};

/**
 * Called for each element found near the viewport once its files are there. `name` is that of the element which it
 * stands for, undefined where it is the element itself; `selector` finds all of these, `load` loads one.
 */
export function settle(
  found: HTMLElement,
  name: string | undefined,
  selector: string,
  load: (found: HTMLElement) => void,
): void {
  everything = selector;
  show = load;
  tellDataLayer(name ?? found.localName.slice('hearth-'.length));
  // What lies inside of another is that one's content.
  if (name && !found.parentElement?.closest(everything)) replace(found, name);
}

/** Paper has no viewport; what is not there in time for this print is for the next. */
addEventListener('beforeprint', () => {
  if (everything) document.querySelectorAll<HTMLElement>(everything).forEach(show);
});

setUpKey().catch(() => {});
