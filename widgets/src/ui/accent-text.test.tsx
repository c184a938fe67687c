import { expect, test } from 'vitest';
import amortization from '../mortgage-calculator/amortization.css';
import breakdown from '../mortgage-calculator/breakdown.css';
import { mount } from '../testing/mount.tsx';
import button from './button.css';
import checkbox from './checkbox.css';
import tokens from './tokens.css';

/** Parts in the accent that must contrast with their ground: the classes, and the property of their edge. */
const edges = [
  ['hearth-button hearth-button--primary', 'borderTopColor'],
  ['hearth-breakdown__ink', 'fill'],
  ['hearth-years__principal', 'fill'],
] as const;
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

/** Shows an element in each accent, and returns how bright a color of it is. */
function inAnyAccent(
  scheme: string,
  check: (
    accent: string,
    brightness: (style: string, property?: 'color' | 'borderTopColor' | 'fill') => number,
    probe: HTMLElement,
  ) => void,
): void {
  for (const accent of accents) {
    const view = mount(<i />, { sheets: [tokens, button, breakdown, amortization] });
    document.documentElement.style.cssText = `--hearth-color-accent: ${accent}; --hearth-color-scheme: ${scheme}`;
    const probe = view.container.firstElementChild as HTMLElement;
    check(
      accent,
      (style, property = 'color') => {
        probe.style.cssText = style;
        return luminanceOf(getComputedStyle(probe)[property]);
      },
      probe,
    );
    document.documentElement.style.cssText = '';
    view.unmount();
  }
}

function contrastOf(one: number, other: number): number {
  const [dark = 0, bright = 0] = [one, other].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const named = (name: string) => `color: var(--_${name})`;

test.each(['light', 'dark'])('text in any accent is legible on all surfaces in a %s scheme', (scheme) => {
  inAnyAccent(scheme, (accent, brightness) => {
    for (const text of ['accent-text', 'accent-text-strong'])
      for (const surface of surfaces)
        expect(
          contrastOf(brightness(named(text)), brightness(named(surface))),
          `${text} of ${accent} on ${surface}`,
        ).toBeGreaterThan(4.5);
  });
});

test.each(['light', 'dark'])(
  'buttons and charts in any accent are seen on all surfaces in a %s scheme',
  (scheme) => {
    inAnyAccent(scheme, (accent, brightness, probe) => {
      for (const [classes, property] of edges)
        for (const surface of surfaces.filter((name) => name !== 'accent-soft')) {
          const ground = brightness(named(surface));
          probe.className = classes;
          expect(
            contrastOf(brightness('transition: none', property), ground),
            `${classes} in ${accent} on ${surface}`,
          ).toBeGreaterThan(3);
          probe.className = '';
        }
    });
  },
);

test('a tick has the corners and the accent of the page', () => {
  const view = mount(<input className="hearth-checkbox" type="checkbox" defaultChecked />, {
    sheets: [tokens, checkbox],
  });
  document.documentElement.style.cssText = '--hearth-color-accent: #ffee00; --hearth-radius: 0px';
  const { borderRadius, backgroundColor } = getComputedStyle(view.getByRole('checkbox'));
  expect({ borderRadius, backgroundColor }).toEqual({
    borderRadius: '0px',
    backgroundColor: 'rgb(255, 238, 0)',
  });
  document.documentElement.style.cssText = '';
});
