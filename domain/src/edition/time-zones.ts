import type { EditionId } from './edition.ts';

/** IANA names. In its own file, since the inquiry form of a host page needs no other data of editions. */
export const timeZones: Readonly<Record<EditionId, string>> = {
  austin: 'America/Chicago',
  'san-antonio': 'America/Chicago',
};

/** The time zone in words: 'Central Time'. */
export const timeZoneNames: Readonly<Record<EditionId, string>> = {
  austin: 'Central Time',
  'san-antonio': 'Central Time',
};
