import type { Stage } from './building.ts';
import { n, outline, type Point } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';

type Spot = { x: number; y: number; s: number };

function spotOf({ view }: Stage, x: number, z: number): Spot {
  const [px, py] = view.project([x, 0, z]);
  return { x: px, y: py, s: view.scaleAt([x, 0, z]) };
}

function drawUnder({ canvas, light }: Stage, { x, y, s }: Spot, half: number): void {
  canvas.ellipse(x - light.side * s * half * 0.3, y, s * half * 1.25, s * half * 0.28, light.shadow, {
    opacity: 0.2 + light.contrast * 0.15,
  });
}

/** A lounger with its head raised, seen from the side. */
export function drawLounger(stage: Stage, x: number, z: number): void {
  const { canvas, light } = stage;
  const spot = spotOf(stage, x, z);
  const { x: px, y, s } = spot;
  const frame = light.tone('#8f6f4e', 0.85);
  const cloth = light.tone('#f6f1e6', 0.97);
  drawUnder(stage, spot, 3.2);
  canvas.path(`M${n(px - s * 2.9)} ${n(y)}V${n(y - s)}M${n(px + s * 2.6)} ${n(y)}V${n(y - s)}`, 'none', {
    stroke: frame,
    strokeWidth: s * 0.18,
  });
  canvas.rect(px - s * 3.1, y - s * 1.15, s * 6.1, s * 0.26, frame);
  canvas.path(
    `M${n(px - s * 1.2)} ${n(y - s * 1.15)}L${n(px + s * 3)} ${n(y - s * 1.15)}L${n(px + s * 3)} ${n(y - s * 1.55)}L${n(px - s * 1.1)} ${n(y - s * 1.55)}L${n(px - s * 3)} ${n(y - s * 3)}L${n(px - s * 3.3)} ${n(y - s * 2.75)}Z`,
    canvas.linear([
      [0, lighten(cloth, 0.2)],
      [1, darken(cloth, 0.16)],
    ]),
  );
}

/** A patio umbrella on its pole. */
export function drawUmbrella(stage: Stage, x: number, z: number): void {
  const { canvas, light, random } = stage;
  const spot = spotOf(stage, x, z);
  const { x: px, y, s } = spot;
  const cloth = light.tone(random.pick(['#e9dfca', '#b5694a', '#4f6f73', '#d5b878', '#f4efe4']), 0.95);
  drawUnder(stage, spot, 4);
  canvas.rect(px - s * 0.13, y - s * 8, s * 0.26, s * 8, light.tone('#c9b48e', 0.85));
  const rim = y - s * 6.6;
  const peak: Point = [px, y - s * 8.8];
  for (let gore = 0; gore < 6; gore++) {
    const at = (index: number): Point => [
      px - Math.cos((index / 6) * Math.PI) * s * 5,
      rim + Math.sin((index / 6) * Math.PI) * s * 0.55,
    ];
    const shade = (gore / 5 - 0.5) * -light.side;
    canvas.polygon(
      [peak, at(gore), at(gore + 1)],
      shade > 0 ? darken(cloth, shade * 0.4) : lighten(cloth, -shade * 0.4),
    );
  }
}

