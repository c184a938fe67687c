import type { Point } from './canvas.ts';

/** Feet: x to the right, y up from the ground, z away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

/** An upright camera (walls stay vertical, as in architectural photographs). */
export type View = {
  /** Projects a point of the scene to the picture. */
  project(position: Vector): Point;
  /** Pixels per foot at a point. */
  scaleAt(position: Vector): number;
  /** Whether a surface through `position` with this outward normal faces the camera. */
  sees(position: Vector, normal: Vector): boolean;
  /** The z (feet) at which a line towards the viewer through this x leaves the picture behind the lower edge. */
  nearEnd(x: number): number;
  /** Height of the horizon on the picture. */
  horizon: number;
};

export type CameraSettings = {
  /** Eye, in feet, before the scene is turned. */
  eye: Vector;
  /** Pixels: the longer, the flatter the perspective. */
  focal: number;
  horizon: number;
  /** Radians by which the scene is turned about the upright axis through its origin. */
  turn?: number;
  centerX?: number;
};

/** Nearest depth (feet): nearer points are moved to it, so that none flips behind the camera. */
const nearest = 1.5;

export function createView({ eye, focal, horizon, turn = 0, centerX = 600 }: CameraSettings): View {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const eyeInScene: Vector = [eye[0] * cos + eye[2] * sin, eye[1], -eye[0] * sin + eye[2] * cos];
  const depth = ([x, , z]: Vector) => Math.max(nearest, x * sin + z * cos - eye[2]);
  return {
    horizon,
    project: (position) => {
      const [x, y, z] = position;
      const scale = focal / depth(position);
      return [centerX + (x * cos - z * sin - eye[0]) * scale, horizon - (y - eye[1]) * scale];
    },
    nearEnd: (x) => (nearest + 2 + eye[2] - x * sin) / cos,
    scaleAt: (position) => focal / depth(position),
    sees: (position, normal) =>
      normal[0] * (eyeInScene[0] - position[0]) +
        normal[1] * (eyeInScene[1] - position[1]) +
        normal[2] * (eyeInScene[2] - position[2]) >
      0,
  };
}

export const add = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

/** A flat wall seen by a view: `u` feet along it, `v` feet up. */
export type Face = {
  width: number;
  /** Height to the eaves. */
  height: number;
  /** Rise of a gable over the eaves; 0 when there is none. */
  rise: number;
  /** How much sun falls on it, 0 to 1. */
  lit: number;
  at(u: number, v: number): Point;
  /** Corners of a box on the wall. */
  box(u: number, v: number, width: number, height: number): Point[];
  /** Where the wall begins and ends at this height: narrower within a gable. */
  extent(v: number): readonly [number, number];
  /** The outline of the whole wall. */
  outline(): Point[];
  /** Pixels per foot in the middle of the wall. */
  scale: number;
};

export type FaceSettings = {
  origin: Vector;
  /** Unit vector along the wall. */
  along: Vector;
  width: number;
  height: number;
  rise?: number;
  lit: number;
};

export function createFace(view: View, { origin, along, width, height, rise = 0, lit }: FaceSettings): Face {
  const at = (u: number, v: number) => view.project(add(add(origin, along, u), [0, v, 0]));
  return {
    width,
    height,
    rise,
    lit,
    at,
    box: (u, v, w, h) => [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)],
    extent: (v) => {
      if (v <= height || rise === 0) return [0, width];
      const inset = (Math.min(1, (v - height) / rise) * width) / 2;
      return [inset, width - inset];
    },
    outline: () => {
      const peak = rise > 0 ? [at(width / 2, height + rise)] : [];
      return [at(0, 0), at(width, 0), at(width, height), ...peak, at(0, height)];
    },
    scale: view.scaleAt(add(origin, along, width / 2)),
  };
}
