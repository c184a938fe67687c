import type { EditionId } from './edition.ts';

/** IANA names. Apart from the editions' records, so that a form on somebody's page can tell the time without those. */
export const timeZones: Readonly<Record<EditionId, string>> = {
  austin: 'America/Chicago',
  'san-antonio': 'America/Chicago',
};
