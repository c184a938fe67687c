import { n } from './canvas.ts';
import { darken, lighten } from './color.ts';
import type { RoomStage } from './room.ts';
import type { Vector } from './view.ts';

/** A lamp on a table or floor: foot, stem, shade, glow. Feet; `shade` is the width of the shade. */
export function drawLamp(
  { canvas, view, light, room }: RoomStage,
  foot: Vector,
  height: number,
  shade: number,
): void {
  const [x, y] = view.project(foot);
  const s = view.scaleAt(foot);
  const metal = light.tone(room.metal, 0.85);
  const top = y - height * s;
  const deep = shade * 0.62 * s;
  canvas.ellipse(x, y, shade * 0.3 * s, shade * 0.08 * s, darken(metal, 0.2));
  canvas.line(
    [
      [x, y],
      [x, top + deep],
    ],
    metal,
    Math.max(2, s * 0.09),
  );
  const glow = 0.28 + light.lamps * 0.3;
  canvas.ellipse(
    x,
    top + deep * 0.6,
    shade * s * 1.9,
    shade * s * 1.6,
    canvas.radial([
      [0, '#ffe3ac', glow],
      [1, '#ffd48a', 0],
    ]),
  );
  canvas.path(
    `M${n(x - shade * 0.32 * s)} ${n(top)}L${n(x + shade * 0.32 * s)} ${n(top)}L${n(x + shade * 0.5 * s)} ${n(top + deep)}L${n(x - shade * 0.5 * s)} ${n(top + deep)}Z`,
    canvas.linear([
      [0, '#f6e9cf'],
      [1, '#fff3d6'],
    ]),
  );
}

/** A pendant hanging from the ceiling, its lower rim at `rim` feet. */
export function drawPendant(
  { canvas, view, light, room }: RoomStage,
  x: number,
  z: number,
  rim: number,
  width: number,
  kind: 'dome' | 'globe' | 'drum',
): void {
  const [px, top] = view.project([x, room.height, z]);
  const [, low] = view.project([x, rim, z]);
  const s = view.scaleAt([x, rim, z]);
  const metal = light.tone(room.metal, 0.8);
  const half = (width / 2) * s;
  canvas.line(
    [
      [px, top],
      [px, low - half],
    ],
    darken(metal, 0.2),
    2,
  );
  canvas.ellipse(
    px,
    low,
    half * 3,
    half * 2.6,
    canvas.radial([
      [0, '#ffe9bd', 0.3 + light.lamps * 0.25],
      [1, '#ffd890', 0],
    ]),
  );
  if (kind === 'globe')
    canvas.ellipse(
      px,
      low - half,
      half,
      half,
      canvas.radial([
        [0, '#fffaf0'],
        [0.7, '#fbecc9'],
        [1, '#e9d6ab'],
      ]),
    );
  if (kind === 'dome')
    canvas.path(
      `M${n(px - half)} ${n(low)}Q${n(px - half)} ${n(low - half * 1.3)} ${n(px)} ${n(low - half * 1.35)}Q${n(px + half)} ${n(low - half * 1.3)} ${n(px + half)} ${n(low)}Z`,
      canvas.linear(
        [
          [0, lighten(metal, 0.2)],
          [1, darken(metal, 0.2)],
        ],
        [0, 0],
        [1, 0],
      ),
    );
  if (kind === 'drum')
    canvas.rect(
      px - half,
      low - half * 0.95,
      half * 2,
      half * 0.95,
      canvas.linear([
        [0, '#d9c7a2'],
        [1, '#fbe6b8'],
      ]),
      { radius: 3, stroke: darken(metal, 0.1), strokeWidth: 1.2 },
    );
}
