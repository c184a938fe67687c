import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { fullAddress, withoutStreet } from '@hearth/domain/listing/address.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { keyFactsText } from '@hearth/domain/listing/facts/key-facts.ts';
import { secondaryLabel } from '@hearth/domain/listing/label.ts';
import type { ListingSource, Media } from '@hearth/domain/listing/listing.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { closedPriceLabel, priceText } from '@hearth/domain/listing/price.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { MailedHome } from '../mail/templates/mailed-home.ts';
import { sourceName } from '../site/brokerage.service.ts';
import { sourcesOf } from '../sources/sources.service.ts';
import type { ShownListing } from './listing.service.ts';
import { shownImages } from './listing-card.ts';

interface Options {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
}

/** A home as a mail shows it, with the parts that the gate opens: the photo, and the source of its figures with its last update. */
export async function mailedHome(
  { db, config }: Options,
  { listing, parts }: ShownListing,
): Promise<MailedHome> {
  const edition = editionOf(config.productName);
  const shown = parts.address ? listing : { ...listing, ...withoutStreet(listing) };
  const [photo] = shownImages(listing, parts);
  return {
    address: fullAddress(shown),
    label: listingIdLabel(listing),
    listofficename: listing.listofficename,
    attributioncontact: listing.attributioncontact,
    url: `${config.publicUrl}${listingPath(shown)}`,
    photo: photo === undefined ? null : photoOf(photo, config.publicUrl),
    price: priceOf(listing),
    status: secondaryLabel(listing).text,
    facts: keyFactsText(listing),
    source: await sourceOf({ db, config }, edition, listing.source),
  };
}

/** The list price: a mail may be passed on, and close prices are not public in Texas. */
function priceOf({ mlsstatus, listprice, propertytype }: ShownListing['listing']): string {
  const label = closedPriceLabel({ mlsstatus, closeprice: null });
  return [label, priceText(listprice, propertytype)].filter(Boolean).join(' ');
}

/** 'ACTRIS as of 28 Nov 2026'. */
async function sourceOf({ db, config }: Options, edition: Edition, source: ListingSource): Promise<string> {
  const updatedAt = (await sourcesOf(db.kysely, edition.id)).get(source)?.updatedAt;
  const name = sourceName(source, config);
  return updatedAt === undefined
    ? name
    : `${name} as of ${shortDate(localMoment(updatedAt, edition.timeZone).today)}`;
}

/** Twice as wide as mails show it; JPEG, since Outlook knows no WebP. */
const PHOTO_WIDTH = '1280';

/** The size is that of the whole picture: mails scale it. */
function photoOf({ diffimgsizes, mediaurl, width, height }: Media, portal: string): MailedHome['photo'] {
  const url = (diffimgsizes[PHOTO_WIDTH] ?? mediaurl).replace(/\.webp$/, '.jpg');
  return { url: new URL(url, `${portal}/`).href, width, height };
}
