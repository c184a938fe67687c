interface Pixel {
  readonly x: number;
  readonly y: number;
}

/**
 * Positions of those corners that get a handle: each at least `gap` pixels from the ones before it, and the corner
 * `kept` always, since it is being dragged. The others appear when the map is zoomed in.
 */
export function spacedCorners(
  corners: readonly Pixel[],
  gap: number,
  kept: number | null,
): readonly number[] {
  const places = corners.map((_, place) => place).sort((a, b) => Number(b === kept) - Number(a === kept));
  const chosen: number[] = [];
  for (const place of places) {
    const isFree = chosen.every((other) => distance(corners[other]!, corners[place]!) >= gap);
    if (isFree || place === kept) chosen.push(place);
  }
  return chosen.sort((a, b) => a - b);
}

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);
