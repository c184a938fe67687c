import type { LiveChange } from '@hearth/domain/contract/live.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

/** The stream of an open page. */
export interface LivePage {
  /** Changes that arrived and were not read yet, in their order; those of mails, which jobs send at any time, apart. */
  read(): LiveChange[];
  /** Resolves with the next change of another kind than mails. */
  next(): Promise<LiveChange>;
  /** Resolves with the next change of mails. */
  nextMail(): Promise<LiveChange>;
  /** Changes of mails that were not read yet. */
  readMails(): LiveChange[];
  /** Resolves once the server ended the stream; true where its session has ended. */
  readonly ended: Promise<boolean>;
  close(): void;
}

/** Opens the stream of a person at a server that listens; resolves after its first beat. */
export async function openPage(app: FastifyInstance, cookie: string): Promise<LivePage> {
  const { port } = app.server.address() as { port: number };
  const closing = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/live`, {
    headers: { accept: 'text/event-stream', cookie },
    signal: closing.signal,
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const changes: LiveChange[] = [];
  const ofMails: LiveChange[] = [];
  const first = Promise.withResolvers<void>();
  const read = async () => {
    let rest = '';
    let isOver = false;
    for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (event.includes('event: beat')) first.resolve();
        isOver ||= event.includes('event: ended');
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (!event.includes('event: change') || !data) continue;
        const change = JSON.parse(data) as LiveChange;
        (change.resource === 'inbox' ? ofMails : changes).push(change);
      }
    }
    return isOver;
  };
  const ended = read().catch(() => false);
  await first.promise;
  return {
    read: () => changes.splice(0),
    next: () => firstOf(changes),
    nextMail: () => firstOf(ofMails),
    readMails: () => ofMails.splice(0),
    ended,
    close: () => closing.abort(),
  };
}

async function firstOf(changes: LiveChange[]): Promise<LiveChange> {
  await expect.poll(() => changes.length).toBeGreaterThan(0);
  return changes.shift()!;
}
