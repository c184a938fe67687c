import { AA_TEXT, contrastRatio, mix, nearestLegible, textOn } from './contrast.ts';
import type { EmbedTheme } from './embed-setup.ts';

/** The surfaces behind the accent, as in widgets/src/ui/tokens.css. */
const SURFACES = {
  light: ['#ffffff', '#f5f4f1'],
  dark: ['#17191c', '#1f2226'],
} as const;
type Scheme = keyof typeof SURFACES;

/** Custom properties without `--hearth-`, e.g. ['color-accent', '#8b3d1f']; safe to write into CSS. */
export function themeTokens({
  accent,
  font,
  radius,
  scheme,
}: EmbedTheme): readonly (readonly [string, string])[] {
  return [
    ...(accent === null ? [] : accentTokens(accent, scheme)),
    ...(font === null ? [] : [['font', font] as const]),
    ...(radius === null ? [] : [['radius', `${radius}px`] as const]),
    ...(scheme === null ? [] : [['color-scheme', scheme === 'auto' ? 'light dark' : scheme] as const]),
  ];
}

/** No accent is legible in both colour schemes: where a page has both, the other half is derived. */
function accentTokens(accent: string, scheme: EmbedTheme['scheme']): readonly (readonly [string, string])[] {
  if (scheme === 'dark') return Object.entries(family(accent, 'dark'));
  const light = family(accent, 'light');
  if (scheme === 'light') return Object.entries(light);
  const dark = family(nearestLegible(accent, SURFACES.dark), 'dark');
  return Object.entries(light).map(([name, value]) => {
    const inTheDark = dark[name as keyof typeof dark];
    return [name, value === inTheDark ? value : `light-dark(${value}, ${inTheDark})`];
  });
}

/** Colours derived from an accent: text on it, a stronger one for hover and links, and a tint for surfaces. */
function family(accent: string, scheme: Scheme) {
  const [surface] = SURFACES[scheme];
  const soft = mix(surface, accent, scheme === 'light' ? 0.1 : 0.2);
  const strong = mix(accent, scheme === 'light' ? '#000000' : '#ffffff', 0.25);
  return {
    'color-accent': accent,
    'color-on-accent': textOn(accent),
    'color-accent-strong': nearestLegible(strong, [...SURFACES[scheme], soft]),
    'color-accent-soft': soft,
  };
}

/** Legibility of an accent, as WCAG contrast ratios. */
export interface AccentCheck {
  /** The colour of text on the accent. */
  readonly onAccent: string;
  readonly textOnAccent: number;
  readonly accentOnSurface: number;
  readonly surface: string;
  /** The nearest accent that passes AA; null where this one passes. */
  readonly better: string | null;
}

/** Checks an accent on the scheme that it is chosen for: light, unless the theme is always dark. */
export function checkAccent(accent: string, scheme: EmbedTheme['scheme']): AccentCheck {
  const grounds = SURFACES[scheme === 'dark' ? 'dark' : 'light'];
  const onAccent = textOn(accent);
  const accentOnSurface = Math.min(...grounds.map((ground) => contrastRatio(accent, ground)));
  return {
    onAccent,
    textOnAccent: contrastRatio(onAccent, accent),
    accentOnSurface,
    surface: grounds[0],
    better: accentOnSurface >= AA_TEXT ? null : nearestLegible(accent, grounds),
  };
}
