import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { localDay } from '@hearth/domain/edition/local-moment.ts';
import { timeZones } from '@hearth/domain/edition/time-zones.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';

/** '20 Nov 2026', the day of a feed's moment where the homes are, wherever the reader is; null for none. */
export function feedDate(moment: string | null, edition: EditionId): string | null {
  const day = moment === null ? null : localDay(moment, timeZones[edition]);
  return day === null ? null : shortDate(day);
}
