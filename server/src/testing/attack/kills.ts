import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { startPrivatePostgres } from '../../db/private-postgres.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../smtp-server.ts';
import { makeTestFolder } from '../test-server.ts';
import { type LoadResult, sendInquiries } from './inquiry-load.ts';
import { type ServerProcess, startServerProcess } from './server-processes.ts';
import { storedInquiries, storedMails } from './stored.queries.ts';

export interface KillOptions {
  readonly kills: number;
  readonly servers: number;
  readonly clients: number;
  readonly pauseMs: number;
  readonly say: (line: string) => void;
}

export interface KillReport extends Omit<LoadResult, 'acknowledged'> {
  readonly sent: number;
  readonly stored: number;
  /** Acknowledged and not stored. */
  readonly lost: number;
  readonly doubled: number;
  /** Mails without an end: not sent, and not waiting for a worker or an operator. */
  readonly mailsLost: number;
  /** The mail server accepted them more than once. */
  readonly mailsDoubled: number;
}

/**
 * Kills servers and the postmaster in turn while clients send inquiries to several servers on one database; for a third of the
 * time the mail server is away. Counts what became of acknowledged inquiries and their mails.
 */
export async function killUnderLoad(options: KillOptions): Promise<KillReport> {
  const dataFolder = makeTestFolder();
  const port = await freePort();
  const postgres = await startPrivatePostgres({ dataFolder, port, log: () => {} });
  const smtp = await startTestSmtpServer();
  const servers: ServerProcess[] = [];
  try {
    await migrate(postgres.connectionString);
    const environment = {
      DATABASE_URL: postgres.connectionString,
      HEARTH_DATA: dataFolder,
      BROKERAGE_EMAIL: 'office@brokerage.example',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'mail@hearth.example',
      CAPTCHA_MAX_TRIES: '50',
      REQUESTS_PER_MINUTE: '0',
    };
    for (let count = 0; count < options.servers; count++)
      servers.push(await startServerProcess(await freePort(), environment));
    const stopping = new AbortController();
    const load = sendInquiries(
      servers.map(({ origin }) => origin),
      options.clients,
      stopping.signal,
    );
    await killInTurn(options, servers, smtp, () => killPostmasterOf(postgres.folder));
    stopping.abort();
    const result = await load;
    for (const server of servers) await server.stop();
    return await reportOf(result, postgres.connectionString, smtp);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await smtp.down();
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Every fifth kill is the postmaster's, which Hearth starts again. */
async function killInTurn(
  { kills, pauseMs, say }: KillOptions,
  servers: readonly ServerProcess[],
  smtp: TestSmtpServer,
  killPostmaster: () => void,
): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    await sleep(pauseMs);
    if (kill === Math.floor(kills / 3)) await smtp.down();
    if (kill === Math.floor((2 * kills) / 3)) await smtp.up();
    const server = kill % 5 === 3 ? undefined : servers[kill % servers.length];
    if (server === undefined) killPostmaster();
    else await server.kill();
    say(`kill ${kill + 1} of ${kills}: ${server?.origin ?? 'postmaster'}`);
  }
  await sleep(2 * pauseMs);
}

/** It has another process id after each restart. */
function killPostmasterOf(folder: string): void {
  const [pid] = readFileSync(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function reportOf(
  { acknowledged, ...load }: LoadResult,
  connectionString: string,
  smtp: TestSmtpServer,
): Promise<KillReport> {
  const db = openDatabase(connectionString, { max: 1 });
  try {
    const stored = await storedInquiries(db.kysely);
    const keys = new Set(stored);
    const mails = await storedMails(db.kysely);
    const accepted = smtp.received.map(({ raw }) => /^Message-ID: <([^@>]+)/im.exec(raw)?.[1] ?? raw);
    const isAccepted = new Set(accepted);
    return {
      ...load,
      sent: acknowledged.length,
      stored: stored.length,
      lost: acknowledged.filter((key) => !keys.has(key)).length,
      doubled: stored.length - keys.size,
      mailsLost:
        2 * stored.length -
        mails.length +
        mails.filter((mail) => mail.isSent && !isAccepted.has(mail.id)).length,
      mailsDoubled: accepted.length - isAccepted.size,
    };
  } finally {
    await db.close();
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
