import { saveAgents } from '@hearth/server/agents/agents.queries.ts';
import type { Database } from '@hearth/server/db/database.ts';
import { saveListings } from '@hearth/server/listings/save-listings.service.ts';
import { anAccount } from '@hearth/server/testing/account-attacks/an-account.ts';
import { anAgent } from '@hearth/server/testing/an-agent.ts';
import { generatedListings } from '@hearth/server/testing/generated-listings.ts';
import fc from 'fast-check';
import { type Arena, besideSite, inArena } from '../arena.ts';
import type { AttackOptions, AttackPart, PartReport } from '../part.ts';
import { type Answer, createAnswerChecker } from './answer-checker.ts';
import { type Operation, readOperations } from './operations.ts';
import { type FuzzRequest, type KnownValues, requestOf } from './request-of.ts';

const LISTINGS = 2000;
/** Few: the figure is the delay of other requests by one, not the throughput of a server. */
const AT_ONCE = 2;
/** An endpoint that signs out or deletes ends the session: later requests have another one. */
const REQUESTS_A_SESSION = 50;
const TOO_LONG_MS = 5000;
const SHOWN_FAULTS = 40;

/** Sends requests that are drawn from the OpenAPI document, and compares each answer with it. */
export const fuzz: AttackPart = {
  name: 'fuzz',
  what: 'requests drawn from the OpenAPI document, well formed, nearly right and wild, of guests and of clients',
  siteLimitMs: 100,
  run: (options) =>
    inArena({ servers: 1, environment: { TRUST_PROXY: 'loopback' }, prepare }, (arena) =>
      attack(arena, options),
    ),
};

const listings = generatedListings(LISTINGS, 7);

async function prepare({ kysely }: Database): Promise<void> {
  await saveAgents(kysely, [anAgent({ defaultAgent: true, email: 'ada@brokerage.example' })]);
  await saveListings(kysely, listings, { now: new Date() });
}

const known: KnownValues = {
  id: listings
    .slice(0, 50)
    .flatMap(({ listingid, sourcelistingid }) => [listingid, sourcelistingid ?? listingid]),
  agentId: ['ada.reyes'],
  query: ['Austin', '787', 'oak', '1204 Oak'],
};

async function attack(arena: Arena, { requests, seed, say }: AttackOptions): Promise<PartReport> {
  const [origin = ''] = arena.origins;
  const operations = await readOperations(origin);
  const drawn = drawRequests(operations, requests, seed);
  say(`  ${drawn.length} requests to ${operations.length} endpoints`);
  const [result, site] = await besideSite([origin], () => sendAll(arena, origin, drawn, say));
  const { faults, statuses, slowest } = result;
  return {
    sent: drawn.length,
    stored: drawn.length - faults.length,
    lost: 0,
    doubled: 0,
    slowestMs: slowest.ms,
    site,
    more: {
      endpoints: operations.length,
      'answers by status': [...statuses]
        .sort()
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
      'slowest request': slowest.about,
    },
    failures: faults.slice(0, SHOWN_FAULTS),
  };
}

/** Requests of each endpoint, in turns. */
function drawRequests(operations: readonly Operation[], count: number, seed: number): FuzzRequest[] {
  const each = Math.ceil(count / operations.length);
  const drawn = operations.map((operation) =>
    fc.sample(requestOf(operation, known), { numRuns: each, seed }),
  );
  return Array.from({ length: each }, (_, turn) => drawn.flatMap((requests) => requests[turn] ?? [])).flat();
}

async function sendAll(
  arena: Arena,
  origin: string,
  requests: readonly FuzzRequest[],
  say: AttackOptions['say'],
) {
  const checker = createAnswerChecker();
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  const slowest = { ms: 0, about: '' };
  let [next, cookie] = [0, ''];
  async function client(): Promise<void> {
    for (let at = next++; at < requests.length; at = next++) {
      const request = requests[at] as FuzzRequest;
      if (at % REQUESTS_A_SESSION === 0) ({ cookie } = await anAccount(arena.db, `fuzz${at}`));
      if (at % 2000 === 0) say(`  ${at} sent, ${faults.length} faults`);
      const about = `${request.operation.method} ${request.url.slice(0, 300)} ${request.body?.slice(0, 200) ?? ''}`;
      const startedAt = performance.now();
      const answer = await answerTo(origin, request, at, at % 2 === 0 ? cookie : '').catch(
        (error: Error) => error,
      );
      const ms = Math.round(performance.now() - startedAt);
      if (ms > slowest.ms) Object.assign(slowest, { ms, about });
      if (ms > TOO_LONG_MS) faults.push(`${about} took ${ms} ms`);
      if (answer instanceof Error) {
        faults.push(`${about} had no answer: ${answer.message} ${String(answer.cause ?? '')}`);
        continue;
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = checker.faultOf(request.operation, answer);
      if (fault !== undefined) faults.push(`${about} ${fault}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return { faults, statuses, slowest };
}

/** Each request is of another address, so that limits by address do not end the attack. */
async function answerTo(
  origin: string,
  { operation, url, headers, body }: FuzzRequest,
  nth: number,
  cookie: string,
): Promise<Answer> {
  const answer = await fetch(origin + url, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      ...headers,
      ...(cookie && { cookie }),
      'x-forwarded-for': `20.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
}
