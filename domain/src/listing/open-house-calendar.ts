import type { ListingDetails } from '../contract/listing.ts';
import { editions } from '../edition/editions.ts';
import { momentOf } from '../edition/start-of-local-day.ts';
import { cityLine, fullAddress, streetLine, undisclosedAddress } from './address.ts';
import { addDays } from './days.ts';
import type { OpenHouse } from './listing.ts';
import { listingIdLabel } from './listing-id.ts';
import { endsNextDay } from './open-house.ts';

type Calendared = Pick<
  ListingDetails,
  | 'listingid'
  | 'sourcelistingid'
  | 'source'
  | 'edition'
  | 'listofficename'
  | 'url'
  | 'streetnumber'
  | 'streetdirprefix'
  | 'streetname'
  | 'streetsuffix'
  | 'streetdirsuffix'
  | 'unitnumber'
  | 'city'
  | 'stateorprovince'
  | 'postalcode'
> & {
  /** null where the page that shows the home does not know it. */
  readonly modificationtimestamp: string | null;
};

/** An open house of a home. */
interface CalendarEvent {
  readonly listing: Calendared;
  readonly openHouse: OpenHouse;
}

/**
 * An open house as a calendar file (RFC 5545) of one event, in UTC. It has no more than the viewer's page: of a home with a hidden
 * address the city alone.
 * @param origin of the portal, without a slash at the end
 */
export const openHouseCalendar = (listing: Calendared, openHouse: OpenHouse, origin: string): string =>
  calendar(eventLines({ listing, openHouse }, origin));

/**
 * Open houses of several homes as a calendar that other calendars read again every hour.
 * @param name shown by calendars
 */
export const openHousesCalendar = (events: readonly CalendarEvent[], origin: string, name: string): string =>
  calendar([
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, origin)),
  ]);

const calendar = (lines: readonly string[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hearth//Open houses//EN', 'METHOD:PUBLISH'],
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

function eventLines({ listing, openHouse }: CalendarEvent, origin: string): readonly string[] {
  const { timeZone } = editions[listing.edition];
  const { openhousedate: day, openhousestarttime: start } = openHouse;
  const street = streetLine(listing);
  const isHidden = street === undisclosedAddress;
  const location = isHidden ? cityLine(listing) : fullAddress(listing);
  const page = `${origin}${listing.url}`;
  const seller = listing.listofficename ? `, listed by ${listing.listofficename}` : '';
  const stamp = new Date(listing.modificationtimestamp ?? Number.NaN);
  return [
    'BEGIN:VEVENT',
    `UID:open-house-${listing.listingid}-${day}${start === null ? '' : `-${start.replace(':', '')}`}@${hostOf(origin)}`,
    `DTSTAMP:${utc(Number.isNaN(stamp.getTime()) ? momentOf(day, start ?? '00:00', timeZone) : stamp)}`,
    ...timeLines(openHouse, timeZone),
    `SUMMARY:${escaped(`Open house: ${isHidden ? cityLine(listing) : street}`)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(`${listingIdLabel(listing)}${seller}\n${page}`)}`,
    `URL:${page}`,
    'END:VEVENT',
  ];
}

/** An event of the whole day where no time is known, and one without an end where that is not. */
function timeLines(openHouse: OpenHouse, timeZone: string): string[] {
  const { openhousedate: day, openhousestarttime: start, openhouseendtime: end } = openHouse;
  const next = addDays(day, 1);
  if (start === null) return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(next)}`];
  const begins = `DTSTART:${utc(momentOf(day, start, timeZone))}`;
  if (end === null) return [begins];
  return [begins, `DTEND:${utc(momentOf(endsNextDay(openHouse) ? next : day, end, timeZone))}`];
}

const digits = (day: string): string => day.replaceAll('-', '');

/** 'homes.example' of 'https://homes.example:4300' */
const hostOf = (origin: string): string => origin.replace(/^\w+:\/\//, '').replace(/:\d+$/, '');

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Section 3.3.11: backslashes, semicolons, commas and line breaks of texts. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n|\r/g, '\\n');

/** Section 3.1: lines of at most 75 octets, continued after a space; no character is cut in two. */
function folded(line: string): string {
  let length = 0;
  let text = '';
  for (const character of line) {
    const size = octets(character);
    if (length + size > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
}

/** The length of a character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
