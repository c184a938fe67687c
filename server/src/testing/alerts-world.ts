import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import { type KyselyPlugin, sql } from 'kysely';
import { createAlertMatcher } from '../alerts/alert-matcher.ts';
import { runAlerts } from '../alerts/alerts-loop.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import type { SavedSearchNewsParameters } from '../mail/templates/saved-search-news.ts';
import { emptyTables } from './empty-tables.ts';
import { testNow } from './generated-listings.ts';
import { testConfig } from './test-config.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

class Killed extends Error {}

/** Fails at the nth statement and at all that follow. */
function failingAt(statement: number): KyselyPlugin {
  let count = 0;
  return {
    transformQuery({ node }) {
      count += 1;
      if (count >= statement) throw new Killed();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** A mail with news, with the keys of its homes and the lines about each. */
export interface AlertMail {
  readonly id: string;
  readonly to: string;
  readonly news: readonly (readonly [listingkey: string, lines: readonly string[]])[];
  readonly parameters: SavedSearchNewsParameters;
}

export type AlertsWorld = Awaited<ReturnType<typeof startAlertsWorld>>;

/** A database, new unless it is given, with the alerts of one process, whose clock the test sets. */
export async function startAlertsWorld(given?: TestDatabase) {
  const db = given ?? (await createTestDatabase());
  const config = testConfig();
  const services = testServices(db.kysely);
  let now = testNow;
  const clock = () => now;
  const jobs = createJobRunner({ db, runsJobs: false, onError: console.error });
  const mails = createMailQueue({ db, config, clock, jobs });
  const source = { db, config, clock, mails, ...services };
  const share = config.alertShare;
  let matcher = createAlertMatcher(source.searching, share);
  const seen = new Set<string>();
  return {
    ...{ db, source },
    get now() {
      return now;
    },
    set now(moment: Date) {
      now = moment;
    },
    /** Forgets all that is in memory, like a process that starts. */
    restart() {
      matcher = createAlertMatcher(source.searching, share);
    },
    run: () => runAlerts(source, matcher),
    /**
     * Runs the job in a process that ends before its nth statement, counted from 1, so that the database rolls back what was open. Returns
     * false where the job was done before.
     */
    async runKilledAt(statement: number): Promise<boolean> {
      const mortal = { ...db, kysely: db.kysely.withPlugin(failingAt(statement)) };
      const searching = { ...source.searching, db: mortal.kysely };
      try {
        await runAlerts({ ...source, db: mortal, searching }, createAlertMatcher(searching, share));
        return false;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        return true;
      }
    },
    save: (...listings: readonly Listing[]) => saveListings(db.kysely, listings, { now }),
    async saveSearch(
      personId: string,
      { name = 'Lake homes', query = '', cadence = 'daily' as Cadence, edition = 'austin' as EditionId } = {},
    ): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        insert into saved_search (person_id, edition, name, query, version, cadence, created_at, updated_at, seen_place)
        values (${personId}, ${edition}, ${name}, ${query}, '2', ${cadence}, ${now}, ${now},
                coalesce((select max(place) from listing_event), 0)) returning id`.execute(db.kysely);
      return rows[0]!.id;
    },
    /** Lets seconds pass, runs the job, and returns the mails that it queued. */
    async mailsAfter(seconds: number): Promise<AlertMail[]> {
      await runAlerts(source, matcher);
      now = new Date(now.getTime() + seconds * 1000);
      await runAlerts(source, matcher);
      return this.newMails();
    },
    async newMails(): Promise<AlertMail[]> {
      const { rows } = await sql<{ id: string; to: string; parameters: SavedSearchNewsParameters }>`
        select id, to_address as "to", parameters from mail
        where template = 'saved-search-news' order by created_at, id`.execute(db.kysely.withoutPlugins());
      return rows.flatMap((mail) => {
        if (seen.has(mail.id)) return [];
        seen.add(mail.id);
        const news = mail.parameters.homes.map(
          ({ home, news: lines }) => [home.label.replace('MLS# ', 'AUS-'), lines] as const,
        );
        return [{ ...mail, news }];
      });
    },
    /** Marks all mails as sent. */
    sendAll: () =>
      sql`update mail set sent_at = ${now}, sent_by = 'outbox', subject = '', text_body = '', html_body = ''`.execute(
        db.kysely,
      ),
    async empty() {
      await emptyTables(
        db.kysely,
        ...([
          'listing',
          'person',
          'mail',
          'listingEvent',
          'alertProgress',
          'listingSource',
          'removedListing',
        ] as const),
      );
      now = testNow;
      matcher = createAlertMatcher(source.searching, share);
    },
    async close() {
      await jobs.stop();
      await services.close();
      if (given === undefined) await db.drop();
    },
  };
}
