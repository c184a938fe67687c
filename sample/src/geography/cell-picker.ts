import type { Random } from '../random.ts';
import type { EditionName } from './area-text.ts';
import { type Cell, sampleTiling } from './cells.ts';
import { groupBy } from './group-by.ts';

const OPEN_COUNTRY_SHARE = 0.12;

/** Cells by the population of their zip, most of it in named neighbourhoods. */
export function cellPicker(edition: EditionName, random: Random): () => Cell {
  const cells: Cell[] = [];
  const bounds: number[] = [];
  let total = 0;
  for (const [zip, members] of groupBy(sampleTiling().cellsOf(edition), (cell) => cell.zip)) {
    const named = members.filter(({ subdivision }) => subdivision !== null);
    const open = members.filter(({ subdivision }) => subdivision === null);
    const openShare = named.length === 0 ? 1 : open.length === 0 ? 0 : OPEN_COUNTRY_SHARE;
    const centred = named.reduce((sum, cell) => sum + cellShare(cell), 0);
    for (const cell of members) {
      const share =
        cell.subdivision === null ? openShare / open.length : (1 - openShare) * (cellShare(cell) / centred);
      cells.push(cell);
      total += zip.weight * share;
      bounds.push(total);
    }
  }
  return () => cells[firstAbove(bounds, random.next() * total)]!;
}

function cellShare({ isSubdivisionCentre }: Cell): number {
  return isSubdivisionCentre ? 1 : 0.45;
}

function firstAbove(bounds: readonly number[], value: number): number {
  let low = 0;
  let high = bounds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bounds[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
