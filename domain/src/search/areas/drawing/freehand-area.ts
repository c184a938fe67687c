import { distanceMeters, type Point } from '../distance.ts';
import { simplifyLine, simplifyToMost } from '../geometry/simplify-line.ts';
import { crossesItself, crossingBetween } from './line-crossing.ts';

/** Most corners of a freehand area. */
export const mostFreehandCorners = 200;
/** Smallest share of the line that a loop must have to be the area; the rest is cut off. */
const leastLoop = 0.6;

/**
 * The area of a freehand line: its ends are joined, ends that overshoot a crossing are cut off, and
 * points within `toleranceMeters` of the line are removed. null where the line encloses no area.
 */
export function freehandArea(line: readonly Point[], toleranceMeters: number): readonly Point[] | null {
  const loop = withoutOvershoot(simplifyToMost(line, toleranceMeters / 3, mostFreehandCorners * 5));
  const area = simplified(loop, toleranceMeters);
  return area.length >= 3 && widthOf(area) > 3 * toleranceMeters ? area : null;
}

/** A simplified line may cross itself where the drawn one did not: then a finer one is used. */
function simplified(loop: readonly Point[], toleranceMeters: number): readonly Point[] {
  const [first] = loop;
  if (!first) return loop;
  const closed = [...loop, first];
  const tolerances = [1, 0.5, 0.25].map((part) => part * toleranceMeters);
  const areas = tolerances.map((tolerance) =>
    simplifyToMost(closed, tolerance, mostFreehandCorners + 1).slice(0, -1),
  );
  return areas.find((area) => !crossesItself(area)) ?? areas[0]!;
}

/** The longest loop of a line that crosses itself, if it is most of the line. */
function withoutOvershoot(line: readonly Point[]): readonly Point[] {
  const rough = line.length > 400 ? simplifyLine(line, lengthOf(line) / 2_000) : line;
  const whole = lengthOf(rough);
  for (let from = 0; from < rough.length - 1; from++) {
    for (let to = rough.length - 2; to > from + 1; to--) {
      const crossing = crossingBetween(rough[from]!, rough[from + 1]!, rough[to]!, rough[to + 1]!);
      if (!crossing) continue;
      const loop = [crossing, ...rough.slice(from + 1, to + 1)];
      return lengthOf(loop) >= leastLoop * whole ? loop : rough;
    }
  }
  return rough;
}

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, index) => sum + (index > 0 ? distanceMeters(line[index - 1]!, point) : 0), 0);

/** The largest distance of a corner from the first one. */
const widthOf = (area: readonly Point[]): number =>
  Math.max(...area.map((corner) => distanceMeters(area[0]!, corner)));
