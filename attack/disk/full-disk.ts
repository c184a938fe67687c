import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@hearth/server/db/database.ts';
import { joinPrivatePostgres } from '@hearth/server/db/private-postgres.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { besideSite } from '../arena.ts';
import { sendInquiry } from '../kills/send-inquiry.ts';
import { storedInquiries } from '../kills/stored.queries.ts';
import type { AttackPart, PartReport, SiteTimes, Skipped } from '../part.ts';
import { isReady, startServerProcess } from '../server-processes.ts';
import { mountSmallDisk } from './small-disk.ts';

const DISK_MB = 320;
const FULL_MS = 30_000;
const FREE_MS = 60_000;
/** A mail of this length fills pages of the database soon. */
const MESSAGE = 'Is there a garden? '.repeat(200);

/** Fills the disk of the private PostgreSQL while clients write, and makes room again. */
export const fullDisk: AttackPart = {
  name: 'disk',
  what: 'the disk of the private PostgreSQL is full for half a minute while clients write, and has room again',
  siteLimitMs: 100,
  async run({ say }) {
    if (process.platform !== 'linux' || process.getuid?.() !== 0)
      return noDisk('only root on Linux can mount one');
    let disk: ReturnType<typeof mountSmallDisk>;
    try {
      disk = mountSmallDisk(DISK_MB);
    } catch (error) {
      return noDisk((error as Error).message.trim());
    }
    try {
      return await attackOn(disk.folder, say);
    } finally {
      disk.remove();
    }
  },
};

const noDisk = (why: string): Skipped => ({ skipped: `no disk to fill: ${why}` });

async function attackOn(folder: string, say: (line: string) => void): Promise<PartReport> {
  const server = await startServerProcess(await freePort(), {
    HEARTH_DATA: folder,
    DATABASE_URL: '',
    BROKERAGE_EMAIL: 'office@brokerage.example',
    CAPTCHA_MAX_TRIES: '50',
    REQUESTS_PER_MINUTE: '0',
  });
  try {
    const [outcome, site] = await besideSite([server.origin], () => fillAndFree(server.origin, folder, say));
    return await reportOf(outcome, site, folder);
  } finally {
    await server.stop();
  }
}

interface Outcome {
  readonly acknowledged: readonly string[];
  readonly statuses: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  readonly failures: readonly string[];
}

async function fillAndFree(origin: string, folder: string, say: (line: string) => void): Promise<Outcome> {
  const acknowledged: string[] = [];
  const statuses = new Map<string, number>();
  const failures: string[] = [];
  let slowestMs = 0;
  const write = async (when: string): Promise<number | null> => {
    const key = randomUUID();
    const startedAt = performance.now();
    const answer = await sendInquiry(origin, key, { message: MESSAGE }).catch(() => null);
    await answer?.arrayBuffer();
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt));
    const status = answer?.status ?? null;
    statuses.set(`${when}: ${status}`, (statuses.get(`${when}: ${status}`) ?? 0) + 1);
    if (status === 200) acknowledged.push(key);
    else if (status !== 503) failures.push(`a write answered ${status} ${when}`);
    else if (!answer?.headers.get('retry-after'))
      failures.push(`a write was refused without retry-after ${when}`);
    return status;
  };
  const during = async (when: string, milliseconds: number, isOver: (status: number | null) => boolean) => {
    const deadline = performance.now() + milliseconds;
    while (performance.now() < deadline) {
      if (isOver(await write(when))) return true;
      await sleep(20);
    }
    return false;
  };
  await during('before', 2000, () => false);
  const ballast = fill(path.join(folder, 'ballast'));
  say('  the disk is full');
  if (!(await during('full', FULL_MS, (status) => status === 503)))
    failures.push('no write was refused on a full disk');
  if (await isReady(origin)) failures.push('/readyz says ready on a full disk');
  await during('full', FULL_MS / 3, () => false);
  ballast();
  say('  it has room again');
  if (!(await during('after', FREE_MS, (status) => status === 200)))
    failures.push('no write succeeded after there was room');
  if (!(await isReady(origin))) failures.push('/readyz says unready after there was room');
  await during('after', 2000, () => false);
  return { acknowledged, statuses, slowestMs, failures };
}

/** Fills the disk to its last block; returns what makes room again. */
function fill(file: string): () => void {
  const descriptor = openSync(file, 'w');
  for (const size of [1_048_576, 4096, 512]) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) if (writeSync(descriptor, block) < size) break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(descriptor);
  return () => rmSync(file);
}

async function reportOf(outcome: Outcome, site: SiteTimes, folder: string): Promise<PartReport> {
  const { acknowledged, statuses, slowestMs, failures } = outcome;
  const stored = await storedIn(folder);
  const keys = new Set(stored);
  return {
    sent: acknowledged.length,
    stored: stored.length,
    lost: acknowledged.filter((key) => !keys.has(key)).length,
    doubled: stored.length - keys.size,
    slowestMs,
    site,
    more: Object.fromEntries([...statuses].map(([name, count]) => [`writes ${name}`, count])),
    failures: [...new Set(failures)],
  };
}

/** Read through the database of the running server. */
async function storedIn(folder: string): Promise<string[]> {
  const joined = await joinPrivatePostgres(folder);
  if (joined === null) throw new Error('the private PostgreSQL does not run');
  const db = openDatabase(joined.connectionString, { max: 1 });
  try {
    return await storedInquiries(db.kysely);
  } finally {
    await db.close();
  }
}
