import type { Stage } from './building.ts';
import { n, outline, type Point } from './canvas.ts';
import { darken, lighten } from './color.ts';

/** A fence across the whole view at depth `z`: cedar posts with wire, or rails. */
export function drawFence({ canvas, view, light, random }: Stage, kind: 'wire' | 'rail', z: number): void {
  const wood = light.tone(kind === 'rail' ? '#8d7358' : '#7d6a55', 0.8);
  const reach = 700 / view.scaleAt([0, 0, z]) + 30;
  const heights = kind === 'rail' ? [1.2, 2.5, 3.8] : [1, 1.9, 2.8, 3.7];
  for (const height of heights) {
    const width = kind === 'rail' ? view.scaleAt([0, 0, z]) * 0.42 : 1.1;
    canvas.line(
      [view.project([-reach, height, z]), view.project([reach, height, z])],
      kind === 'rail' ? lighten(wood, 0.08) : light.tone('#8b8b88', 0.8),
      width,
      { opacity: kind === 'rail' ? 1 : 0.7 },
    );
  }
  for (let x = -reach; x < reach; x += 9) {
    const tall = 4.3 + random.between(-0.25, 0.35);
    const [px, py] = view.project([x, 0, z]);
    const [, top] = view.project([x, tall, z]);
    const half = view.scaleAt([x, 0, z]) * 0.28;
    canvas.polygon(
      [
        [px - half, py],
        [px + half, py],
        [px + half * 0.8, top],
        [px - half * 0.8, top],
      ],
      canvas.linear(
        light.side > 0
          ? [
              [0, darken(wood, 0.3)],
              [1, lighten(wood, 0.15)],
            ]
          : [
              [0, lighten(wood, 0.15)],
              [1, darken(wood, 0.3)],
            ],
        [0, 0],
        [1, 0],
      ),
    );
  }
}

/** A round bale lying on its side. */
export function drawHayBale({ canvas, view, light }: Stage, x: number, z: number, radius: number): void {
  const [cx, cy] = view.project([x, radius, z]);
  const r = view.scaleAt([x, radius, z]) * radius;
  const straw = light.tone('#cfae62', 0.9);
  canvas.ellipse(cx - light.side * r * 0.6, cy + r * 0.95, r * 1.9, r * 0.25, light.shadow, {
    opacity: 0.2 + light.contrast * 0.2,
  });
  canvas.rect(
    cx - r * 0.1,
    cy - r,
    r * 1.5,
    r * 2,
    canvas.linear([
      [0, lighten(straw, 0.2)],
      [1, darken(straw, 0.4)],
    ]),
    { radius: r * 0.5 },
  );
  canvas.ellipse(
    cx,
    cy,
    r * 0.72,
    r,
    canvas.linear([
      [0, lighten(straw, 0.25)],
      [1, darken(straw, 0.18)],
    ]),
  );
  for (const share of [0.75, 0.5, 0.25])
    canvas.ellipse(cx, cy, r * 0.72 * share, r * share, 'none', {
      stroke: darken(straw, 0.25),
      strokeWidth: 1.4,
      opacity: 0.55,
    });
}

/** A water-pumping windmill: lattice tower, wheel of blades, vane. */
export function drawWindmill({ canvas, view, light, random }: Stage, x: number, z: number): void {
  const [cx, cy] = view.project([x, 0, z]);
  const s = view.scaleAt([x, 0, z]);
  const top = cy - s * 34;
  const steel = light.tone('#8a8f91', 0.8);
  const legs: Point[][] = [
    [
      [cx - s * 4, cy],
      [cx - s * 0.4, top],
    ],
    [
      [cx + s * 4, cy],
      [cx + s * 0.4, top],
    ],
  ];
  for (let level = 0; level < 5; level++) {
    const [a, b] = [level / 5, (level + 1) / 5];
    const half = (t: number) => s * (4 - t * 3.6);
    const y = (t: number) => cy - s * 34 * t;
    legs.push(
      [
        [cx - half(a), y(a)],
        [cx + half(b), y(b)],
      ],
      [
        [cx + half(a), y(a)],
        [cx - half(b), y(b)],
      ],
    );
  }
  canvas.path(legs.map((leg) => outline(leg)).join(''), 'none', {
    stroke: steel,
    strokeWidth: Math.max(1.2, s * 0.3),
  });
  canvas.path(
    `M${n(cx)} ${n(top)}L${n(cx + s * 9)} ${n(top - s * 1.6)}V${n(top + s * 1.8)}Z`,
    light.tone('#a8553f', 0.85),
  );
  const radius = s * 5.4;
  const blades = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2 + random.between(-0.02, 0.02);
    const point = (reach: number, turn: number): Point => [
      cx + Math.cos(angle + turn) * radius * reach * 0.85,
      top + Math.sin(angle + turn) * radius * reach,
    ];
    return `${outline([point(0.25, 0), point(1, -0.12), point(1, 0.12)])}Z`;
  });
  canvas.path(blades.join(''), lighten(steel, 0.25), { opacity: 0.92 });
  canvas.ellipse(cx, top, radius * 0.14, radius * 0.14, darken(steel, 0.3));
}

/** A survey stake with its ribbon. */
export function drawStake({ canvas, view, light }: Stage, x: number, z: number): void {
  const [cx, cy] = view.project([x, 0, z]);
  const s = view.scaleAt([x, 0, z]);
  canvas.rect(cx - s * 0.12, cy - s * 3, s * 0.24, s * 3, light.tone('#dcc9a0', 0.9));
  canvas.path(
    `M${n(cx)} ${n(cy - s * 2.9)}Q${n(cx + s * 0.8)} ${n(cy - s * 3.1)} ${n(cx + s * 1.3)} ${n(cy - s * 2.4)}L${n(cx + s * 1.2)} ${n(cy - s * 2)}Q${n(cx + s * 0.6)} ${n(cy - s * 2.6)} ${n(cx)} ${n(cy - s * 2.4)}Z`,
    light.tone('#d9643a', 1),
  );
}
