import { n } from './canvas.ts';
import { darken, lighten } from './color.ts';
import { drawShade, drawSolid } from './furniture.ts';
import type { RoomStage } from './room.ts';

export type Sofa = {
  /** Middle. */ x: number /** Back edge. */;
  z: number;
  width: number;
  color: string;
  pillows: string;
};

/** A sofa or, when narrow, an armchair that faces the viewer. */
export function drawSofa(stage: RoomStage, { x, z, width, color, pillows }: Sofa): void {
  const deep = 3;
  const [x0, x1] = [x - width / 2, x + width / 2];
  const front = z - deep;
  drawShade(stage, x0, x1, front, z, 0.5);
  for (const foot of [x0 + 0.25, x1 - 0.4])
    drawSolid(
      stage,
      { x0: foot, x1: foot + 0.16, y0: 0, y1: 0.5, z0: front + 0.2, z1: front + 0.36 },
      { color: stage.room.wood, lit: 0.5 },
    );
  drawSolid(stage, { x0, x1, y0: 0.45, y1: 2.9, z0: z - 0.8, z1: z }, { color, radius: 0.3, lit: 0.78 });
  drawBackCushions(stage, x0 + 0.62, x1 - 0.62, z - 0.85, color);
  drawPillows(stage, x0 + 0.8, x1 - 0.8, z - 1.15, pillows);
  drawSolid(
    stage,
    { x0: x0 + 0.3, x1: x1 - 0.3, y0: 0.4, y1: 1, z0: front + 0.1, z1: z - 0.8 },
    { color: darken(color, 0.06), radius: 0.08 },
  );
  drawSeats(stage, x0 + 0.6, x1 - 0.6, front, z - 0.9, color);
  for (const arm of [x0, x1 - 0.62])
    drawSolid(
      stage,
      { x0: arm, x1: arm + 0.62, y0: 0.4, y1: 2.05, z0: front + 0.05, z1: z - 0.1 },
      { color, radius: 0.24, lit: 0.82 },
    );
}

const seatsIn = (width: number) => Math.max(1, Math.round(width / 2.5));

function drawBackCushions(stage: RoomStage, x0: number, x1: number, z: number, color: string): void {
  const count = seatsIn(x1 - x0);
  const step = (x1 - x0) / count;
  for (let index = 0; index < count; index++) {
    drawSolid(
      stage,
      {
        x0: x0 + index * step + 0.03,
        x1: x0 + (index + 1) * step - 0.03,
        y0: 1.5,
        y1: 3.02,
        z0: z - 0.5,
        z1: z,
      },
      { color: lighten(color, 0.04), radius: 0.26 },
    );
  }
}

function drawSeats(stage: RoomStage, x0: number, x1: number, z0: number, z1: number, color: string): void {
  const count = seatsIn(x1 - x0);
  const step = (x1 - x0) / count;
  for (let index = 0; index < count; index++) {
    drawSolid(
      stage,
      { x0: x0 + index * step + 0.02, x1: x0 + (index + 1) * step - 0.02, y0: 0.98, y1: 1.52, z0, z1 },
      { color: lighten(color, 0.08), radius: 0.14, lit: 0.9 },
    );
  }
}

function drawPillows(stage: RoomStage, x0: number, x1: number, z: number, color: string): void {
  const { canvas, view, light, random } = stage;
  const wide = x1 - x0;
  const shares = wide < 2.4 ? [0.5] : [0.06, 0.2, 0.86];
  for (const share of shares) {
    const [cx, cy] = view.project([x0 + wide * share, 2.18, z]);
    const half = view.scaleAt([x0, 2, z]) * random.between(0.55, 0.68);
    const tilt = random.between(-0.16, 0.16) * half;
    const base = light.tone(random.pick([color, lighten(color, 0.4), stage.room.accent, '#efe7d8']), 0.88);
    const d = `M${n(cx - half)} ${n(cy - half + tilt)}Q${n(cx)} ${n(cy - half * 0.82)} ${n(cx + half)} ${n(cy - half - tilt)}Q${n(cx + half * 0.84)} ${n(cy)} ${n(cx + half)} ${n(cy + half + tilt)}Q${n(cx)} ${n(cy + half * 0.86)} ${n(cx - half)} ${n(cy + half - tilt)}Q${n(cx - half * 0.84)} ${n(cy)} ${n(cx - half)} ${n(cy - half + tilt)}Z`;
    canvas.path(
      d,
      canvas.linear([
        [0, lighten(base, 0.14)],
        [1, darken(base, 0.18)],
      ]),
    );
  }
}
