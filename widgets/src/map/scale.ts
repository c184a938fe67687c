const feetPerMeter = 3.280839895;
const feetPerMile = 5280;

/** A round distance and how long it is drawn. */
export interface Scale {
  readonly text: string;
  /** Pixels. */
  readonly width: number;
}

/** The largest round distance (1, 2 or 5 times a power of ten) that fits into `maxWidth` pixels. */
export function scaleOf(metersPerPixel: number, maxWidth: number): Scale {
  const feet = metersPerPixel * maxWidth * feetPerMeter;
  const miles = feet >= feetPerMile;
  const most = miles ? feet / feetPerMile : feet;
  const distance = roundDown(most);
  return { text: `${distance} ${miles ? 'mi' : 'ft'}`, width: Math.round((distance / most) * maxWidth) };
}

function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}
