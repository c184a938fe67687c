import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { inquiryTitle } from '@hearth/domain/inquiry/inquiry-types.ts';
import { streetLine, undisclosedAddress, withoutStreet } from '@hearth/domain/listing/address.ts';
import { bathrooms } from '@hearth/domain/listing/facts/key-facts.ts';
import { listingIdLabel, publicListingId } from '@hearth/domain/listing/listing-id.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { publicVisit } from '../http/visit.ts';
import type { ListingService, ShownListing } from '../listings/listing.service.ts';
import { brokerageName } from '../site/brokerage.service.ts';
import { editionSettings } from '../site/edition-settings.service.ts';
import type { Lead, LeadListing } from './lead.ts';
import { readLead, type StoredLead } from './leads.queries.ts';
import type { WebhookDelivery } from './webhook.ts';

export interface LeadOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'productName' | 'publicUrl' | 'site'>;
  readonly clock: () => Date;
  readonly listings: Pick<ListingService, 'shownListing'>;
}

/** The lead of a delivery by the stored rows; undefined where the inquiry was deleted. */
export async function leadOf(
  options: LeadOptions,
  { inquiryId, event }: Pick<WebhookDelivery, 'inquiryId' | 'event'>,
): Promise<Lead | undefined> {
  if (inquiryId === null) return exampleLead(options);
  const stored = await readLead(options.db.kysely, inquiryId);
  if (stored === undefined) return undefined;
  const config = await editionSettings(options.db.kysely, options.config, stored.edition);
  const edition = editionOf(config.productName);
  return {
    ...{ event, isTest: false, brokerage: brokerageName(config) },
    at: (event === 'inquiry.created' ? null : stored.consentWithdrawnAt) ?? stored.createdAt,
    ...partsOf(stored, edition),
    listing: await listingOf({ ...options, config }, stored),
  };
}

function partsOf(
  stored: StoredLead,
  { timeZone }: Edition,
): Pick<Lead, 'inquiry' | 'person' | 'referred' | 'agent' | 'page' | 'consent'> {
  const { id, type, message, language, tourDateTime, rating, fact } = stored;
  const { firstname, lastname, email, phone, street, city, state, zip } = stored;
  const { origin, landingPage, hiddenFields } = stored;
  return {
    inquiry: { id, type, title: inquiryTitle(type), message, language, tourDateTime, timeZone, rating, fact },
    person: { firstname, lastname, email, phone, street, city, state, zip },
    referred: referredOf(stored),
    agent: agentOf(stored),
    page: { origin, landingPage, hiddenFields },
    consent: {
      boxes: stored.consentBoxes.map(({ id, text, accepted }) => ({ id, text, accepted })),
      at: stored.consentAt,
      withdrawnAt: stored.consentWithdrawnAt,
    },
  };
}

function referredOf(stored: StoredLead): Lead['referred'] {
  const [firstname, lastname] = [stored.referredFirstname, stored.referredLastname];
  const [email, phone] = [stored.referredEmail, stored.referredPhone];
  return (firstname ?? lastname ?? email ?? phone) ? { firstname, lastname, email, phone } : null;
}

const agentOf = ({ agentUsername, agentName, agentEmail, agentPhone }: StoredLead): Lead['agent'] =>
  agentUsername === null
    ? null
    : { username: agentUsername, name: agentName ?? '', email: agentEmail, phone: agentPhone };

/** The receiver is no person with an account here, so it learns what a guest may. */
async function listingOf(
  { listings, clock, config }: Omit<LeadOptions, 'db'>,
  { listingid, edition }: StoredLead,
): Promise<LeadListing | null> {
  if (listingid === null) return null;
  const shown = await listings.shownListing(listingid, publicVisit({ edition, now: clock() }));
  return shown ? leadListing(shown, config.publicUrl) : null;
}

function leadListing({ listing, parts }: ShownListing, portal: string): LeadListing {
  const shown = parts.address ? listing : { ...listing, ...withoutStreet(listing) };
  const street = streetLine(shown);
  return {
    ...{ id: publicListingId(listing), label: listingIdLabel(listing) },
    street: street === undisclosedAddress ? null : street,
    ...{ city: listing.city, state: listing.stateorprovince, zip: listing.postalcode },
    ...{ price: listing.listprice, isForRent: isLease(listing.propertytype) },
    ...{ status: listing.mlsstatus, type: listing.propertysubtype ?? listing.propertytype },
    ...{ bedrooms: listing.bedroomstotal, squareFeet: listing.livingarea },
    bathrooms: bathrooms(listing) || null,
    url: `${portal}${listingPath(shown)}`,
  };
}

const EXAMPLE = '00000000-0000-0000-0000-000000000000';

/** A made-up lead, to try an endpoint with. */
function exampleLead({ config, clock }: Pick<LeadOptions, 'config' | 'clock'>): Lead {
  const brokerage = brokerageName(config);
  const type = 'contact-us';
  return {
    ...{ event: 'inquiry.created', at: clock(), isTest: true, brokerage },
    inquiry: {
      ...{ id: EXAMPLE, type, title: inquiryTitle(type), tourDateTime: null, rating: null, fact: null },
      language: 'en',
      message: `This is a test of your webhook by ${brokerage}. No person sent it.`,
      timeZone: editionOf(config.productName).timeZone,
    },
    person: {
      ...{ firstname: 'Test', lastname: 'Person', email: 'test.person@example.com', phone: '+15125550100' },
      ...{ street: null, city: null, state: null, zip: null },
    },
    ...{ referred: null, listing: null, agent: null },
    page: { origin: null, landingPage: null, hiddenFields: null },
    consent: { boxes: [], at: clock(), withdrawnAt: null },
  };
}
