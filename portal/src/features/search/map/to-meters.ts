/** Degrees to five decimals, which are a meter: precise enough for the map, and links stay short. */
export const toMeters = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
