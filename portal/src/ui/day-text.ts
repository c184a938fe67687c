import { localDay } from '@hearth/domain/edition/local-moment.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';

/** The day of a moment where the reader is. @param moment ISO 8601 */
export const dayText = (moment: string): string =>
  shortDate(localDay(moment, Intl.DateTimeFormat().resolvedOptions().timeZone) ?? moment);

/** 'DD MMM YYYY, 3:04 PM' of a moment where the reader is. @param moment ISO 8601 */
export const momentText = (moment: string): string =>
  `${dayText(moment)}, ${new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`;
