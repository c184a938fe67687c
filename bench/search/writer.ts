import type { Listing } from '@hearth/domain/listing/listing.ts';
import { type Database, openDatabase } from '@hearth/server/db/database.ts';
import { detailsSource } from '@hearth/server/listings/details-source.queries.ts';
import { saveListings } from '@hearth/server/listings/save-listings.service.ts';

/**
 * Saves so many listings a second (WRITES_PER_SECOND) in the database of DATABASE_URL, each as a feed's change is saved, in a
 * its own process. Says 'ready' once it has read the listings, begins when it is told anything and saves until it ends.
 */
const LISTINGS = 400;

/** Saves at once where one takes longer than its turn; no more are begun meanwhile. */
const MOST_AT_ONCE = 4;

const database = openDatabase(process.env.DATABASE_URL ?? '', { max: MOST_AT_ONCE });
const listings = await openListings(database);
process.once('message', () => {
  let [begun, saved] = [0, 0];
  setInterval(() => {
    if (begun - saved >= MOST_AT_ONCE) return;
    const listing = changed(listings[begun % listings.length]!, begun);
    begun += 1;
    saveListings(database.kysely, [listing], { now: new Date() })
      .then(() => {
        saved += 1;
        process.send?.(saved);
      })
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  }, 1000 / Number(process.env.WRITES_PER_SECOND));
});
process.send?.('ready');

async function openListings({ pool, kysely }: Database): Promise<Listing[]> {
  const { rows } = await pool.query<{ listingid: string }>(
    `select listingid from listing join listing_search_on_market using (id)
     where listing.edition = 'austin' and not listing_search_on_market.lease order by md5(listingid) limit ${LISTINGS}`,
  );
  const stored: Listing[] = [];
  for (const { listingid } of rows) {
    const { photoscount: _, ...listing } = (await detailsSource(kysely, 'austin', listingid))!;
    stored.push(listing);
  }
  return stored;
}

/** Of ten changes seven are of a price, one is a new listing, one takes a home off the market and one brings it back. */
function changed(listing: Listing, nth: number): Listing {
  const listprice = listing.listprice + 1000 + nth;
  const round = Math.floor(nth / 10);
  const taken = listings[(round * 10) % listings.length]!;
  if (nth % 10 === 7) return { ...taken, listprice, mlsstatus: 'Withdrawn' };
  if (nth % 10 === 8) return { ...taken, listprice, mlsstatus: 'Active' };
  if (nth % 10 === 9) {
    const name = `${listing.listingkey}-new-${process.pid}-${nth}`;
    const onmarketdate = new Date().toISOString().slice(0, 10);
    return { ...listing, listingkey: name, listingid: name, sourcelistingid: null, listprice, onmarketdate };
  }
  return { ...listing, listprice };
}
