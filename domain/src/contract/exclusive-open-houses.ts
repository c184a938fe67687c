import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exclusiveParams, ofListingAgents } from './exclusive-listing.ts';

const day = z.iso.date();
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 13:00'));

const times = {
  date: day,
  /** 'HH:MM' in the time zone of the site; the end is later on the same day. */
  start: clock,
  end: clock,
  /** Last day of one that repeats every week; null for one that does not. */
  until: z.nullable(day),
};

/** A visitor who answered that they come. */
const guest = z.object({ name: z.string(), email: z.string() });

const openHouse = z.object({
  id: z.string(),
  ...times,
  /** Its dates from today on. */
  dates: z.array(z.object({ openhousekey: z.string(), date: z.string(), guests: z.array(guest) })),
});
export type PlannedOpenHouse = z.output<typeof openHouse>;

export const openHouseList = z.object({ items: z.array(openHouse) });
export type OpenHouseList = z.output<typeof openHouseList>;

const ofOpenHouse = z.extend(exclusiveParams, { openHouseId: z.uuid() });
const answer = { response: openHouseList, errors: ['not_found'] } as const;

export const getExclusiveOpenHouses = endpoint({
  method: 'GET',
  path: '/api/exclusive-listing/open-houses/{id}',
  ...ofListingAgents,
  summary: 'The open houses of an exclusive listing in its draft, with the visitors who come',
  params: exclusiveParams,
  ...answer,
});

export const planExclusiveOpenHouse = endpoint({
  method: 'PUT',
  path: '/api/exclusive-listing/open-houses/{id}/{openHouseId}',
  ...ofListingAgents,
  summary: 'Plan or change an open house; it is shown with the next publication',
  params: ofOpenHouse,
  body: z.strictObject(times),
  ...answer,
});

export const cancelExclusiveOpenHouse = endpoint({
  method: 'DELETE',
  path: '/api/exclusive-listing/open-houses/{id}/{openHouseId}',
  ...ofListingAgents,
  summary: 'Take an open house out of the draft; visitors see it until the next publication',
  params: ofOpenHouse,
  ...answer,
});
