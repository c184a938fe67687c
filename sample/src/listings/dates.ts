import { addDays } from '@hearth/domain/listing/days.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { isOpen } from '@hearth/domain/listing/status.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

export type Dates = Pick<
  Listing,
  | 'mlsstatus'
  | 'closedate'
  | 'expirationdate'
  | 'mlsTargetDate'
  | 'publicDate'
  | 'onmarketdate'
  | 'statuschangetimestamp'
  | 'majorchangetimestamp'
  | 'backonmarketdate'
  | 'modificationtimestamp'
>;

/** The draft's dates as a listing carries them, with those that follow from them. */
export function datesOf(random: Random, { timeline, source }: Draft, today: string): Dates {
  const { mlsstatus } = timeline;
  const isPrivate = mlsstatus === 'Private';
  const listed = timeline.listedAt.slice(0, 10);
  const term = addDays(listed, random.pick([180, 270, 365, 450]));
  return {
    mlsstatus,
    closedate: timeline.closedate,
    expirationdate: isOpen(mlsstatus) && term < today ? addDays(today, random.int(10, 90)) : term,
    mlsTargetDate: isPrivate && random.chance(0.6) ? addDays(today, random.int(5, 60)) : null,
    publicDate: source === 'EX' && !isPrivate ? listed : null,
    onmarketdate: timeline.onmarketdate,
    statuschangetimestamp: timeline.statuschangetimestamp,
    majorchangetimestamp: timeline.majorchangetimestamp,
    backonmarketdate: timeline.backonmarketdate,
    modificationtimestamp: timeline.majorchangetimestamp,
  };
}
