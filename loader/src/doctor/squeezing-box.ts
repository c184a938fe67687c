/** The box that leaves a widget no room, and how it does. */
export interface Squeezing {
  /** Tag as written, e.g. '<div class="aside">'; null for the widget itself. */
  readonly box: string | null;
  readonly side: 'wide' | 'high';
  /** Its rules that matter, e.g. 'position: absolute'. */
  readonly rules: readonly string[];
}

/** Narrower, no widget can be used. */
const LEAST_WIDTH = 100;

/** The outermost of the boxes that are as small as the widget; null where the widget has room. */
export function squeezingBox(shown: HTMLElement, width: number, height: number): Squeezing | null {
  const side = width < LEAST_WIDTH ? 'wide' : 'high';
  if (side === 'high' && height >= 1) return null;
  const isSmall = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return side === 'wide' ? box.width < LEAST_WIDTH : box.height < 1;
  };
  let found = shown;
  for (let above = shown.parentElement; above && above !== document.body; above = above.parentElement) {
    if (isSmall(above)) found = above;
  }
  return { box: found === shown ? null : tagOf(found), side, rules: rulesOf(found, side) };
}

function tagOf(element: HTMLElement): string {
  const { id, className } = element;
  return `<${element.localName}${id && ` id="${id}"`}${className && ` class="${className}"`}>`;
}

function rulesOf(element: HTMLElement, side: Squeezing['side']): string[] {
  const style = getComputedStyle(element);
  const around = element.parentElement && getComputedStyle(element.parentElement);
  const written = side === 'wide' ? ['width', 'max-width'] : ['height', 'max-height'];
  return [
    ...written.flatMap((name) => rule(name, style.getPropertyValue(name), 'auto', 'none', '100%')),
    ...rule('overflow', style.overflow, 'visible'),
    ...rule('position', style.position, 'static', 'relative'),
    ...rule('float', style.float, 'none'),
    ...rule('display', style.display, 'block'),
    ...(around && /flex|grid/.test(around.display) ? [`in a box with display: ${around.display}`] : []),
  ];
}

const rule = (name: string, value: string, ...usual: readonly string[]): string[] =>
  usual.includes(value) ? [] : [`${name}: ${value}`];
