import { tellDataLayer } from './data-layer.ts';
import { completeElement } from './key-setup.ts';
import { countPage } from './page-count.ts';
import { place, withdraw } from './stand-in.ts';

let everything = '';
let show: (found: HTMLElement) => void = () => {};

/** Stand-ins whose attributes the page changes: frameworks update them in place. */
const standIns = new MutationObserver((changes) => {
  for (const found of new Set(changes.map(({ target }) => target as HTMLElement)))
    found.matches(everything) ? show(found) : withdraw(found);
});

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
  countPage(selector);
  tellDataLayer(name ?? found.localName.slice('hearth-'.length));
  if (!name) {
    completeElement(found);
    return;
  }
  // An element inside of another is that one's content. The page may have changed the stand-in meanwhile.
  if (!found.matches(everything) || found.parentElement?.closest(everything)) return;
  const element = place(found, name);
  if (!element) return;
  completeElement(element);
  standIns.observe(found, { attributes: true });
}

/** Paper has no viewport; an element that loads too late for this print appears in the next one. */
addEventListener('beforeprint', () => {
  if (everything) document.querySelectorAll<HTMLElement>(everything).forEach(show);
});
