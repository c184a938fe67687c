import type { Claim } from './claim.ts';
import { acceptsFrom, classOf, type ElementClass } from './element-class.ts';
import { askStatus } from './page-count.ts';

/** The part of the server's response for a key that concerns the page (domain's contract/embed.ts). */
interface KeySetup {
  readonly theme: Readonly<Record<string, string>>;
  readonly configuration: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Applies the theme and attributes stored with the page's key. Attributes and tokens of the page itself take precedence. */
export async function setUpKey(claim: Claim | undefined = window.__hearth): Promise<void> {
  try {
    if (claim?.key) configured = await fetchSetup(claim.key, claim);
  } finally {
    configured ??= {};
    for (const element of waiting.splice(0)) completeElement(element);
  }
}

async function fetchSetup(key: string, claim: Claim): Promise<KeySetup['configuration']> {
  const { theme, configuration }: KeySetup = await (await askStatus(claim, key)).json();
  applyTheme(theme);
  return configuration;
}

let configured: KeySetup['configuration'] | undefined;
const waiting: Element[] = [];
const completed = new WeakSet<Element>();

/**
 * Adds the attributes that are stored with the key and that the element lacks when it comes near the viewport: one that the page
 * takes away later stays away.
 */
export function completeElement(element: Element): void {
  if (!configured) {
    waiting.push(element);
    return;
  }
  const widget = element.localName.slice('hearth-'.length);
  const defined = classOf(widget);
  if (!defined || completed.has(element)) return;
  completed.add(element);
  const ofKey = configured[widget] ?? {};
  const id = element.getAttribute('config');
  if (!id) fill(element, defined, ofKey);
  else
    askConfig(id)
      .catch(() => undefined)
      .then((config) => {
        if (config?.widget === widget) fill(element, defined, config.attributes);
        fill(element, defined, ofKey);
      });
}

/** Fetched apart: few pages have stored attributes. */
export const askConfig = async (id: string) => (await import('./stored-config.ts')).storedConfig(id);

function fill(element: Element, defined: ElementClass, attributes: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(attributes))
    if (!element.hasAttribute(name) && acceptsFrom(defined, name)) element.setAttribute(name, text);
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
