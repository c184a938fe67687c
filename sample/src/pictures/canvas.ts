/** A point of the picture in pixels, from the top left. */
export type Point = readonly [x: number, y: number];

/** Colour stop: offset from 0 to 1, colour, opacity (default 1). */
export type Stop = readonly [at: number, color: string, opacity?: number];

export type Style = {
  opacity?: number;
  stroke?: string;
  strokeWidth?: number;
  round?: boolean;
  /** Id of a clip made by `canvas.clip`. */
  clip?: string;
};

/** Collects shapes in painting order. Gradients and clips are made once and referred to by `url(#id)`. */
export type Canvas = {
  polygon(points: readonly Point[], fill: string, style?: Style): void;
  path(d: string, fill: string, style?: Style): void;
  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, style?: Style): void;
  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    style?: Style & { radius?: number },
  ): void;
  line(points: readonly Point[], stroke: string, width: number, style?: Style): void;
  /** Gradient across the shape's own box, top to bottom by default. */
  linear(stops: readonly Stop[], from?: Point, to?: Point): string;
  radial(stops: readonly Stop[]): string;
  /** Restricts shapes that name it to this path. */
  clip(d: string): string;
  /** Draws inside the clip. */
  clipped(d: string, draw: () => void): void;
  toSvg(): string;
};

export const pictureWidth = 1200;
export const pictureHeight = 800;

/** An empty picture, 1200 by 800. With `mirrored`, everything is drawn as in a mirror. */
export function createCanvas(mirrored = false): Canvas {
  const shapes: string[] = [];
  const definitions = new Map<string, string>();

  const define = (content: (id: string) => string, key: string): string => {
    const known = definitions.get(key);
    const id = known?.match(/id="(\w+)"/)?.[1] ?? `d${definitions.size}`;
    if (known === undefined) definitions.set(key, content(id));
    return id;
  };
  const clip = (d: string) => define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`, `clip ${d}`);

  return {
    polygon: (points, fill, style) => {
      shapes.push(`<path d="${outline(points)}Z" fill="${fill}"${attributes(fill, style)}/>`);
    },
    path: (d, fill, style) => {
      shapes.push(`<path d="${d}" fill="${fill}"${attributes(fill, style)}/>`);
    },
    ellipse: (cx, cy, rx, ry, fill, style) => {
      shapes.push(
        `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(fill, style)}/>`,
      );
    },
    rect: (x, y, width, height, fill, style) => {
      const radius = style?.radius ? ` rx="${n(style.radius)}"` : '';
      shapes.push(
        `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${radius} fill="${fill}"${attributes(fill, style)}/>`,
      );
    },
    line: (points, stroke, width, style) => {
      shapes.push(
        `<path d="${outline(points)}" fill="none"${attributes('none', { ...style, stroke, strokeWidth: width })}/>`,
      );
    },
    linear: (stops, from = [0, 0], to = [0, 1]) => {
      const box = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
      const body = stopTags(stops);
      const id = define((name) => `<linearGradient id="${name}" ${box}>${body}</linearGradient>`, box + body);
      return `url(#${id})`;
    },
    radial: (stops) => {
      const body = stopTags(stops);
      const id = define((name) => `<radialGradient id="${name}">${body}</radialGradient>`, `radial ${body}`);
      return `url(#${id})`;
    },
    clip,
    clipped: (d, draw) => {
      shapes.push(`<g clip-path="url(#${clip(d)})">`);
      draw();
      shapes.push('</g>');
    },
    toSvg: () => {
      const flip = mirrored ? ` transform="translate(${pictureWidth} 0) scale(-1 1)"` : '';
      const size = `width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${[...definitions.values()].join('')}</defs><g${flip}>${shapes.join('')}</g></svg>`;
    },
  };
}

/** Path data of straight lines through the points; add `Z` to close it. */
export function outline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
}

/** Path data of a closed soft curve through the middles between points: corners become bends. */
export function blob(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [ax, ay] = points[index % points.length]!;
    const [bx, by] = points[(index + 1) % points.length]!;
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const start = middle(0);
  const bends = points.map((_, index) => {
    const [cx, cy] = points[(index + 1) % points.length]!;
    const [ex, ey] = middle(index + 1);
    return `Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}`;
  });
  return `M${n(start[0])} ${n(start[1])}${bends.join('')}Z`;
}

/** One decimal is a tenth of a pixel: finer only makes the file longer. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([at, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/** Opacity goes on fill and stroke: on the whole shape it would cost librsvg a layer each (a fifth of all time). */
function attributes(fill: string, { opacity, stroke, strokeWidth, round, clip }: Style = {}): string {
  let text = '';
  const alpha = opacity === undefined ? '' : `-opacity="${Math.round(opacity * 100) / 100}"`;
  if (alpha && fill !== 'none') text += ` fill${alpha}`;
  if (stroke) text += ` stroke="${stroke}" stroke-width="${n(strokeWidth ?? 1)}"`;
  if (stroke && alpha) text += ` stroke${alpha}`;
  if (round) text += ' stroke-linecap="round" stroke-linejoin="round"';
  if (clip) text += ` clip-path="url(#${clip})"`;
  return text;
}
