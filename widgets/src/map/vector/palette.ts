/** The colors of the base map; `vector-ground.css` sets them for light and dark pages. */
const names = [
  'paper',
  'park',
  'wood',
  'built',
  'building',
  'water',
  'border',
  'street',
  'street-edge',
  'road',
  'road-edge',
  'highway',
  'highway-edge',
  'rail',
  'text',
  'text-strong',
  'text-water',
  'text-park',
  'halo',
] as const;

export type Palette = Readonly<Record<(typeof names)[number], string>> & { readonly font: string };

/** The colors and the font as the page resolves them at this moment: a canvas knows no `var()` and no `light-dark()`. */
export function paletteOf(container: HTMLElement): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Forced colors would give all of them the color of text; canvases keep their own.
  probe.style.setProperty('forced-color-adjust', 'none');
  container.append(probe);
  const style = getComputedStyle(probe);
  const colors = names.map((name) => {
    probe.style.color = `var(--_map-${name})`;
    return [name, style.color] as const;
  });
  const font = style.fontFamily;
  probe.remove();
  return { ...(Object.fromEntries(colors) as Record<(typeof names)[number], string>), font };
}
