import { readTravelLimit, travelLimitWords } from '@hearth/domain/commute/travel-limit.ts';
import { type AppliedChip, appliedChips } from '@hearth/domain/search/filters/applied-chips.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { readCommutePlan } from '../../shared/travel/commute-plan.ts';
import { knownPlace, placesOf } from '../../shared/travel/known-place.ts';

/** The chips of the applied filters; the place of a travel time has the name that the visitor gave it. */
export function namedChips(filters: Filters, defaults: Filters): readonly AppliedChip[] {
  const chips = appliedChips(filters, defaults);
  const limit = readTravelLimit(filters.travelTime);
  const place = limit && knownPlace(placesOf(readCommutePlan().travelers), limit.place);
  if (!place) return chips;
  const text = travelLimitWords(limit, place.name);
  return chips.map((chip) => (chip.keys[0] === 'travelTime' ? { ...chip, text } : chip));
}
