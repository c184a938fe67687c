import type { DisplayPermissions } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';
import { type Draft, isShowpiece } from './draft.ts';

/** A few sellers hide the address, the estimate, or the whole listing from the internet. */
export function drawPermissions(random: Random, draft: Draft): DisplayPermissions {
  const [hidden, unlisted] = [random.chance(0.03), random.chance(0.01)];
  const opens = isShowpiece(draft);
  return {
    internetentirelistingdisplayyn: opens || !unlisted,
    internetaddressdisplayyn: opens || !hidden,
    internetautomatedvaluationdisplayyn: !random.chance(0.04),
    internetconsumercommentyn: !random.chance(0.05),
  };
}
