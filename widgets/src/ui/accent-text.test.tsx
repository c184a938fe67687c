import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import tokens from './tokens.css';

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'accent-soft'];
const accents = ['#ffee00', '#00ffff', '#ff0000', '#ffffff', '#ffaa88', '#0000ff', '#17614f', '#000000'];

/** The luminance of an opaque color by WCAG. */
function luminanceOf(color: string): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const share = byte / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(['light', 'dark'])('text in any accent is legible on all surfaces in a %s scheme', (scheme) => {
  for (const accent of accents) {
    const view = mount(<i />, { sheets: [tokens] });
    document.documentElement.style.cssText = `--hearth-color-accent: ${accent}; --hearth-color-scheme: ${scheme}`;
    const probe = view.container.firstElementChild as HTMLElement;
    const colorOf = (name: string) => {
      probe.style.color = `var(--_${name})`;
      return luminanceOf(getComputedStyle(probe).color);
    };
    for (const text of ['accent-text', 'accent-text-strong'])
      for (const surface of surfaces) {
        const [dark = 0, bright = 0] = [colorOf(text), colorOf(surface)].sort((a, b) => a - b);
        expect((bright + 0.05) / (dark + 0.05), `${text} of ${accent} on ${surface}`).toBeGreaterThan(4.5);
      }
    document.documentElement.style.cssText = '';
    view.unmount();
  }
});
