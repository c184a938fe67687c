/** A town of Texas by its middle, in degrees. */
export interface FarTown {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Towns around the editions' counties, for finding one's way on a map that shows more than these. */
export const farTowns: readonly FarTown[] = `
  Houston -95.37 29.76, Waco -97.14 31.55, Temple -97.34 31.1, Killeen -97.73 31.12, College Station -96.33 30.62,
  Brenham -96.4 30.16, Columbus -96.54 29.71, Victoria -97 28.81, Corpus Christi -97.4 27.8, Laredo -99.5 27.52,
  Uvalde -99.79 29.21, Del Rio -100.9 29.36, Kerrville -99.14 30.05, Junction -99.77 30.49, Mason -99.23 30.75,
  Brownwood -98.99 31.71, Fort Worth -97.33 32.75, Dallas -96.8 32.78, San Angelo -100.44 31.46
`
  .split(',')
  .map((line) => {
    const [, name = '', longitude, latitude] = /^(.+) (-?[\d.]+) ([\d.]+)$/.exec(line.trim()) ?? [];
    return { name, longitude: Number(longitude), latitude: Number(latitude) };
  });
