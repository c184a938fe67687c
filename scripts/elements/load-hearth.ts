/** Code of `loadHearth`, which the packages for frameworks share. */
export const loadHearthCode = `/** Puts the script into the page, once; call it where the app starts. */
export function loadHearth(src, data = {}) {
  const known = [...document.scripts].find((script) => script.src === new URL(src, location.href).href);
  if (known) return known;
  const script = Object.assign(document.createElement('script'), { src, async: true });
  Object.assign(script.dataset, data);
  return document.head.appendChild(script);
}`;

/** Its type. */
export const loadHearthType = `/** Puts the script into the page, once; \`data\` are its data attributes, e.g. { key: 'hk_...' }. */
export function loadHearth(src: string, data?: Readonly<Record<string, string>>): HTMLScriptElement;`;
