import type { Stage } from './building.ts';
import { mix } from './color.ts';
import { leaves, paintFoliage, scatterClumps } from './foliage.ts';
import { drawLawn, plantAt } from './ground.ts';
import { drawHaze, drawHills, drawSky } from './sky.ts';
import { drawCedar, drawLiveOak, drawShadeTree, drawShrub } from './trees.ts';

export type Scenery = {
  /** Left and right ends of what stands in front, and how deep it reaches, in feet. */ x0: number;
  x1: number;
  z: number;
  low?: boolean;
  /** Buildings in the distance. */
  town?: boolean;
};

/** All that lies behind and under a building: sky, hills, lawn, trees. */
export function drawScenery(stage: Stage, { x0, x1, z, low = false, town = false }: Scenery): void {
  const { canvas, light, view, random } = stage;
  drawSky(canvas, light, view.horizon, random);
  drawHills(canvas, light, view.horizon, random, low);
  if (town) drawSkyline(stage);
  drawHaze(canvas, light, view.horizon);
  drawLawn(stage);
  plantBackdrop(stage, x0 - 60, x1 + 60, z);
}

/** Open country from the sky to the lower edge. */
export function drawCountry(stage: Stage): void {
  const { canvas, light, view, random } = stage;
  drawSky(canvas, light, view.horizon, random);
  drawHills(canvas, light, view.horizon, random);
  drawHaze(canvas, light, view.horizon);
  drawLawn(stage);
  drawWoodLine(stage);
}

/** Oaks, cedars and shrubs here and there between two depths (feet), the far ones first; `grown` scales their height. */
export function scatterTrees(
  stage: Stage,
  count: number,
  near: number,
  far: number,
  half: number,
  grown = 1,
): void {
  const { random } = stage;
  const trees = Array.from({ length: count }, () => ({
    x: random.between(-half, half),
    z: near + random.next() ** 1.3 * (far - near),
  }));
  for (const { x, z } of trees.sort((a, b) => b.z - a.z)) {
    plantAt(
      stage,
      random.weighted([
        [drawLiveOak, 5],
        [drawCedar, 3],
        [drawShrub, 2],
      ]),
      x,
      z,
      random.between(9, 20) * grown,
    );
  }
}

/** Trees behind a building: a hazy wood line, then a few whole trees between x0 and x1, behind depth `z` (feet). */
function plantBackdrop(stage: Stage, x0: number, x1: number, z: number): void {
  const { random } = stage;
  drawWoodLine(stage);
  const count = random.int(5, 8);
  const trees = Array.from({ length: count }, () => ({
    x: random.between(x0, x1),
    z: z + random.between(8, 60),
  }));
  for (const tree of trees.sort((a, b) => b.z - a.z)) {
    plantAt(
      stage,
      random.pick([drawLiveOak, drawShadeTree, drawCedar, drawLiveOak]),
      tree.x,
      tree.z,
      random.between(16, 32),
    );
  }
}

/** Pale blocks of a town behind the trees, two rows deep, with a few lit windows after sunset. */
function drawSkyline({ canvas, view, light, random }: Stage): void {
  for (const [near, tall] of [
    [0.2, 190],
    [0.42, 110],
  ] as const) {
    const color = mix(light.haze, light.tone('#8f98a3', 0.6), near);
    for (let x = random.between(-60, 0); x < 1200; ) {
      const wide = random.between(46, 120);
      const height = tall * random.between(0.35, 1) * (random.chance(0.2) ? 1.25 : 1);
      const top = view.horizon - height;
      canvas.rect(
        x,
        top,
        wide,
        height + 10,
        canvas.linear([
          [0, color],
          [1, mix(color, light.haze, 0.6)],
        ]),
      );
      drawFarWindows({ canvas, light, random }, x, top, wide, height, color);
      x += wide + random.between(-8, 60);
    }
  }
}

function drawFarWindows(
  { canvas, light, random }: Pick<Stage, 'canvas' | 'light' | 'random'>,
  x: number,
  top: number,
  wide: number,
  height: number,
  color: string,
): void {
  const panes: string[] = [];
  for (let y = top + 9; y < top + height - 16; y += 13) {
    for (let u = x + 7; u < x + wide - 9; u += 11) {
      if (random.chance(0.7)) panes.push(`M${u.toFixed(0)} ${y.toFixed(0)}h5v6h-5Z`);
    }
  }
  const pane = light.lamps > 0.6 ? mix(color, '#ffd896', 0.5) : mix(color, light.haze, 0.45);
  if (panes.length > 0) canvas.path(panes.join(''), pane, { opacity: 0.8 });
}

/** A far row of crowns along the horizon, half dissolved in haze. */
function drawWoodLine({ canvas, view, light, random }: Stage): void {
  const clumps = Array.from({ length: 26 }, (_, index) => ({
    x: index * 49 + random.between(-24, 24),
    y: view.horizon - random.between(2, 12),
    rx: random.between(28, 52),
    ry: random.between(14, 26),
  }));
  const leaf = leaves.oak(light.season).map((color) => mix(color, light.haze, 0.42)) as [
    string,
    string,
    string,
  ];
  paintFoliage(canvas, light, clumps, leaf, random, 0.45);
}

/** A bough reaching in from an upper corner, out of a tree beside the viewer. */
export function drawCorner({ canvas, light, random }: Stage): void {
  const x = random.pick([0, 1200]);
  const inward = x === 0 ? 1 : -1;
  canvas.path(`M${x} 40Q${x + inward * 110} 60 ${x + inward * 230} 110`, 'none', {
    stroke: light.tone('#4a4036', 0.4),
    strokeWidth: 9,
    round: true,
  });
  const near = scatterClumps(x + inward * 90, 20, 200, 90, 9, random);
  paintFoliage(canvas, light, near, leaves.oak(light.season), random);
}
