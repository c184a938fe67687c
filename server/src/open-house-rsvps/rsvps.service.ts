import { randomUUID } from 'node:crypto';
import type { OpenHouseAnswers } from '@hearth/domain/contract/open-house-rsvp.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { timeZoneNames } from '@hearth/domain/edition/time-zones.ts';
import { weekdayText } from '@hearth/domain/listing/date-text.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { OpenHouse } from '@hearth/domain/listing/listing.ts';
import { comingOpenHouses, openingHours } from '@hearth/domain/listing/open-house.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit, Visit } from '../http/visit.ts';
import type { ListingService, ShownListing } from '../listings/listing.service.ts';
import { mailedHome } from '../listings/mailed-home.service.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { changeFor } from '../people/owner.service.ts';
import {
  deleteRsvp,
  deleteRsvpsBefore,
  type Guest,
  insertRsvp,
  readGuests,
  readRsvps,
} from './rsvps.queries.ts';

interface Dependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
  readonly listings: Pick<ListingService, 'requiredListing'>;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
}

/** An open house of a listing, by the id of the listing and the key of the open house. */
interface Requested {
  readonly id: string;
  readonly openhousekey: string;
}

/** The coming open houses of a home that the person comes to. @throws AppError as `requiredListing` does */
export async function rsvpsOf(
  { db, listings }: Pick<Dependencies, 'db' | 'listings'>,
  id: string,
  visit: OwnedVisit,
): Promise<OpenHouseAnswers> {
  const { listing } = await listings.requiredListing(id, visit);
  return answersOf(db.kysely, listing.listingkey, visit);
}

/**
 * Notes that a person comes to an open house, and queues a receipt with the first answer.
 * @throws AppError not_found for an open house that is over, unknown, or of a listing that is not exclusive
 */
export async function addRsvp(
  { db, config, listings, mails }: Dependencies,
  { id, openhousekey }: Requested,
  visit: OwnedVisit,
): Promise<OpenHouseAnswers> {
  const shown = await listings.requiredListing(id, visit);
  const { listing } = shown;
  const now = localMoment(visit.now, editions[listing.edition].timeZone);
  const openHouse = comingOpenHouses(listing.openhouse, now).find(
    (each) => each.openhousekey === openhousekey,
  );
  if (openHouse === undefined || listing.source !== 'EX') throw new AppError('not_found');
  const home = await mailedHome({ db, config }, shown);
  await mails.start();
  await changeFor(db.kysely, visit, 'open house answered', async (transaction, person) => {
    const isNew = await insertRsvp(transaction, {
      ...{ personId: person.id, listingkey: listing.listingkey, openhousekey },
      ...{ openDay: openHouse.openhousedate, answeredAt: visit.now },
    });
    if (!isNew) return;
    const receipt: NewMail = {
      ...{ id: randomUUID(), template: 'open-house-receipt', createdAt: visit.now },
      to: { name: `${person.firstname} ${person.lastname}`.trim(), address: person.email },
      replyTo: null,
      related: { type: 'person', id: person.id },
      parameters: { when: whenText(openHouse, listing), listing: home },
    };
    await mails.enqueue(transaction, [receipt]);
  });
  mails.wake();
  return answersOf(db.kysely, listing.listingkey, visit);
}

/** 'Sat, Nov 28, 1:00 PM - 3:00 PM Central Time' */
const whenText = (openHouse: OpenHouse, { edition }: Pick<ShownListing['listing'], 'edition'>): string =>
  [
    weekdayText(openHouse.openhousedate),
    [openingHours(openHouse), timeZoneNames[edition]].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');

/** Forgets that a person comes; no answer is no error. @throws AppError as `requiredListing` does */
export async function removeRsvp(
  { db, listings }: Pick<Dependencies, 'db' | 'listings'>,
  { id, openhousekey }: Requested,
  visit: OwnedVisit,
): Promise<OpenHouseAnswers> {
  const { listing } = await listings.requiredListing(id, visit);
  await changeFor(db.kysely, visit, 'open house answer removed', (transaction, person) =>
    deleteRsvp(transaction, person.id, { listingkey: listing.listingkey, openhousekey }),
  );
  return answersOf(db.kysely, listing.listingkey, visit);
}

const answersOf = async (
  db: Db,
  listingkey: string,
  { owner, edition, now }: OwnedVisit,
): Promise<OpenHouseAnswers> => ({
  openhousekeys: await readRsvps(db, owner.ownerId, { listingkey, today: todayOf({ edition, now }) }),
});

const todayOf = ({ edition, now }: Pick<Visit, 'edition' | 'now'>): string =>
  localMoment(now, editions[edition].timeZone).today;

/** The visitors of the open houses of a home, for its agent. */
export const guestsOf = (db: Db, listingkey: string): Promise<readonly Guest[]> => readGuests(db, listingkey);

/** Answers are stored so long after the open house. */
const DAYS_STORED = 90;

/** Forgets who came to open houses some months ago. */
export const forgetRsvps = (db: Db, now: Date): Promise<void> =>
  deleteRsvpsBefore(db, addDays(now.toISOString().slice(0, 10), -DAYS_STORED));
