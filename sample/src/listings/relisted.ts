import { isOpen, isSoldOrLeased } from '@hearth/domain/listing/status.ts';
import { createRandom } from '../random.ts';
import type { Building } from './building.ts';
import type { Draft, SampleOrder } from './draft.ts';

/** A listing that ended without a sale was often the first attempt for a home that is on the market now. */
const FAILED_SHARE = 0.6;
const CLOSED_SHARE = 0.025;

/**
 * The drafts, of which some closed ones become the earlier listing of an open one: of the same home, by the same MLS, for sale or
 * for lease as before, and ended before the home was listed again. A home has one earlier listing at most.
 */
export function withRelistedHomes(
  drafts: readonly Draft[],
  buildingOf: (draft: Draft) => Pick<Building, 'yearbuilt'>,
  { seed }: SampleOrder,
): Draft[] {
  const open = drafts.filter((draft) => draft.source !== 'EX' && isOpen(draft.timeline.mlsstatus));
  const taken = new Set<Draft>();
  return drafts.map((draft) => {
    if (draft.source === 'EX' || isOpen(draft.timeline.mlsstatus)) return draft;
    const random = createRandom(`${seed} ${draft.edition} ${draft.serial} relisted`);
    if (!random.chance(isSoldOrLeased(draft.timeline.mlsstatus) ? CLOSED_SHARE : FAILED_SHARE)) return draft;
    const first = random.int(0, Math.max(0, open.length - 1));
    const later = [...open.slice(first), ...open.slice(0, first)].find(
      (each) => !taken.has(each) && canFollow(draft, each, buildingOf(each)),
    );
    if (later === undefined) return draft;
    taken.add(later);
    const { home, kind, location, kilometersFromCity } = later;
    return { ...draft, home, kind, location, kilometersFromCity };
  });
}

const canFollow = (earlier: Draft, later: Draft, { yearbuilt }: Pick<Building, 'yearbuilt'>): boolean =>
  earlier.lease === later.lease &&
  earlier.timeline.majorchangetimestamp.slice(0, 10) < (later.timeline.onmarketdate ?? '') &&
  (yearbuilt ?? 0) <= Number(earlier.timeline.listedAt.slice(0, 4));
