import type { Random } from '../random.ts';
import type { Canvas } from './canvas.ts';
import type { Light } from './light.ts';
import type { Material } from './materials.ts';
import type { Vector, View } from './view.ts';

export type Roofing = { kind: 'shingle' | 'metal' | 'tile'; color: string };

/** A box of a building with its own roof; feet. `x0 < x1`, `z0 < z1`, front at `z0`. */
export type Block = {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  height: number;
  /** `gable-x`: ridge from side to side; `gable-z`: ridge towards the viewer, gable in front. */
  roof: 'gable-x' | 'gable-z' | 'hip' | 'flat' | 'shed';
  /** Rise per foot of run. */
  pitch: number;
  overhang: number;
  wall: Material;
  /** Another material for the front gable or front wall. */
  frontWall?: Material;
  roofing: Roofing;
  trim: string;
  /** A wing's roof runs on behind its back wall until it meets the roof it leans on. */
  runOn?: number;
};

/** Everything a part of a building is drawn with. */
export type Stage = { canvas: Canvas; view: View; light: Light; random: Random };

/** The height of the ridge over the ground. */
export function ridgeHeight(block: Block): number {
  if (block.roof === 'flat') return block.height;
  const run = block.roof === 'gable-z' ? (block.x1 - block.x0) / 2 : (block.z1 - block.z0) / 2;
  return block.height + run * block.pitch * (block.roof === 'shed' ? 2 : 1);
}

/** How much sun a wall with this outward direction gets, seen by viewers in front of the house. */
export function sunOn(light: Light, [x, , z]: Vector): number {
  const towards = x * light.side - z * 0.62;
  const raw = 0.42 + 0.62 * towards;
  return 0.62 + (Math.max(0, Math.min(1, raw)) - 0.62) * (0.35 + light.contrast * 0.65);
}
