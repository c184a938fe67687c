import type { Random } from '../random.ts';
import type { Stage } from './building.ts';
import type { Canvas } from './canvas.ts';
import { createLight, type Hour } from './light.ts';
import { createView } from './view.ts';

export type Framing = {
  /** Feet that should fill about two thirds of the picture. */
  width: number;
  /** Feet of height that must stay within the picture. */
  height?: number;
  /** Feet: where the middle of the building is. */
  middle: number;
  /** Largest turn to either side, in radians. */
  turn?: number;
  hour?: Hour;
  /** Feet over the ground. */
  eyeHeight?: number;
  /** Where the foot of the building falls on the picture, in pixels. */
  foot?: number;
};

/** Light and camera for a building seen from its street. */
export function outdoorStage(canvas: Canvas, random: Random, framing: Framing): Stage {
  const light = createLight(random, framing.hour);
  const focal = random.between(940, 1180);
  const share = random.between(0.74, 0.86);
  const eyeHeight = framing.eyeHeight ?? random.between(7.5, 12);
  const most = framing.turn ?? 0.42;
  const turn = random.between(-most, most);
  const foot = framing.foot ?? random.between(585, 625);
  const forWidth = (focal * framing.width) / (1200 * share) + Math.abs(turn) * 12;
  const forHeight = (focal * (framing.height ?? 0)) / (foot - 90) + Math.abs(turn) * framing.width * 0.5;
  const distance = Math.max(forWidth, forHeight);
  const view = createView({
    eye: [framing.middle * Math.cos(turn), eyeHeight, -distance],
    focal,
    horizon: foot - (focal * eyeHeight) / distance,
    turn,
  });
  return { canvas, view, light, random };
}
