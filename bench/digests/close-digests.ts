import { once } from 'node:events';
import { closeDueDigests } from '@hearth/server/alerts/digest.service.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { alertProcess } from './alert-process.ts';

/*
 * A further process of the digests' bench: closes those that are due by a clock that is AHEAD_MS ahead, once it gets a message,
 * and sends the seconds of its processor.
 */
const { DATABASE_URL = '', AHEAD_MS = '0' } = process.env;
const db = openDatabase(DATABASE_URL, { max: 8, statementTimeoutMs: 0 });
const { source, stop } = alertProcess(db, () => new Date(Date.now() + Number(AHEAD_MS)));
process.send?.('ready');
await once(process, 'message');
const before = process.cpuUsage();
await closeDueDigests(source);
const { user, system } = process.cpuUsage(before);
process.send?.((user + system) / 1e6);
await stop();
await db.close();
process.disconnect();
