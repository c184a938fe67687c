import { chunks, version } from 'hearth:chunks';

/**
 * The script partners paste. It finds the page's elements, now and later, and imports what each needs from its own
 * origin, once. Whatever fails, the page keeps what it had.
 */
const page = window as { __hearth?: { version: string; api: string } };
const script = document.currentScript;
// Where the loader was bundled into something else there is none, and markup named `currentScript` stands before it:
// either way the address to load from would not be ours.
if (!(script instanceof HTMLScriptElement)) throw new Error('Hearth needs a script tag of its own');
const { src, nonce, dataset } = script;
const folder = new URL('c/', src).href;
const home = new URL('..', src).href;
const links = `a[href^="${home}w/"]`;
const everything = `${Object.keys(chunks).map((name) => `hearth-${name}`)},[data-hearth],${links}`;
const loading: Record<string, Promise<unknown>> = {};
const seen = new WeakSet<Element>();

/** A failed import is tried once more a second later, under another address since browsers may remember the failure. */
function load(name: string): Promise<unknown> {
  const addresses = (chunks[name] as string).split(' ').map((file) => `${folder}${file}.js`);
  for (const address of addresses) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.nonce = nonce;
    link.href = address;
    document.head.append(link);
  }
  return import(addresses[0] as string).catch(async () => {
    await new Promise((done) => setTimeout(done, 1000));
    return import(`${addresses[0]}?again`);
  });
}

/** An element, or what stands for one where editors strip unknown tags: `<div data-hearth="name">`, a link to `w/name`. */
function see(found: HTMLElement): void {
  const { href } = found as HTMLAnchorElement;
  const name =
    found.dataset.hearth ?? (href ? new URL(href).pathname.replace(/.*\//, '') : found.localName.slice(7));
  const tag = `hearth-${name}`;
  if (!Object.hasOwn(chunks, name) || seen.has(found) || found.parentElement?.closest(tag)) return;
  seen.add(found);
  loading[name] ??= load(name);
  loading[name].then(
    () => found.localName === tag || replace(found, tag, href),
    () => {},
  );
}

/**
 * Puts the element in the place of what stands for it, which becomes the element's own content. Only attributes that
 * the element declares are taken over: anything else (`onclick`) would let whoever may write a link run a script.
 */
function replace(found: HTMLElement, tag: string, href: string): void {
  const element = document.createElement(tag);
  const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] };
  for (const attribute of observedAttributes) {
    const text = href ? new URL(href).searchParams.get(attribute) : found.getAttribute(`data-${attribute}`);
    if (text !== null) element.setAttribute(attribute, text);
  }
  if (href) {
    found.before(element);
    element.append(found);
  } else {
    element.append(...found.childNodes);
    found.append(element);
  }
}

function search(part: ParentNode): void {
  part.querySelectorAll<HTMLElement>(everything).forEach(see);
}

if (page.__hearth) {
  if (page.__hearth.version !== version) console.warn(`Hearth ${page.__hearth.version} came first.`);
} else {
  page.__hearth = { version, api: dataset.api ?? home };
  search(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(everything)) see(node);
        search(node);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
