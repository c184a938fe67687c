import { type LiveChange, liveBeatSeconds } from '@hearth/domain/contract/live.ts';
import pLimit from 'p-limit';
import { createListener } from '../db/channel-listener.ts';
import type { Database, Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { mayActFor } from '../people/owner.service.ts';
import {
  type Announcement,
  type ListingAnnouncement,
  type LivePayload,
  liveChannel,
  openSessions,
} from './live.queries.ts';
import type { LiveRights } from './live-rights.ts';

/** A stream to one page. */
export interface LiveStream {
  readonly sessionId: string;
  readonly visit: OwnedVisit;
  readonly send: (event: 'beat' | 'change' | 'ended', data: LiveChange | null) => void;
  readonly close: () => void;
}

export interface LiveStreams {
  /** Adds a stream and returns what removes it. @throws AppError too_many_attempts */
  open(stream: LiveStream): Promise<() => void>;
  /** Ends all streams; none is opened afterwards. */
  end(): void;
  /** Resolves once the connection of the listener is closed. */
  close(): Promise<void>;
}

interface StreamOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly rights: LiveRights;
  readonly onError: (error: unknown) => void;
}

/** The name of the connection that listens. */
export const listenerName = 'hearth live';

/** Pages of one session that may be in view at once, in one process. */
const MOST_OF_SESSION = 10;
/** Deliveries that read rights at the same time. */
const DELIVERIES = 4;

/** Streams of agents about contacts whom they do not have any more. */
async function lostContacts(db: Db, streams: readonly LiveStream[]): Promise<ReadonlySet<LiveStream>> {
  const ofContacts = streams.filter(({ visit }) => visit.right === 'contact');
  const isLost = await Promise.all(ofContacts.map(async ({ visit }) => !(await mayActFor(db, visit))));
  return new Set(ofContacts.filter((_, at) => isLost[at]));
}

/** The streams of this process. It listens to announcements of all processes from the first stream on. */
export function createLiveStreams({ db, clock, rights, onError }: StreamOptions): LiveStreams {
  const streams = new Set<LiveStream>();
  let isEnded = false;
  const closeAll = (closed: Iterable<LiveStream> = [...streams]): void => {
    for (const stream of closed) stream.close();
  };
  /** A page opens no other stream for a session that has ended. */
  const endAll = (ended: readonly LiveStream[]): void => {
    for (const { send } of ended) send('ended', null);
    closeAll(ended);
  };
  /** Closes streams whose sessions ended, or whose agents lost the contact, and returns the others. */
  const withSession = async (some: readonly LiveStream[]): Promise<readonly LiveStream[]> => {
    if (some.length === 0) return [];
    const open = await openSessions(db.kysely, [...new Set(some.map(({ sessionId }) => sessionId))], clock());
    const lost = await lostContacts(db.kysely, some);
    const isOpen = (stream: LiveStream) => open.has(stream.sessionId) && !lost.has(stream);
    endAll(some.filter((stream) => !isOpen(stream)));
    return some.filter(isOpen);
  };
  const deliver = async ({ people, resource, id, news }: Announcement): Promise<void> => {
    const to = await withSession([...streams].filter(({ visit }) => people.includes(visit.owner.ownerId)));
    for (const { visit, send } of to) {
      const maySee = id !== null && (await rights[resource](db.kysely, id, { ...visit, now: clock() }));
      send('change', { resource, id: maySee ? id : null, ...(maySee && news && { news }) });
    }
  };
  const deliverListing = async ({
    listings: ids,
    edition,
    isForAgents,
    people,
  }: ListingAnnouncement): Promise<void> => {
    const mayKnow = ({ actor, owner }: LiveStream['visit']) =>
      !isForAgents || actor.role === 'agent' || people.includes(owner.ownerId);
    const isMeant = ({ visit }: LiveStream) => visit.edition === edition && mayKnow(visit);
    for (const { send } of await withSession([...streams].filter(isMeant)))
      send('change', { resource: 'listing', ids });
  };
  const inTurn = pLimit(DELIVERIES);
  /** A stream that missed a change is closed: its page opens another one and requests everything again. */
  const orClose = (work: () => Promise<unknown>): void =>
    void inTurn(work).catch((error: unknown) => {
      onError(error);
      closeAll();
    });
  const onPayload = (text: string): void => {
    const payload = JSON.parse(text) as LivePayload;
    if ('endedSession' in payload)
      endAll([...streams].filter(({ sessionId }) => sessionId === payload.endedSession));
    else orClose(() => ('listings' in payload ? deliverListing(payload) : deliver(payload)));
  };
  // It lasts as long as the process has streams.
  const listening = { channel: liveChannel, name: listenerName, onPayload, onGap: closeAll, onError };
  const listener = createListener(db, listening);
  const beat = setInterval(() => {
    for (const { send } of streams) send('beat', null);
    orClose(() => withSession([...streams]));
    void listener.check();
  }, liveBeatSeconds * 1000);
  beat.unref();
  return {
    async open(stream) {
      const ofSession = [...streams].filter(({ sessionId }) => sessionId === stream.sessionId);
      if (isEnded || ofSession.length >= MOST_OF_SESSION) throw new AppError('too_many_attempts');
      streams.add(stream);
      await listener.start();
      return () => streams.delete(stream);
    },
    end() {
      isEnded = true;
      clearInterval(beat);
      closeAll();
    },
    async close() {
      await inTurn.clearQueue();
      await listener.close();
    },
  };
}
