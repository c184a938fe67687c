import { acceptsFrom, classOf } from './element-class.ts';

const done = new WeakSet<Element>();

/**
 * Puts the element of this name in the place of what stands for it, which becomes the element's own content. Only
 * attributes that mean something to the element are taken over: anything else (`onclick`) would let the
 * author of a link run a script.
 */
export function replace(found: HTMLElement, name: string): void {
  const defined = classOf(name);
  if (!defined || done.has(found)) return;
  done.add(found);
  const element = document.createElement(`hearth-${name}`);
  for (const [attribute, text] of found instanceof HTMLAnchorElement ? queryOf(found) : dataOf(found)) {
    if (acceptsFrom(defined, attribute)) element.setAttribute(attribute, text);
  }
  if (found instanceof HTMLAnchorElement) {
    found.before(element);
    element.append(found);
  } else {
    element.append(...found.childNodes);
    found.append(element);
  }
}

const queryOf = (link: HTMLAnchorElement): Iterable<[string, string]> => new URL(link.href).searchParams;

const dataOf = (found: HTMLElement): [string, string][] =>
  found.getAttributeNames().map((name) => [name.replace(/^data-/, ''), found.getAttribute(name) ?? '']);
