/** A round figure that is not less: 1, 2, 2.5 or 5 times a power of ten. At least 1. */
export function roundUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}

/** Ends of an axis, in the unit of its values. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** An axis for counts, from 0. It ends at an even number, which makes the label in the middle a whole number as well. */
export const countAxis = (values: readonly number[]): Axis => ({
  from: 0,
  to: 2 * roundCount(Math.max(0, ...values) / 2),
});

/** The least of 1, 2, 3, 4 and 5 times a power of ten that is not less. */
function roundCount(value: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))));
  return ([1, 2, 3, 4, 5].find((each) => each * power >= value) ?? 10) * power;
}

/** An axis for prices, which does not start at 0: rounded by a step derived from their range. */
export function priceAxis(values: readonly number[]): Axis {
  if (values.length === 0) return { from: 0, to: 1 };
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = roundUp(Math.max(most - least, most / 10) / 4);
  return { from: Math.max(0, Math.floor(least / step - 1) * step), to: Math.ceil(most / step) * step };
}

/** How high a value stands, in percent of the axis from below. */
export const heightOn = ({ from, to }: Axis, value: number): number => ((value - from) / (to - from)) * 100;

/** One segment of a line between months without a value: the index of each month and its value. */
export type LineSegment = readonly (readonly [index: number, value: number])[];

/** The segments of a line that is interrupted where a month has no value. */
export function lineSegments(values: readonly (number | null)[]): readonly LineSegment[] {
  const segments: [number, number][][] = [];
  let open = false;
  for (const [index, value] of values.entries()) {
    if (value === null) open = false;
    else if (open) segments.at(-1)?.push([index, value]);
    else {
      segments.push([[index, value]]);
      open = true;
    }
  }
  return segments;
}
