import { getEmbedStatus } from '@hearth/domain/contract/embed.ts';
import type { Claim } from './claim.ts';
import { acceptsFrom, type ElementClass } from './element-class.ts';

/** The part of the server's response for a key that concerns the page (domain's contract/embed.ts). */
interface KeySetup {
  readonly theme: Readonly<Record<string, string>>;
  readonly configuration: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Applies the theme and attributes stored with the page's key. Attributes and tokens of the page itself take precedence. */
export async function setUpKey(claim: Claim | undefined = window.__hearth): Promise<void> {
  if (!claim?.key) return;
  const address = new URL(`${getEmbedStatus.path.slice(1)}?key=${encodeURIComponent(claim.key)}`, claim.api);
  const { theme, configuration }: KeySetup = await (await fetch(address, { credentials: 'omit' })).json();
  applyTheme(theme);
  for (const [name, attributes] of Object.entries(configuration)) configure(`hearth-${name}`, attributes);
}

/** Without specificity: a rule of the page for `:root` overrides it. */
function applyTheme(theme: KeySetup['theme']): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(':where(:root) {}');
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  for (const [name, value] of Object.entries(theme)) {
    if (name.startsWith('hearth-')) style.setProperty(`--${name}`, value);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Attributes that the element lacks when it comes: one that the page takes away later stays away. */
function configure(tag: string, attributes: Readonly<Record<string, string>>): void {
  const done = new WeakSet<Element>();
  const complete = (defined: ElementClass) => {
    for (const element of document.querySelectorAll(tag)) {
      if (done.has(element)) continue;
      done.add(element);
      for (const [name, text] of Object.entries(attributes)) {
        if (!element.hasAttribute(name) && acceptsFrom(defined, name)) element.setAttribute(name, text);
      }
    }
  };
  // Waits once: a page that never shows the element may change for days. Invalid element names reject.
  customElements.whenDefined(tag).then(
    (defined) => {
      const now = () => complete(defined as ElementClass);
      now();
      new MutationObserver(now).observe(document, { childList: true, subtree: true });
    },
    () => {},
  );
}
