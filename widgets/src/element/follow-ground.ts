import { relativeLuminance } from '@hearth/domain/embed/contrast.ts';
import { around, type Ground, groundUnder } from './ground.ts';

/** Luminance of grounds on which text and lines of the light scheme are legible, and of the dark one (ui/tokens.css). */
const LEAST_LIGHT = 0.83;
const MOST_DARK = 0.043;

/** Each with the sheet that gives it scheme and ground, and the rule in that. */
const followed = new Map<HTMLElement, CSSStyleSheet>();
const rules = new WeakMap<CSSStyleSheet, string>();
let isWatching = false;
let isDue = false;

/**
 * Gives an element by its sheet the color scheme and the ground of the page under it, and follows their changes. Properties of the
 * page (`--hearth-color-scheme`, `--hearth-color-ground`) take precedence. See docs/embedding.md, "Dark pages".
 */
export function followGround(element: HTMLElement, sheet: CSSStyleSheet): void {
  if (!isWatching) watchPage();
  followed.set(element, sheet);
  updateBy(queueMicrotask);
}

export function leaveGround(element: HTMLElement): void {
  followed.delete(element);
}

/** Updates all elements together: each one reads the page's styles. */
function updateBy(soon: (update: () => void) => void): void {
  if (isDue) return;
  isDue = true;
  soon(update);
}

const later = () => updateBy(requestAnimationFrame);

/** Of the elements around, whose classes and styles may change their grounds, and of the page's style sheets. */
const changes = new MutationObserver(later);

/** The other ways to change a ground; a switch may work without a script. */
function watchPage(): void {
  isWatching = true;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', later);
  addEventListener('change', later);
  addEventListener('transitionend', ({ propertyName }) => propertyName.startsWith('background') && later());
  addEventListener('load', ({ target }) => (target as HTMLLinkElement).sheet && later(), true);
}

function update(): void {
  isDue = false;
  changes.disconnect();
  changes.observe(document.head, { attributes: true, childList: true, subtree: true });
  const [first] = followed.keys();
  const probe = document.createElement('i');
  first?.shadowRoot?.append(probe);
  probe.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  const current = [...followed].map(([element, sheet]) => {
    for (const outer of around(element)) changes.observe(outer, { attributes: true });
    return [sheet, ruleFor(groundUnder(element, probe))] as const;
  });
  probe.remove();
  for (const [sheet, rule] of current) {
    if (rules.get(sheet) === rule) continue;
    rules.set(sheet, rule);
    sheet.replaceSync(rule);
  }
}

/** Without a ground, where that is a picture or a color that suits neither scheme, the element has a surface (host.css). */
function ruleFor({ color, hasPicture }: Ground): string {
  const luminance = relativeLuminance(color);
  const scheme = luminance >= LEAST_LIGHT ? 'light' : luminance <= MOST_DARK ? 'dark' : 'inherit';
  const isShown = scheme !== 'inherit' && !hasPicture;
  return `@media screen { :host(:defined) {
    color-scheme: var(--hearth-color-scheme, ${scheme});
    --_ground-light: initial;
    --_ground-dark: initial;
    --_edge: 12px;
    ${isShown ? `--_ground-${scheme}: color(srgb ${color.join(' ')}); --_edge: 0px;` : ''}
  } }`;
}
