import { sql } from 'kysely';
import { type Arena, besideSite, inArena } from '../arena.ts';
import type { AttackPart, PartReport } from '../part.ts';
import { somePayloads } from './collection.ts';
import { type HostPages, openHostPages } from './host-pages.ts';
import { storeHostileData } from './hostile-data.ts';
import { sendHostileInquiries } from './hostile-mails.ts';
import { visitsOf } from './places.ts';
import { openWatchedBrowser, type WatchedBrowser } from './watched-browser.ts';

/** A page sends dozens of requests at once; others wait for those of one page, not of several. */
const PAGES = 1;
const SHOWN_DETAILS = 30;

/** Stores and sends payloads wherever text enters, and opens every page on which it leaves in Chromium. */
export const payloads: AttackPart = {
  name: 'payloads',
  what: 'HTML that runs scripts, in every text of listings, agents, inquiries, attributes and addresses, opened in Chromium',
  siteLimitMs: 100,
  run: ({ payloads: count, say }) =>
    attackWithPayloads({ texts: somePayloads(count), own: Infinity, beside: besideSite, say }),
};

export interface PayloadOptions {
  readonly texts: readonly string[];
  /** How many of them are tried on pages and in mails that show one payload each; all share the others. */
  readonly own: number;
  /** Measures other clients meanwhile. */
  readonly beside: typeof besideSite | null;
  readonly say: (line: string) => void;
}

export function attackWithPayloads({ texts, own, beside, say }: PayloadOptions): Promise<PartReport> {
  return inArena({ servers: 1 }, async (arena) => {
    const [origin = ''] = arena.origins;
    const said = await storeHostileData(arena, texts);
    const stored = await listingsOf(arena);
    say(`  ${texts.length} payloads, ${stored} listings stored`);
    const host = await openHostPages(origin);
    const browser = await openWatchedBrowser([origin, host.origin], PAGES);
    try {
      const open = () => openAll(browser, host, { origin, texts, own, say });
      const [outcome, site] = beside ? await beside([origin], open) : [await open(), null];
      const { executed, blocked, foreign, details } = browser.effects;
      return {
        sent: texts.length,
        stored,
        lost: texts.length - stored,
        doubled: 0,
        slowestMs: outcome.slowestMs,
        site,
        more: {
          ...outcome.figures,
          executed,
          'kept from running by a policy': blocked,
          'loads from other servers': foreign,
        },
        failures: [
          ...(stored < texts.length ? [said] : []),
          ...(executed + blocked + foreign > 0 ? details.slice(0, SHOWN_DETAILS) : []),
          ...outcome.silent,
        ],
      };
    } finally {
      await browser.close();
      await host.close();
    }
  });
}

interface Opening {
  readonly origin: string;
  readonly texts: readonly string[];
  readonly own: number;
  readonly say: (line: string) => void;
}

async function openAll(browser: WatchedBrowser, host: HostPages, { origin, texts, own, say }: Opening) {
  const visits = visitsOf(origin, host, { texts, own });
  const counts = new Map<string, { opened: number; shown: number }>();
  let slowestMs = 0;
  const open = async (place: string, visit: () => Promise<boolean>) => {
    const startedAt = performance.now();
    const isShown = await visit();
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt));
    const { opened, shown } = counts.get(place) ?? { opened: 0, shown: 0 };
    counts.set(place, { opened: opened + 1, shown: shown + Number(isShown) });
  };
  const all = visits.map((visit) => () => open(visit.place, () => browser.visit(visit.address, visit.shown)));
  await inTurns(all, (done) => say(`  ${done} of ${all.length} pages opened`));
  const { addresses, sent, refused } = await sendHostileInquiries(origin, texts.slice(0, own));
  const mails = addresses.map(
    (address) => () => open('mail', async () => browser.show(await (await fetch(address)).text(), 'zq')),
  );
  await inTurns(mails, (done) => say(`  ${done} of ${mails.length} mails opened`));
  await open('outbox', () => browser.visit(`${origin}/outbox`, null));
  const figures = Object.fromEntries(
    [...counts].map(([place, { opened, shown }]) => [
      `${place}: opened / as expected`,
      `${opened} / ${shown}`,
    ]),
  );
  // A place that shows none of its payloads tries nothing.
  const silent = [
    ...(addresses.length === 0 ? ['no mail was written'] : []),
    ...[...counts].flatMap(([place, { shown }]) => (shown === 0 ? [`no ${place} showed its payload`] : [])),
  ];
  return {
    slowestMs,
    figures: {
      ...figures,
      'inquiries sent': sent,
      'inquiries refused, by field': [...refused].map(([about, count]) => `${about}: ${count}`).join('; '),
    },
    silent,
  };
}

/** Requests at once: one for each page. */
async function inTurns(
  works: readonly (() => Promise<unknown>)[],
  progress: (done: number) => void,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < works.length; at = next++) {
      await works[at]?.();
      if (at % 100 === 99) progress(at + 1);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, worker));
}

async function listingsOf({ db }: Arena): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from listing`.execute(
    db.kysely,
  );
  return rows[0]?.count ?? 0;
}
