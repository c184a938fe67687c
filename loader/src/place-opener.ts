/** Openers that stay in view: `corner` is a floating button, `side` a tab at the edge. Rules of the page override the looks. */
const RULES = `
:where([data-hearth-place]) {
  padding: 12px 20px; border: 0; background: var(--hearth-color-accent, #17614c); color: var(--hearth-color-on-accent, #fff);
  font: 600 16px/1.25 var(--hearth-font, system-ui, sans-serif); text-decoration: none; cursor: pointer;
  box-shadow: 0 2px 12px rgb(0 0 0 / 25%);
}
:where([data-hearth-place=corner]) { border-radius: 24px; }
:where([data-hearth-place=side]) { border-radius: 0 8px 8px 0; }
[data-hearth-place] { position: fixed !important; z-index: 2147483000; box-sizing: border-box; margin: 0; }
[data-hearth-place=corner] {
  inset: auto max(16px, env(safe-area-inset-right)) max(16px, env(safe-area-inset-bottom)) auto !important;
}
[data-hearth-place=side] {
  inset: 50% 0 auto auto !important; writing-mode: vertical-rl; padding: 20px 12px; transform: translateY(-50%) rotate(180deg);
}
@media print { [data-hearth-place] { display: none !important; } }`;

let isStyled = false;

/** Takes an opener with `data-hearth-place` out of the flow of the page, anew: browsers count a box that moves as a layout shift. */
export function placeOpener({ dataset, style }: HTMLElement): void {
  if (dataset.hearthPlace === undefined) return;
  const { display } = style;
  style.display = 'none';
  addStyles();
  document.documentElement.getBoundingClientRect();
  style.display = display;
}

function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
