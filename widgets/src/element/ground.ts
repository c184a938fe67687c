/** The page under an element. */
export interface Ground {
  /** Shares of red, green and blue in sRGB; not numbers in browsers that cannot convert colors. */
  readonly color: readonly number[];
  /** A picture or a gradient lies over that color. */
  readonly hasPicture: boolean;
}

/** The value of elements without a background. */
const CLEAR = 'rgba(0, 0, 0, 0)';

/** The elements around an element as they are shown, from the inside: slots and shadow roots count. */
export function around(element: Element): readonly Element[] {
  const outer = element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  return outer ? [outer, ...around(outer)] : [];
}

/**
 * Reads the backgrounds around an element, down to the first opaque one or the canvas of the page.
 *
 * @param probe an element with the color scheme of the canvas
 */
export function groundUnder(element: Element, probe: HTMLElement): Ground {
  let color: readonly number[] = [0, 0, 0];
  let seen = 1;
  let hasPicture = false;
  const lay = (layer: string): void => {
    const { 3: alpha = 1, ...shares } = sharesOf(layer, probe);
    color = color.map((share, at) => share + (shares[at] ?? Number.NaN) * alpha * seen);
    seen *= 1 - alpha;
  };
  for (const outer of around(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(outer);
    hasPicture ||= backgroundImage !== 'none';
    if (backgroundColor !== CLEAR) lay(backgroundColor);
    if (seen === 0) break;
  }
  lay('Canvas');
  return { color, hasPicture };
}

/** Converts a color of any color space into shares of red, green, blue and, below 1, alpha; none where browsers cannot. */
function sharesOf(color: string, probe: HTMLElement): readonly number[] {
  const computed = getComputedStyle(probe);
  probe.style.color = color;
  probe.style.color = `color(from ${computed.color} srgb r g b / alpha)`;
  return /^color\(srgb (.+)\)/.exec(computed.color)?.[1]?.split(/[ /]+/).map(Number) ?? [];
}