/** A rectangular pool seen across: coping, tile line, water with light on it. */
export function drawPoolWater(
  stage: Stage,
  x: number,
  z: number,
  halfWidth: number,
  halfDepth: number,
): void {
  const { canvas, view, light, random } = stage;
  const quad = (grow: number, y: number): Point[] =>
    (
      [
        [x - halfWidth - grow, y, z - halfDepth - grow],
        [x + halfWidth + grow, y, z - halfDepth - grow],
        [x + halfWidth + grow, y, z + halfDepth + grow],
        [x - halfWidth - grow, y, z + halfDepth + grow],
      ] as const
    ).map(view.project);
  canvas.polygon(quad(1.2, 0.05), light.tone('#efe8d8', 1));
  const rim = quad(0, 0);
  canvas.polygon(rim, light.tone('#2f7f93', 0.8));
  const deep = light.lamps > 0.6 ? '#2fa7b8' : light.tone('#3fa3b8', 0.95);
  const shallow = light.lamps > 0.6 ? '#8fe6e2' : mix(light.tone('#8fd6d8', 1), light.sky.at(-1)![1], 0.25);
  const surface = quad(0, -0.55);
  canvas.clipped(`${outline(rim)}Z`, () => {
    canvas.polygon(
      surface,
      canvas.linear([
        [0, shallow],
        [1, deep],
      ]),
    );
    const [left, near] = rim[0]!;
    const [right, far] = [rim[1]![0], rim[2]![1]];
    for (const [color, opacity] of [
      ['#ffffff', 0.4],
      [darken(deep, 0.3), 0.18],
    ] as const) {
      const marks = Array.from({ length: 60 }, () => {
        const t = random.next();
        const [mx, my] = [random.between(left - 20, right), far + t * (near - far)];
        const long = 10 + t * 46;
        return `M${n(mx)} ${n(my)}q${n(long / 2)} ${n(-2 - t * 4)} ${n(long)} 0`;
      });
      canvas.path(marks.join(''), 'none', { stroke: color, strokeWidth: 1.6, opacity, round: true });
    }
  });
}

/** Chairs around a bowl of fire. */
export function drawFirePit(stage: Stage, x: number, z: number): void {
  const { canvas, light } = stage;
  for (const dx of [-6, -2.2, 2.2, 6]) drawGardenChair(stage, x + dx, z + 4 - Math.abs(dx) * 0.3);
  const spot = spotOf(stage, x, z - 1);
  const { x: px, y, s } = spot;
  drawUnder(stage, spot, 2.6);
  const stone = light.tone('#b7ab97', 0.85);
  canvas.rect(
    px - s * 2.3,
    y - s * 1.3,
    s * 4.6,
    s * 1.3,
    canvas.linear([
      [0, lighten(stone, 0.1)],
      [1, darken(stone, 0.25)],
    ]),
    { radius: s * 0.4 },
  );
  canvas.ellipse(px, y - s * 1.3, s * 2.3, s * 0.42, lighten(stone, 0.15));
  canvas.ellipse(px, y - s * 1.28, s * 1.7, s * 0.28, '#2b2320');
  canvas.ellipse(
    px,
    y - s * 1.9,
    s * 4.5,
    s * 3,
    canvas.radial([
      [0, '#ffb45a', 0.2 + light.lamps * 0.35],
      [1, '#ff9a3c', 0],
    ]),
  );
  for (const [dx, tall, color] of [
    [-0.6, 1.3, '#ef8636'],
    [0.6, 1.4, '#ef8636'],
    [0, 2, '#f7ab4a'],
    [0, 1, '#ffe0a0'],
  ] as const) {
    canvas.path(
      `M${n(px + (dx - 0.45) * s)} ${n(y - s * 1.25)}Q${n(px + (dx - 0.4) * s)} ${n(y - s * (1.3 + tall * 0.5))} ${n(px + dx * s)} ${n(y - s * (1.3 + tall))}Q${n(px + (dx + 0.5) * s)} ${n(y - s * (1.3 + tall * 0.4))} ${n(px + (dx + 0.45) * s)} ${n(y - s * 1.25)}Z`,
      color,
      { opacity: 0.88 },
    );
  }
}

function drawGardenChair(stage: Stage, x: number, z: number): void {
  const { canvas, light } = stage;
  const spot = spotOf(stage, x, z);
  const { x: px, y, s } = spot;
  drawUnder(stage, spot, 1.4);
  const wood = light.tone('#a97f58', 0.85);
  for (let slat = -2; slat <= 2; slat++)
    canvas.rect(
      px + slat * s * 0.46 - s * 0.2,
      y - s * (3.2 - Math.abs(slat) * 0.15),
      s * 0.4,
      s * 2,
      darken(wood, Math.abs(slat) * 0.05),
      { radius: s * 0.12 },
    );
  canvas.rect(px - s * 1.15, y - s * 1.5, s * 2.3, s * 0.45, light.tone('#efe7d8', 0.95), {
    radius: s * 0.15,
  });
  canvas.rect(px - s * 1.45, y - s * 1.9, s * 0.4, s * 0.2, lighten(wood, 0.15));
  canvas.rect(px + s * 1.05, y - s * 1.9, s * 0.4, s * 0.2, lighten(wood, 0.15));
  for (const dx of [-1.35, 1.12])
    canvas.rect(px + dx * s, y - s * 1.7, s * 0.22, s * 1.7, darken(wood, 0.15));
}

