/** What WCAG 2.2 AA asks of text in the usual sizes (1.4.3). */
export const AA_TEXT = 4.5;

/** '#rrggbb' in lower case of what people write for it (#RGB, without the hash, in capitals); null for anything else. */
export function hexColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** WCAG's ratio of two '#rrggbb' colours, 1 to 21; which of them is the text makes no difference. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Two '#rrggbb' colours mixed as channels: `share` 0 is the first, 1 the second. */
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
 * The colour closest to this one, towards black or white, that is legible against all of `grounds`; itself where it
 * is. Where nothing is, whichever of black and white comes closest.
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

/** White where it is legible, else black, which then is: one of them always has 4.5. */
export const textOn = (ground: string): string =>
  contrastRatio('#ffffff', ground) >= AA_TEXT ? '#ffffff' : '#000000';

/** '4.5', rounded down, so that nothing passes by its rounding. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

const STEPS = 200;

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
