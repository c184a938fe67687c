import { boundariesById, type StoredBoundary, saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import type { Db } from '../db/database.ts';
import { isRivalOf, type OutlineReport, settleOutlines, union } from './cut-outlines.ts';
import { areaNamer, type NameReport } from './name-areas.ts';
import { prepareOutlinesBefore, storeOutlines } from './outlines-before.queries.ts';

export interface MergeOptions {
  /** An area near the border of two editions stays in its own. */
  readonly keepEdition: boolean;
  /** The file's outlines replace what other files say, also where they are but a part of it. */
  readonly replace: boolean;
  /** The file's name. */
  readonly source: string;
}

/** Outcome of an import for existing names and outlines. */
export interface AreaReport extends OutlineReport, NameReport {}

export const nothingToReport: AreaReport = { kept: [], joined: [], apart: [], distant: [] };

/**
 * Stores the areas of one file. Features with one id are parts of one area, anywhere in the file. The area replaces the
 * stored one, unless the file cuts it off (`settleOutlines`). Use it within one transaction.
 */
export function areaMerger(trx: Db, { keepEdition, replace, source }: MergeOptions) {
  const seen = new Set<string>();
  const namer = areaNamer(trx);
  let hasRivals = false;

  async function storeRivals(stored: readonly StoredBoundary[]): Promise<void> {
    if (replace) return;
    const rivals = stored.filter((area) => !seen.has(area.id) && isRivalOf(area, source)).map(({ id }) => id);
    if (rivals.length > 0 && !hasRivals) await prepareOutlinesBefore(trx);
    hasRivals ||= rivals.length > 0;
    await storeOutlines(trx, rivals);
  }

  return {
    get count() {
      return seen.size;
    },
    async save(given: readonly Boundary[]): Promise<void> {
      const parts: Boundary[] = [];
      for (const part of given) parts.push(await namer.named(part));
      const stored = await boundariesById(trx, [...new Set(parts.map(({ id }) => id))]);
      await storeRivals(stored);
      const before = new Map(stored.map((area) => [area.id, area]));
      const areas = new Map<string, Boundary>(
        stored.filter(({ id }) => seen.has(id)).map((area) => [area.id, area]),
      );
      for (const part of parts) {
        const area = areas.get(part.id);
        const edition = (keepEdition && before.get(part.id)?.edition) || part.edition;
        areas.set(
          part.id,
          area ? { ...area, geometry: union(area.geometry, part.geometry) } : { ...part, edition },
        );
        seen.add(part.id);
      }
      await saveBoundaries(trx, [...areas.values()]);
    },
    /** After the last row, when every area has all its parts. */
    async end(): Promise<AreaReport> {
      const outlines = hasRivals ? await settleOutlines(trx) : { kept: [], joined: [] };
      return { ...outlines, ...namer.report() };
    },
  };
}
