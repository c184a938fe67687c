import { straightLineReach } from '../../../commute/straight-line-trip.ts';
import { readTravelLimit, travelLimitText, travelLimitWords } from '../../../commute/travel-limit.ts';
import type { Circle } from '../../areas/circle.ts';
import { distanceMeters, type Point, pointOf } from '../../areas/distance.ts';
import type { Codec } from '../../url/codec.ts';
import { everySearch, type RuleRow } from '../filter-row.ts';

/** The longest text of a limit, as people may write it. */
const longestLimit = 80;

/** Reads every text of a limit as the one that this site writes; the empty text is none. */
const travelCodec: Codec<string> = {
  shape: {
    kind: 'text',
    maxLength: longestLimit,
    form: {
      pattern: '^(\\d{1,3}_[A-Z]+_[a-z-]+_-?\\d{1,2}(\\.\\d+)?_-?\\d{1,3}(\\.\\d+)?)?$',
      words:
        'minutes (5 to 120), DRIVING, TRANSIT, BICYCLING or WALKING, rush-hour or midday, latitude and longitude of a place, like 30_DRIVING_rush-hour_30.267_-97.743',
    },
  },
  decode: ([text, ...others]) => {
    if (text === undefined || others.length > 0 || text.length > longestLimit) return undefined;
    if (text === '') return '';
    const limit = readTravelLimit(text);
    return limit === null ? undefined : travelLimitText(limit);
  },
  encode: (text) => [text],
};

/**
 * The homes of a search with a limit of travel time, by the straight-line estimate; null without a limit. They lie in a circle, since a
 * longer way never takes less time.
 */
export function travelCircle(text: string): Circle | null {
  const limit = readTravelLimit(text);
  if (limit === null) return null;
  return { center: limit.place, meters: straightLineReach(limit.minutes, limit.mode, limit.departure) };
}

/** The place that travel times of a search lead to; null where it has no limit. */
export const travelPlace = (text: string): Point | null => readTravelLimit(text)?.place ?? null;

/** A home with a hidden address never matches: several searches would reveal the house. */
export const travelTimeRow: RuleRow<string> = {
  group: 'travelTime',
  label: 'Travel time',
  control: { kind: 'travel-time' },
  defaultValue: '',
  codec: travelCodec,
  scope: everySearch,
  matches: (listing, text) => {
    const circle = travelCircle(text);
    if (circle === null) return true;
    const home = listing.internetaddressdisplayyn ? pointOf(listing) : null;
    return home !== null && distanceMeters(circle.center, home) <= circle.meters;
  },
  describe: (text) => {
    const limit = readTravelLimit(text);
    return limit === null ? 'Any travel time' : travelLimitWords(limit);
  },
};
