/** Minimum contrast of normal text in WCAG 2.2 AA (1.4.3). */
export const AA_TEXT = 4.5;

/** Normalises a typed colour (#RGB, without the hash, in capitals) to '#rrggbb'; null where the text is not a colour. */
export function hexColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** The WCAG contrast ratio of two '#rrggbb' colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two '#rrggbb' colours by channel: `share` 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, at) =>
    Math.round(value + ((others[at] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/**
 * The colour nearest to this one, towards black or white, that is legible on all of `grounds`. Where none is legible,
 * the better one of black and white.
 */
export function nearestLegible(color: string, grounds: readonly string[], least = AA_TEXT): string {
  const worst = (candidate: string) => Math.min(...grounds.map((ground) => contrastRatio(candidate, ground)));
  for (let step = 0; step <= STEPS; step += 1) {
    const found = ['#000000', '#ffffff']
      .map((end) => mix(color, end, step / STEPS))
      .find((candidate) => worst(candidate) >= least);
    if (found !== undefined) return found;
  }
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}

/** White where it is legible, else black: one of the two always has a ratio of 4.5. */
export const textOn = (ground: string): string =>
  contrastRatio('#ffffff', ground) >= AA_TEXT ? '#ffffff' : '#000000';

/** '4.5', rounded down: a ratio below the minimum must not look sufficient. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

const STEPS = 200;

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Relative luminance as WCAG 2.2 defines it, 0 to 1, of shares of red, green and blue in sRGB. */
export function relativeLuminance(shares: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = shares.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const luminance = (color: string): number => relativeLuminance(channels(color).map((value) => value / 255));