/** A table with chairs under an umbrella. */
export function drawPatioSet(stage: Stage, x: number, z: number): void {
  const { canvas, light } = stage;
  for (const dx of [-3.4, 0.2, 3.6]) drawGardenChair(stage, x + dx, z + 3);
  const spot = spotOf(stage, x, z);
  const { x: px, y, s } = spot;
  drawUnder(stage, spot, 4.2);
  const wood = light.tone('#b48a60', 0.9);
  for (const dx of [-3.6, 3.3]) canvas.rect(px + dx * s, y - s * 2.3, s * 0.3, s * 2.3, darken(wood, 0.25));
  canvas.polygon(
    [
      [px - s * 4.3, y - s * 2.3],
      [px + s * 4.3, y - s * 2.3],
      [px + s * 3.7, y - s * 3],
      [px - s * 3.7, y - s * 3],
    ],
    lighten(wood, 0.15),
  );
  canvas.rect(px - s * 4.3, y - s * 2.32, s * 8.6, s * 0.28, darken(wood, 0.1));
  canvas.ellipse(px + s * 0.9, y - s * 2.8, s * 0.5, s * 0.22, light.tone('#e9dfca', 0.95));
  drawUmbrella(stage, x - 0.4, z + 1);
}

/** A gas grill. */
export function drawGrill(stage: Stage, x: number, z: number): void {
  const { canvas, light } = stage;
  const spot = spotOf(stage, x, z);
  const { x: px, y, s } = spot;
  drawUnder(stage, spot, 2);
  canvas.rect(px - s * 1.5, y - s * 2.6, s * 3, s * 2.5, light.tone('#8d9294', 0.85), { radius: s * 0.1 });
  canvas.rect(px - s * 2.6, y - s * 2.8, s * 5.2, s * 0.25, light.tone('#c9cccc', 0.95));
  canvas.path(
    `M${n(px - s * 1.6)} ${n(y - s * 2.8)}V${n(y - s * 3.6)}Q${n(px)} ${n(y - s * 4.6)} ${n(px + s * 1.6)} ${n(y - s * 3.6)}V${n(y - s * 2.8)}Z`,
    canvas.linear([
      [0, '#6a6f72'],
      [1, '#33373a'],
    ]),
  );
}

/** Bulbs on a sagging line between two poles. */
export function drawStringLights(stage: Stage, x: number): void {
  const { canvas, view, light } = stage;
  const [left, right] = [view.project([x - 17, 11, -13]), view.project([x + 17, 11, -13])];
  for (const at of [-17, 17])
    canvas.line(
      [view.project([x + at, 0, -13]), view.project([x + at, 11.3, -13])],
      light.tone('#4a4036', 0.7),
      4,
    );
  const sag = 46;
  canvas.path(
    `M${n(left[0])} ${n(left[1])}Q${n((left[0] + right[0]) / 2)} ${n((left[1] + right[1]) / 2 + sag * 2)} ${n(right[0])} ${n(right[1])}`,
    'none',
    { stroke: '#3a332c', strokeWidth: 1.6 },
  );
  const halo = canvas.radial([
    [0, '#ffe2a0', 0.35 + light.lamps * 0.4],
    [1, '#ffd07a', 0],
  ]);
  for (let bulb = 1; bulb < 14; bulb++) {
    const t = bulb / 14;
    const bx = left[0] + (right[0] - left[0]) * t;
    const by = left[1] + (right[1] - left[1]) * t + sag * 4 * t * (1 - t);
    canvas.ellipse(bx, by + 5, 16, 16, halo);
    canvas.ellipse(bx, by + 5, 3.4, 4.6, '#fff1cf');
  }
}
