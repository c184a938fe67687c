type Channels = readonly [red: number, green: number, blue: number];

/** From `a` to `b`: 0 is `a`, 1 is `b`. Colours are `#rrggbb` here and everywhere in this folder. */
export function mix(a: string, b: string, share: number): string {
  const from = channels(a);
  const to = channels(b);
  return hex([0, 1, 2].map((i) => from[i]! + (to[i]! - from[i]!) * share));
}

/** Light of colour `b` on a surface of colour `a`; `gain` above 1 brightens. */
export function multiply(a: string, b: string, gain = 1): string {
  const surface = channels(a);
  const light = channels(b);
  return hex([0, 1, 2].map((i) => (surface[i]! * light[i]! * gain) / 255));
}

export const lighten = (color: string, share: number) => mix(color, '#ffffff', share);
export const darken = (color: string, share: number) => mix(color, '#0c0f18', share);

function channels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(values: readonly number[]): string {
  return `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
