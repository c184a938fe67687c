import type { Random } from '../random.ts';
import { drawCountry, scatterTrees } from './backdrop.ts';
import { drawBlock } from './block.ts';
import type { Block, Stage } from './building.ts';
import { type Canvas, n, pictureWidth } from './canvas.ts';
import { darken, lighten, mix } from './color.ts';
import { drawForeground, plantAt } from './ground.ts';
import { createLight } from './light.ts';
import { drawWindow } from './openings.ts';
import { drawFence, drawHayBale, drawWindmill } from './ranch-things.ts';
import { drawVignette } from './sky.ts';
import { drawGrassTuft, drawLiveOak, drawShrub } from './trees.ts';
import { createView } from './view.ts';
import { drawWildflowers } from './wildflowers.ts';

/** Pasture with a barn and a house, fence, bales, a windmill. */
export function drawRanch(canvas: Canvas, random: Random): void {
  const light = createLight(random);
  const view = createView({
    eye: [0, random.between(10, 17), -90],
    focal: 1000,
    horizon: random.between(370, 430),
    turn: random.between(-0.3, 0.3),
  });
  const stage: Stage = { canvas, view, light, random };
  drawCountry(stage);
  drawPasture(stage);
  drawWildflowers(stage);
  scatterTrees(stage, random.int(7, 11), 90, 330, 260);
  const side = random.pick([-1, 1]);
  if (random.chance(0.6)) drawWindmill(stage, -side * random.between(30, 44), random.between(30, 60));
  if (random.chance(0.55)) drawRanchHouse(stage, -side * random.between(24, 36));
  drawBarn(stage, side * random.between(10, 24));
  plantAt(stage, drawLiveOak, side * random.between(50, 60), random.between(4, 20), random.between(26, 36));
  const bales = random.int(0, 5);
  for (let bale = 0; bale < bales; bale++)
    drawHayBale(stage, random.between(-40, 40), -12 - bale * 4, random.between(2.2, 2.6));
  drawFence(stage, random.pick(['rail', 'rail', 'wire'] as const), -38);
  for (let index = 0; index < 8; index++)
    plantAt(
      stage,
      random.pick([drawGrassTuft, drawShrub]),
      random.between(-34, 34),
      random.between(-60, -42),
      random.between(1.6, 3),
    );
  drawForeground(stage);
  drawVignette(canvas, light);
}

/** Swells of the ground as long lighter and darker bands. */
function drawPasture({ canvas, view, light, random }: Stage): void {
  const base = light.tone('#a9a564', 0.95);
  for (let band = 0; band < 5; band++) {
    const y = view.horizon + 14 + band * band * 15;
    const lift = random.between(8, 26);
    const color = mix(band % 2 ? lighten(base, 0.12) : darken(base, 0.12), light.haze, 0.35 - band * 0.06);
    canvas.path(
      `M0 ${n(y + 10)}Q${n(random.between(200, 500))} ${n(y - lift)} ${n(pictureWidth / 2)} ${n(y + 4)}T${pictureWidth} ${n(y + random.between(-8, 8))}V${n(y + 60)}H0Z`,
      canvas.linear([
        [0, color, 0.55],
        [1, color, 0],
      ]),
    );
  }
}

function drawBarn(stage: Stage, x: number): void {
  const { canvas, light, random } = stage;
  const color = random.pick(['#8f3f32', '#9c4a3a', '#d9d2c4', '#7d8588', '#a3764b']);
  const half = random.between(15, 19);
  const barn: Block = {
    x0: x - half,
    x1: x + half,
    z0: 0,
    z1: 56,
    height: 14,
    roof: 'gable-z',
    pitch: random.between(0.55, 0.8),
    overhang: 1.4,
    wall: { texture: 'board', color },
    roofing: { kind: 'metal', color: random.pick(['#a9b0b0', '#8d979c', '#7c5f4c']) },
    trim: random.pick(['#f1ece2', color]),
  };
  drawBlock(stage, barn, ({ front, left, right }) => {
    const trim = light.tone('#f1ece2', front.lit);
    const [u, wide] = [half - 6, 12];
    canvas.polygon(front.box(u - 0.6, 0, wide + 1.2, 11.6), trim);
    canvas.polygon(
      front.box(u, 0, wide, 11),
      random.chance(0.4) ? '#2b2622' : darken(light.tone(color, front.lit), 0.2),
    );
    for (const at of [u, u + wide / 2]) {
      canvas.line([front.at(at, 0), front.at(at + wide / 2, 11)], trim, front.scale * 0.45);
      canvas.line([front.at(at + wide / 2, 0), front.at(at, 11)], trim, front.scale * 0.45);
      canvas.line([front.at(at, 0), front.at(at, 11)], trim, front.scale * 0.45);
    }
    drawWindow(canvas, light, front, half - 2, 16, 4, 3.6, { trim: '#f1ece2', panes: [2, 2] });
    for (const side of [left, right])
      if (side)
        for (let at = 8; at < side.width - 8; at += 12)
          drawWindow(canvas, light, side, at, 5, 4, 4, { trim: '#f1ece2', panes: [2, 2] });
  });
}

function drawRanchHouse(stage: Stage, x: number): void {
  const { canvas, light, random } = stage;
  const house: Block = {
    x0: x - 20,
    x1: x + 20,
    z0: 26,
    z1: 52,
    height: 10,
    roof: 'gable-x',
    pitch: 0.5,
    overhang: 2,
    wall: { texture: 'limestone', color: '#e0d0ae' },
    roofing: { kind: 'metal', color: random.pick(['#8d979c', '#6d5f55']) },
    trim: '#e8dfcd',
  };
  drawBlock(stage, house, ({ front }) => {
    for (let u = 4; u < front.width - 6; u += 8)
      drawWindow(canvas, light, front, u, 2.6, 4, 4.8, { trim: '#efe8da', panes: [2, 2] });
  });
}
