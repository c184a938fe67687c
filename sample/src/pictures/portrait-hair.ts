import type { Random } from '../random.ts';
import { type Canvas, n } from './canvas.ts';
import { darken, lighten } from './color.ts';

const shortStyles = ['short', 'swept', 'close'] as const;
const longStyles = ['bob', 'long', 'bun', 'curls'] as const;

export type HairLength = 'short' | 'long';

export interface Hair {
  readonly style: (typeof shortStyles | typeof longStyles)[number];
  readonly color: string;
}

const colors: readonly (readonly [string, number])[] = [
  ['#1f1a17', 26],
  ['#3a281d', 26],
  ['#5b3b26', 18],
  ['#8a5a34', 10],
  ['#b98a52', 8],
  ['#9a4a2c', 5],
  ['#8d8a86', 9],
  ['#d9d6d0', 5],
];

export const hairOf = (random: Random, length: HairLength): Hair => ({
  style: random.pick<Hair['style']>(length === 'short' ? shortStyles : longStyles),
  color: random.weighted(colors),
});

/** As `portrait.ts` has it. */
const middle = 600;

/** What falls behind neck and shoulders. */
export function drawHairBehind(canvas: Canvas, { style, color }: Hair, breadth: number): void {
  const dark = darken(color, 0.25);
  const half = breadth + 34;
  if (style === 'bob') canvas.path(around(half, 540, 40), dark);
  if (style === 'long') canvas.path(around(half + 12, 700, 60), dark);
  if (style === 'curls') drawCurls(canvas, dark, half - 30, [290, 350, 410, 460], 48);
  if (style === 'bun') canvas.ellipse(middle, 148, 62, 56, dark);
}

/** A curtain from above the head down to `bottom`, rounded there. */
const around = (half: number, bottom: number, round: number): string =>
  `M${n(middle - half)} ${bottom}V330C${n(middle - half)} 110 ${n(middle + half)} 110 ${n(middle + half)} 330V${bottom}Q${n(middle + half - round)} ${bottom + round} ${n(middle + half - round * 2)} ${bottom}H${n(middle - half + round * 2)}Q${n(middle - half + round)} ${bottom + round} ${n(middle - half)} ${bottom}Z`;

function drawCurls(
  canvas: Canvas,
  color: string,
  half: number,
  heights: readonly number[],
  size: number,
): void {
  for (const y of heights)
    for (const side of [-1, 1]) canvas.ellipse(middle + side * half, y, size, size, color);
}

/** What frames the face. */
export function drawHairInFront(canvas: Canvas, hair: Hair, breadth: number): void {
  const shine = canvas.linear(
    [
      [0, lighten(hair.color, 0.16)],
      [1, darken(hair.color, 0.12)],
    ],
    [0, 0],
    [1, 1],
  );
  const [left, right] = [n(middle - breadth - 14), n(middle + breadth + 14)];
  const crown = (top: number) => `C${left} ${top} ${right} ${top} ${right}`;
  switch (hair.style) {
    case 'close':
      canvas.path(
        `M${left} 318${crown(138)} 318L${n(middle + breadth - 8)} 300C${n(middle + 90)} 226 ${n(middle - 90)} 226 ${n(middle - breadth + 8)} 300Z`,
        shine,
      );
      return;
    case 'short':
      canvas.path(
        `M${left} 352C${n(middle - breadth - 30)} 120 ${n(middle + breadth + 30)} 120 ${right} 352L${n(middle + breadth - 6)} 312Q${n(middle + 70)} 262 ${n(middle + 10)} 268Q${n(middle - 70)} 276 ${n(middle - breadth + 4)} 318Z`,
        shine,
      );
      return;
    case 'swept':
      canvas.path(
        `M${left} 350C${n(middle - breadth - 34)} 130 ${n(middle - 20)} 110 ${n(middle + 50)} 142C${n(middle + breadth + 40)} 150 ${n(middle + breadth + 34)} 260 ${right} 350L${n(middle + breadth - 4)} 306C${n(middle + 60)} 292 ${n(middle - 10)} 272 ${n(middle - 46)} 236C${n(middle - 70)} 280 ${n(middle - 98)} 300 ${n(middle - breadth + 2)} 318Z`,
        shine,
      );
      return;
    case 'curls':
      drawCrownOfCurls(canvas, hair.color, breadth);
      return;
    default:
      canvas.path(
        `M${n(middle - breadth - 30)} 420C${n(middle - breadth - 44)} 110 ${n(middle + breadth + 44)} 110 ${n(middle + breadth + 30)} 420C${n(middle + breadth + 10)} 330 ${n(middle + 92)} 292 ${n(middle + 34)} 226C${n(middle - 10)} 292 ${n(middle - 92)} 312 ${n(middle - breadth - 2)} 340C${n(middle - breadth - 14)} 366 ${n(middle - breadth - 22)} 392 ${n(middle - breadth - 30)} 420Z`,
        shine,
      );
  }
}

function drawCrownOfCurls(canvas: Canvas, color: string, breadth: number): void {
  const half = breadth + 4;
  for (let at = 0; at <= 10; at++) {
    const angle = Math.PI * (1 + at / 10);
    const [x, y] = [middle + Math.cos(angle) * half, 316 + Math.sin(angle) * 132];
    canvas.ellipse(x, y, 46, 44, at % 2 === 0 ? color : lighten(color, 0.07));
  }
  for (const x of [-70, -24, 24, 70]) canvas.ellipse(middle + x, 222, 44, 38, lighten(color, 0.04));
}
