import { createRandom, type Random } from '../random.ts';
import { type Canvas, createCanvas, n } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { drawHairBehind, drawHairInFront, type Hair, type HairLength, hairOf } from './portrait-hair.ts';

/** The picture's middle; a portrait is the square of the canvas around it. */
export const middle = 600;

/** The look of an invented person. */
interface Person {
  readonly skin: string;
  readonly hair: Hair;
  readonly jacket: string;
  readonly shirt: string;
  /** Half the head's width. */
  readonly breadth: number;
  readonly glasses: boolean;
  readonly iris: string;
}

const skins = ['#f3d3bd', '#eac0a0', '#dba882', '#c68c62', '#a86e48', '#8a5636', '#6b412b', '#f0cbb2'];
const jackets = ['#2f4a5c', '#3d5a4a', '#4f5f68', '#6b4a3f', '#5a4b66', '#8a4030', '#39454a', '#a8763f'];
const shirts = ['#f7f4ec', '#e8eef0', '#f3e3cf', '#d8e2d6', '#2b2f33'];
const rooms = ['#d9cdb8', '#c3cfc6', '#bccbd4', '#dcc8b8', '#cfc6d3', '#d6d3c4'];

/** An SVG portrait in the middle square of the canvas; the same always gives the same. */
export function drawPortrait(seed: number, hair: HairLength): string {
  const random = createRandom(`portrait ${seed}`);
  const canvas = createCanvas(random.chance(0.5));
  const person = personOf(random, hair);
  drawRoom(canvas, random);
  drawHairBehind(canvas, person.hair, person.breadth);
  drawShoulders(canvas, person, random);
  drawHead(canvas, person);
  drawFace(canvas, person, random);
  drawHairInFront(canvas, person.hair, person.breadth);
  if (person.glasses) drawGlasses(canvas);
  drawLight(canvas);
  return canvas.toSvg();
}

const personOf = (random: Random, length: HairLength): Person => ({
  skin: random.pick(skins),
  hair: hairOf(random, length),
  jacket: random.pick(jackets),
  shirt: random.pick(shirts),
  breadth: random.between(112, 126),
  glasses: random.chance(0.3),
  iris: random.pick(['#3b2a20', '#4a3626', '#2f3b33', '#33454f']),
});

/** A bright room out of focus: a wall, a window, something green. */
function drawRoom(canvas: Canvas, random: Random): void {
  const wall = random.pick(rooms);
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear([
      [0, lighten(wall, 0.35)],
      [1, darken(wall, 0.14)],
    ]),
  );
  const soft = (color: string, opacity: number) =>
    canvas.radial([
      [0, color, opacity],
      [0.55, color, opacity * 0.7],
      [1, color, 0],
    ]);
  canvas.ellipse(330, 220, 330, 340, soft('#fffaf0', 0.85));
  canvas.ellipse(
    930,
    random.between(430, 560),
    190,
    260,
    soft(random.pick(['#6f8a63', '#86996f', '#8fa3a6']), 0.5),
  );
  canvas.ellipse(870, 160, 150, 120, soft(random.pick(['#c08058', '#b88556', '#9aa88f']), 0.35));
}

function drawShoulders(canvas: Canvas, { skin, jacket, shirt }: Person, random: Random): void {
  const shade = darken(skin, 0.2);
  const cloth = canvas.linear([
    [0, lighten(jacket, 0.1)],
    [1, darken(jacket, 0.25)],
  ]);
  canvas.path(
    `M${middle - 330} 810C${middle - 325} 680 ${middle - 250} 640 ${middle - 95} 592H${middle + 95}C${middle + 250} 640 ${middle + 325} 680 ${middle + 330} 810Z`,
    cloth,
  );
  canvas.path(
    `M${middle - 92} 590L${middle} 770L${middle + 92} 590L${middle + 58} 560H${middle - 58}Z`,
    shirt,
  );
  canvas.path(`M${middle - 56} 450V575Q${middle} 668 ${middle + 56} 575V450Z`, shade);
  const lapel = darken(jacket, 0.12);
  for (const side of [-1, 1]) {
    canvas.path(
      `M${middle + side * 92} 586L${middle + side * 150} 618L${middle + side * 128} 668L${middle + side * 150} 690L${middle + side * 8} 812H${middle - side * 4}L${middle + side * 4} 774Z`,
      lapel,
    );
    if (random.chance(0.5))
      canvas.path(
        `M${middle + side * 62} 566L${middle + side * 96} 596L${middle + side * 40} 660L${middle + side * 20} 626Z`,
        lighten(shirt, 0.25),
      );
  }
}

