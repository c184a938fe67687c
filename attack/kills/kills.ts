import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestSmtpServer, type TestSmtpServer } from '@hearth/server/testing/smtp-server.ts';
import { type Arena, besideSite, inArena } from '../arena.ts';
import type { AttackOptions, AttackPart, PartReport, SiteTimes } from '../part.ts';
import { type ImportLoad, type ImportResult, startImports } from './import-load.ts';
import { type InquiryLoad, type LoadResult, startInquiries } from './inquiry-load.ts';
import { storedInquiries, storedMails } from './stored.queries.ts';

const CLIENTS = 8;
/** Inquiries that are acknowledged before the next kill: each kill meets a house that works. */
const BETWEEN = 60;
const PATIENCE_MS = 60_000;

/** Kills servers, the postmaster and imports while clients send inquiries; for a third of the kills the mail server is away. */
export const kills: AttackPart = {
  name: 'kills',
  what: 'servers, postmaster and imports are killed under load; the mail server is away for a third of the time',
  siteLimitMs: null,
  async run(options) {
    const smtp = await startTestSmtpServer();
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'mail@hearth.example' };
    try {
      return await inArena({ servers: 3, environment }, (arena) => attack(arena, smtp, options));
    } finally {
      await smtp.down();
    }
  },
};

async function attack(arena: Arena, smtp: TestSmtpServer, options: AttackOptions): Promise<PartReport> {
  const load = startInquiries(arena.origins, CLIENTS);
  const imports = startImports(arena);
  const [stalls, site] = await besideSite(arena.origins, () =>
    killInTurn(arena, { load, imports, smtp }, options),
  );
  const sent = await load.stop(PATIENCE_MS);
  const imported = await imports.stop();
  for (const server of arena.servers) await server.stop();
  return reportOf(arena, smtp, { sent, imported, stalls, site });
}

interface Loads {
  readonly load: InquiryLoad;
  readonly imports: ImportLoad;
  readonly smtp: TestSmtpServer;
}

/** Of ten kills, two are the postmaster's, which Hearth starts again, and two those of an import. Returns what stood still. */
async function killInTurn(
  { servers, postgres }: Arena,
  { load, imports, smtp }: Loads,
  { kills: count, say }: AttackOptions,
): Promise<string[]> {
  const stalls: string[] = [];
  for (let kill = 0; kill < count; kill++) {
    if (!(await untilMore(load, BETWEEN)))
      stalls.push(`no inquiry was acknowledged for ${PATIENCE_MS} ms before kill ${kill + 1}`);
    if (kill === Math.floor(count / 3)) await smtp.down();
    if (kill === Math.floor((2 * count) / 3)) await smtp.up();
    await sleep(Math.random() * 200);
    const victim = victimOf(kill, servers.length);
    if (victim === 'postmaster') killPostmasterOf(postgres.folder);
    else if (victim === 'import') await imports.kill();
    else await servers[victim]?.kill();
    say(
      `  kill ${kill + 1} of ${count}: ${typeof victim === 'number' ? `server ${victim + 1}` : victim}, ${load.count()} acknowledged`,
    );
  }
  if (!(await untilMore(load, BETWEEN))) stalls.push('no inquiries after the last kill');
  return stalls;
}

function victimOf(kill: number, servers: number): 'postmaster' | 'import' | number {
  if (kill % 5 === 3) return 'postmaster';
  return kill % 5 === 4 ? 'import' : kill % servers;
}

/** Waits for so many more acknowledged inquiries; false where for a minute none came. */
async function untilMore(load: InquiryLoad, more: number): Promise<boolean> {
  const wanted = load.count() + more;
  let [last, since] = [load.count(), performance.now()];
  while (load.count() < wanted && performance.now() - since < PATIENCE_MS) {
    await sleep(20);
    if (load.count() > last) [last, since] = [load.count(), performance.now()];
  }
  return load.count() >= wanted;
}

/** It has another process id after each restart; while it starts there may be none. */
function killPostmasterOf(folder: string): void {
  const [pid] = readFileSync(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

interface Outcome {
  readonly sent: LoadResult;
  readonly imported: ImportResult;
  readonly stalls: readonly string[];
  readonly site: SiteTimes;
}

async function reportOf({ db }: Arena, smtp: TestSmtpServer, outcome: Outcome): Promise<PartReport> {
  const { sent, imported, stalls, site } = outcome;
  const stored = await storedInquiries(db.kysely);
  const keys = new Set(stored);
  const mails = await storedMails(db.kysely);
  const accepted = smtp.received.map(({ raw }) => /^Message-ID: <([^@>]+)/im.exec(raw)?.[1] ?? raw);
  const isAccepted = new Set(accepted);
  const lostMails =
    2 * stored.length - mails.length + mails.filter(({ id, isSent }) => isSent && !isAccepted.has(id)).length;
  const doubledMails = accepted.length - isAccepted.size;
  return {
    sent: sent.acknowledged.length,
    stored: stored.length,
    lost: sent.acknowledged.filter((key) => !keys.has(key)).length + lostMails + imported.lostRows,
    doubled: stored.length - keys.size + doubledMails,
    slowestMs: sent.slowestMs,
    site,
    more: {
      'attempts of inquiries': sent.attempts,
      'mails stored': mails.length,
      'mails accepted by the mail server': accepted.length,
      'mails lost': lostMails,
      'mails accepted twice': doubledMails,
      'mails that wait for an operator': mails.filter(({ isUnsettled }) => isUnsettled).length,
      'mails that are still to be sent': mails.filter(({ isSent, isUnsettled }) => !isSent && !isUnsettled)
        .length,
      'imports started / complete / killed': `${imported.started} / ${imported.complete} / ${imported.killed}`,
    },
    failures: [...stalls, ...sent.wrong, ...imported.failures],
  };
}
