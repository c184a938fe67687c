import { tellDataLayer } from './data-layer.ts';
import { replace } from './stand-in.ts';

let everything = '';
let show: (found: HTMLElement) => void = () => {};

/**
 * Called for each element near the viewport once its files have loaded. `name` is the name of the element for a stand-in,
 * undefined for the element itself; `selector` finds all of them, `load` loads one.
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
  // An element inside of another is that one's content.
  if (name && !found.parentElement?.closest(everything)) replace(found, name);
}

/** Paper has no viewport; an element that loads too late for this print appears in the next one. */
addEventListener('beforeprint', () => {
  if (everything) document.querySelectorAll<HTMLElement>(everything).forEach(show);
});
