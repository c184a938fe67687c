import type { Random } from '../random.ts';
import { drawScenery } from './backdrop.ts';
import { drawBlock } from './block.ts';
import type { Block, Stage } from './building.ts';
import type { Canvas } from './canvas.ts';
import { darken } from './color.ts';
import { drawAwning, drawClothAwning } from './fittings.ts';
import { drawCastShadow } from './ground.ts';
import type { Material } from './materials.ts';
import { drawDoor, drawGlass, drawWindow } from './openings.ts';
import { brickOf, cedarOf, metalRoof, stoneOf, stuccoOf } from './palette.ts';
import { drawVignette } from './sky.ts';
import { outdoorStage } from './stage.ts';
import { drawStreet, plantStreetTrees } from './street.ts';
import type { Face } from './view.ts';

type Shop = { block: Block; storeys: number; awning: string; frame: string; cloth: boolean };

/** Shop fronts along a street, one or two floors, or a small office building. */
export function drawCommercial(canvas: Canvas, random: Random): void {
  const shops = planShops(random);
  const [x0, x1] = [shops[0]!.block.x0, shops.at(-1)!.block.x1];
  const stage = outdoorStage(canvas, random, {
    width: (x1 - x0) * 0.95,
    height: Math.max(...shops.map(({ block }) => block.height)),
    middle: 0,
    turn: 0.4,
  });
  drawScenery(stage, { x0, x1, z: 46, low: true, town: true });
  drawCastShadow(stage, x0, x1, 0, 20);
  drawStreet(stage, x0, x1, 0);
  const scale = ({ block }: Shop) => stage.view.scaleAt([(block.x0 + block.x1) / 2, 0, 0]);
  for (const shop of [...shops].sort((a, b) => scale(a) - scale(b))) drawShop(stage, shop);
  plantStreetTrees(stage, x0, x1, -5);
  drawVignette(canvas, stage.light);
}

/** The buildings of a street, from left to right. */
export function planShops(random: Random): Shop[] {
  const count = random.pick([1, 2, 3, 3]);
  const frame = random.pick(['#26292c', '#4a3a2e', '#33443f']);
  let x = 0;
  const shops = Array.from({ length: count }, (): Shop => {
    const width = (count === 1 ? 62 : 27) + random.between(-3, 5);
    const storeys = random.pick([1, 2, count === 1 ? 3 : 2]);
    const wall: Material = random.pick([brickOf, brickOf, stoneOf, stuccoOf, cedarOf])(random);
    const block: Block = {
      x0: x,
      x1: x + width,
      z0: 0,
      z1: 44,
      height: 5 + storeys * 11.5,
      roof: 'flat',
      pitch: 0,
      overhang: 0.6,
      wall,
      roofing: metalRoof(random),
      trim: random.pick(['#3a3d40', '#e6dcc8', '#6b5b4a']),
    };
    x += width;
    return {
      block,
      storeys,
      frame,
      awning: random.pick(['#7a3d34', '#33524c', '#2f4458', '#a9743c', '#4a4d4f']),
      cloth: random.chance(0.5),
    };
  });
  return shops.map((shop) => ({
    ...shop,
    block: { ...shop.block, x0: shop.block.x0 - x / 2, x1: shop.block.x1 - x / 2 },
  }));
}

function drawShop(stage: Stage, shop: Shop): void {
  drawBlock(stage, shop.block, ({ front, left, right }) => {
    drawStorefront(stage, shop, front);
    for (let floor = 1; floor < shop.storeys; floor++) drawUpperWindows(stage, shop, front, floor);
    for (const side of [left, right]) if (side) drawUpperWindows(stage, shop, side, shop.storeys - 1);
    drawCornice(stage, shop, front);
  });
}

function drawStorefront(stage: Stage, shop: Shop, front: Face): void {
  const { canvas, light } = stage;
  const bays = Math.max(2, Math.round(front.width / 12));
  const bay = (front.width - 2.4) / bays;
  const frame = light.tone(shop.frame, front.lit);
  const entrance = Math.floor(bays / 2);
  for (let index = 0; index < bays; index++) {
    const u = 1.2 + index * bay;
    canvas.polygon(front.box(u + 0.5, 0, bay - 1, 10.4), frame);
    if (index === entrance) {
      drawGlass(canvas, light, front, u + 0.8, 0.4, bay * 0.28, 9.4);
      drawGlass(canvas, light, front, u + bay * 0.66, 0.4, bay * 0.3 - 0.6, 9.4);
      drawDoor(canvas, light, front, u + bay / 2 - 1.6, shop.frame, shop.frame, false, 7.8);
    } else {
      const pane = (bay - 1.6) / 2;
      for (const at of [u + 0.8, u + 0.9 + pane]) drawGlass(canvas, light, front, at, 1.6, pane - 0.15, 8.4);
    }
    if (shop.cloth) drawClothAwning(stage, front, u + 0.3, 12, bay - 0.6, shop.awning);
  }
  if (!shop.cloth) drawAwning(stage, front, 0.6, 10.8, front.width - 1.2, shop.awning);
  canvas.polygon(
    front.box(front.width * 0.3, 12.6, front.width * 0.4, 1.9),
    light.tone(darken(shop.awning, 0.15), front.lit),
  );
}

function drawUpperWindows({ canvas, light }: Stage, shop: Shop, face: Face, floor: number): void {
  if (floor < 1) return;
  const count = Math.max(2, Math.round(face.width / 8));
  const step = face.width / count;
  for (let index = 0; index < count; index++) {
    drawWindow(canvas, light, face, (index + 0.5) * step - 1.8, 5.6 + floor * 11.5, 3.6, 6.4, {
      trim: shop.frame,
      panes: [1, 2],
      casing: 0.3,
    });
  }
}

function drawCornice({ canvas, light }: Stage, shop: Shop, front: Face): void {
  const base = light.tone(shop.block.trim, front.lit);
  canvas.polygon(front.box(0, front.height - 2.2, front.width, 0.5), base);
  for (let u = 0.8; u < front.width - 0.8; u += 1.8)
    canvas.polygon(front.box(u, front.height - 1.5, 0.7, 0.8), darken(base, 0.1));
}
