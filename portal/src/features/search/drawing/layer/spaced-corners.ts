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
  const indexes = corners.map((_, index) => index).sort((a, b) => Number(b === kept) - Number(a === kept));
  const chosen: number[] = [];
  for (const index of indexes) {
    const isFree = chosen.every((other) => distance(corners[other]!, corners[index]!) >= gap);
    if (isFree || index === kept) chosen.push(index);
  }
  return chosen.sort((a, b) => a - b);
}

const distance = (a: Pixel, b: Pixel): number => Math.hypot(a.x - b.x, a.y - b.y);
