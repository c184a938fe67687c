import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestSmtpServer } from '@hearth/server/testing/smtp-server.ts';
import { type Arena, besideSite, inArena } from '../arena.ts';
import { sendInquiry } from '../kills/send-inquiry.ts';
import { storedInquiries, storedMails } from '../kills/stored.queries.ts';
import type { AttackPart, PartReport } from '../part.ts';
import { storeHomes } from '../some-homes.ts';

const INQUIRIES = 300;
const MAILS_MS = 120_000;

/** Three servers on one database: each inquiry goes to all of them at once, with one key. */
export const threeProcesses: AttackPart = {
  name: 'processes',
  what: 'three servers on one database get each inquiry at once, under one key; all show the same homes',
  siteLimitMs: 100,
  async run() {
    const smtp = await startTestSmtpServer();
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'mail@hearth.example' };
    const prepare = ({ kysely }: Pick<Arena['db'], 'kysely'>) => storeHomes(kysely, 500);
    try {
      return await inArena({ servers: 3, environment, prepare }, (arena) =>
        attack(arena, () => smtp.received.map(({ raw }) => /^Message-ID: <([^@>]+)/im.exec(raw)?.[1] ?? raw)),
      );
    } finally {
      await smtp.down();
    }
  },
};

async function attack(arena: Arena, accepted: () => string[]): Promise<PartReport> {
  const [{ keys, slowestMs, statuses }, site] = await besideSite(arena.origins, () =>
    sendToAll(arena.origins),
  );
  const stored = await storedInquiries(arena.db.kysely);
  const deadline = performance.now() + MAILS_MS;
  while (new Set(accepted()).size < 2 * keys.length && performance.now() < deadline) await sleep(200);
  const mails = await storedMails(arena.db.kysely);
  const received = accepted();
  const distinct = new Set(received);
  const missing = mails.filter(({ id }) => !distinct.has(id)).length;
  const totals = await Promise.all(arena.origins.map(totalOf));
  return {
    sent: keys.length,
    stored: stored.length,
    lost: keys.filter((key) => !stored.includes(key)).length + missing,
    doubled: stored.length - new Set(stored).size + (received.length - distinct.size),
    slowestMs,
    site,
    more: {
      'answers by status': [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      'mails stored / accepted': `${mails.length} / ${received.length}`,
      'homes that each server finds': totals.join(', '),
    },
    failures: [
      ...(new Set(totals).size > 1 ? ['the servers find different homes'] : []),
      ...[...statuses.keys()]
        .filter((status) => status !== 200 && status !== 503)
        .map((status) => `an inquiry answered ${status}`),
    ],
  };
}

/** Each under its own key to every server, until one acknowledges it. */
async function sendToAll(origins: readonly string[]) {
  const keys: string[] = [];
  const statuses = new Map<number, number>();
  let slowestMs = 0;
  for (let at = 0; at < INQUIRIES; at++) {
    const key = randomUUID();
    const startedAt = performance.now();
    const answers = await Promise.all(origins.map((origin) => sendInquiry(origin, key)));
    for (const answer of answers) {
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt));
    if (answers.some(({ ok }) => ok)) keys.push(key);
  }
  return { keys, statuses, slowestMs };
}

const totalOf = async (origin: string): Promise<number> => {
  const answer = await fetch(`${origin}/api/v2/listing/search?limit=1`);
  return ((await answer.json()) as { total: number }).total;
};