function drawHead(canvas: Canvas, { skin, breadth }: Person): void {
  const light = canvas.linear(
    [
      [0, lighten(skin, 0.14)],
      [0.6, skin],
      [1, darken(skin, 0.1)],
    ],
    [0, 0],
    [1, 0.6],
  );
  for (const side of [-1, 1]) canvas.ellipse(middle + side * (breadth + 4), 372, 20, 32, darken(skin, 0.08));
  canvas.path(headOutline(breadth), light);
  canvas.ellipse(middle, 522, 66, 16, darken(skin, 0.25), { opacity: 0.16 });
}

/** Round above, narrower to the chin. */
const headOutline = (breadth: number): string =>
  `M${n(middle - breadth)} 330C${n(middle - breadth)} 160 ${n(middle + breadth)} 160 ${n(middle + breadth)} 330C${n(middle + breadth)} 440 ${n(middle + breadth * 0.66)} 530 ${middle} 532C${n(middle - breadth * 0.66)} 530 ${n(middle - breadth)} 440 ${n(middle - breadth)} 330Z`;

function drawFace(canvas: Canvas, { skin, hair, iris }: Person, random: Random): void {
  const line = darken(skin, 0.42);
  const brow = mix(hair.color, '#2b2119', 0.35);
  const lift = random.between(-4, 4);
  for (const side of [-1, 1]) {
    const x = middle + side * 48;
    canvas.ellipse(middle + side * 72, 434, 30, 20, '#d9705c', { opacity: 0.16 });
    canvas.ellipse(x, 362, 17, 11, '#fdfaf4');
    canvas.ellipse(x, 362, 9.5, 10, iris);
    canvas.ellipse(x + 3, 358.5, 2.8, 2.8, '#ffffff');
    canvas.path(`M${n(x - 19)} 360Q${n(x)} 344 ${n(x + 19)} 360`, 'none', {
      stroke: darken(skin, 0.6),
      strokeWidth: 4,
      round: true,
    });
    canvas.path(
      `M${n(x - 24)} ${n(332 - (side < 0 ? -4 : 2) + lift)}Q${n(x)} ${n(316 + lift)} ${n(x + 24)} ${n(332 - (side < 0 ? 2 : -4) + lift)}`,
      'none',
      { stroke: brow, strokeWidth: 7.5, round: true },
    );
  }
  canvas.path(
    `M${middle - 4} 386Q${middle - 17} 424 ${middle + 2} 428Q${middle + 12} 428 ${middle + 15} 421`,
    'none',
    { stroke: line, strokeWidth: 4, round: true, opacity: 0.6 },
  );
  drawSmile(canvas, skin, random.chance(0.6), random.between(40, 50));
}

function drawSmile(canvas: Canvas, skin: string, open: boolean, width: number): void {
  const lips = mix(darken(skin, 0.3), '#b0483f', 0.45);
  if (open) {
    canvas.path(
      `M${n(middle - width)} 462Q${middle} 478 ${n(middle + width)} 462Q${middle} 518 ${n(middle - width)} 462Z`,
      lips,
    );
    canvas.path(
      `M${n(middle - width * 0.84)} 466Q${middle} 480 ${n(middle + width * 0.84)} 466Q${middle} 500 ${n(middle - width * 0.84)} 466Z`,
      '#fdfaf4',
    );
    return;
  }
  canvas.path(`M${n(middle - width)} 464Q${middle} 498 ${n(middle + width)} 464`, 'none', {
    stroke: lips,
    strokeWidth: 7,
    round: true,
  });
}

function drawGlasses(canvas: Canvas): void {
  const frame = '#2f2d2b';
  for (const side of [-1, 1]) {
    canvas.rect(middle + side * 50 - 36, 336, 72, 54, '#ffffff', { radius: 20, opacity: 0.16 });
    canvas.rect(middle + side * 50 - 36, 336, 72, 54, 'none', { radius: 20, stroke: frame, strokeWidth: 5 });
    canvas.line(
      [
        [middle + side * 86, 352],
        [middle + side * 122, 346],
      ],
      frame,
      5,
    );
  }
  canvas.path(`M${middle - 14} 354Q${middle} 344 ${middle + 14} 354`, 'none', {
    stroke: frame,
    strokeWidth: 5,
  });
}

/** The window's light from one side, shade in the corners. */
function drawLight(canvas: Canvas): void {
  canvas.rect(
    0,
    0,
    1200,
    800,
    canvas.linear(
      [
        [0, '#fff3de', 0.2],
        [0.5, '#fff3de', 0],
        [1, '#2b3a55', 0.16],
      ],
      [0, 0],
      [1, 0.4],
    ),
  );
}
