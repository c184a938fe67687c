import { type EditionId, editionIds } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import type { MatchContext } from '@hearth/domain/search/match-context.ts';

const MINUTE_MS = 60_000;
const MOST_KEPT = 10_000;
const known = new Map<number, MatchContext>();

/** The context of a search at a moment. Kept by the minute: many searches are tested at the same moments, and a clock takes microseconds. */
export function editionMoment(at: Date, edition: EditionId): MatchContext {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const key = minute * editionIds.length + editionIds.indexOf(edition);
  const kept = known.get(key);
  if (kept) return kept;
  const context = { ...localMoment(at, editions[edition].timeZone), edition };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, context);
  return context;
}
