import { acceptsFrom, classOf } from './element-class.ts';

const done = new WeakSet<Element>();

/**
 * Replaces a stand-in by the element of this name; the stand-in becomes its content. Only attributes of the element are
 * copied: any other (`onclick`) would allow the author of a link to run a script.
 */
export function replace(found: HTMLElement, name: string): void {
  const defined = classOf(name);
  if (!defined || done.has(found)) return;
  done.add(found);
  const element = document.createElement(`hearth-${name}`);
  for (const [attribute, text] of found instanceof HTMLAnchorElement ? queryOf(found) : dataOf(found)) {
    // Words that a visitor sends as their own are never the words of a link's author.
    if (attribute === 'message' && found instanceof HTMLAnchorElement) continue;
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
