import { localDay } from '@hearth/domain/edition/local-moment.ts';
import { momentOf, startOfLocalDay } from '@hearth/domain/edition/start-of-local-day.ts';
import type { IsoDate, IsoTimestamp } from '@hearth/domain/listing/listing.ts';
import { isIsoDate } from '@hearth/domain/search/filters/calendar.ts';
import type { ReadingContext } from './value-reader.ts';

type Zones = Pick<ReadingContext, 'timeZone' | 'zoneOfTexts'>;

/**
 * The day of an ISO or American date, or of a moment as the time zone sees it; undefined for anything else. A moment at
 * midnight is a date that some program wrote as one: the day it names.
 */
export function dateOf(text: string, zones: Zones): IsoDate | undefined {
  const local = localMomentOf(text);
  if (local && !zones.zoneOfTexts) return local.day;
  const namedDay = local?.day ?? momentText.exec(text)?.[1];
  if (namedDay === undefined) return calendarDay(text);
  const timestamp = timestampOf(text, zones);
  if (timestamp === undefined) return undefined;
  const isDate = local ? local.time === '00:00' : midnight.test(text);
  return isDate ? namedDay : (localDay(timestamp, zones.timeZone) ?? undefined);
}

/**
 * The moment of an ISO timestamp; of a date alone the beginning of its day in the time zone. An ISO moment without a zone is
 * taken as UTC, so that the same file means the same on every machine. American writing, and a clock of 12 hours, are of
 * people and spreadsheets: they are on the clock of the time zone. A zone of texts takes precedence of both.
 */
export function timestampOf(text: string, { timeZone, zoneOfTexts }: Zones): IsoTimestamp | undefined {
  const local = localMomentOf(text);
  if (local) return localTimestamp(local, zoneOfTexts ?? timeZone);
  const moment = momentText.exec(text);
  if (!moment) {
    const day = calendarDay(text);
    return day === undefined ? undefined : startOfLocalDay(day, timeZone);
  }
  const [, day = '', time, zone] = moment;
  const parsed = isIsoDate(day) ? Date.parse(`${day}T${time}${zone ?? 'Z'}`) : Number.NaN;
  if (zone === undefined && zoneOfTexts && !Number.isNaN(parsed)) return onClockOf(zoneOfTexts, parsed);
  return Number.isNaN(parsed) ? undefined : new Date(parsed).toISOString();
}

const momentText = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i;
const midnight = /[T ]00:00(:00(\.0+)?)?( ?(Z|[+-]\d{2}:?\d{2}))?$/i;

/** A day and a time on the local clock. */
interface LocalText {
  readonly day: IsoDate;
  /** 'HH:MM' */
  readonly time: string;
  readonly seconds: number;
}

const dayAndTime =
  /^(\d{1,4}[-/]\d{1,2}[-/]\d{1,4})[T ,]{1,2}(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?([ap])\.?m\.?)?$/i;

/** Of '11/25/2026 3:00:00 PM', '11-25-26 15:00' and '2026-11-25 3:00 PM'; undefined for other texts, also ISO moments. */
function localMomentOf(text: string): LocalText | undefined {
  const [, date = '', hourText, minutes = '', seconds = '0', half] = dayAndTime.exec(text) ?? [];
  const day = calendarDay(date);
  const isIso = half === undefined && /^\d{4}/.test(date);
  const hour = hourOf(Number(hourText), half);
  if (day === undefined || isIso || hour === undefined || minutes > '59' || seconds > '59') return undefined;
  return { day, time: `${String(hour).padStart(2, '0')}:${minutes}`, seconds: Number(seconds) };
}

/** 0 to 23 of an hour on a clock of 12 or 24; `half` is the a of AM or the p of PM. */
export function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** The moment at which a time zone's clock shows what a clock of UTC shows at `shown`. */
const onClockOf = (timeZone: string, shown: number): IsoTimestamp => {
  const [day = '', time = ''] = new Date(shown).toISOString().split('T');
  const wholeMinute = momentOf(day, time.slice(0, 5), timeZone).getTime();
  return new Date(wholeMinute + (shown % 60_000)).toISOString();
};

const localTimestamp = ({ day, time, seconds }: LocalText, timeZone: string): IsoTimestamp =>
  new Date(momentOf(day, time, timeZone).getTime() + seconds * 1000).toISOString();

/** Of '2026-11-25', and of '11/25/2026' or '11-25-26' as Americans write. */
function calendarDay(text: string): IsoDate | undefined {
  if (/^\d{4}-/.test(text)) return isIsoDate(text) ? text : undefined;
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(text) ?? americanParts(text);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

function americanParts(text: string): readonly string[] {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{2}|\d{4})$/.exec(text) ?? [];
  return ['', year.length === 2 ? `20${year}` : year, month, day];
}
