import { type AddressInfo, connect, type Socket } from 'node:net';
import { longestBodyMs } from '@hearth/domain/contract/longest-body.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/database.ts';
import { testConfig } from '../testing/test-config.ts';
import { refuseSlowBodies } from './slow-bodies.ts';
import { boundUnreadAnswers } from './unread-answers.ts';

const LARGE = Buffer.alloc(12_000_000);

let app: FastifyInstance;
let sockets: Socket[];
/** Of the clients whose connections the server has open. */
let ports: Set<number>;
let accepted: number;
/** Requests of `/slow` that have begun, and the moment at which they go on. */
let begun: number;
let moment: PromiseWithResolvers<void>;
beforeEach(() => {
  app = fastify();
  sockets = [];
  ports = new Set();
  accepted = 0;
  begun = 0;
  moment = Promise.withResolvers();
  app.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    ports.add(port);
    accepted += 1;
    socket.once('close', () => ports.delete(port));
  });
  app.get('/large', (_request, reply) => reply.send(LARGE));
  app.get('/small', () => 'small');
  app.get('/slow', async () => {
    begun += 1;
    await moment.promise;
    return 'slow';
  });
  app.post('/', () => 'stored');
});
afterEach(async () => {
  moment.resolve();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

const listen = () => app.listen({ port: 0, host: '127.0.0.1' });

interface Connection {
  readonly socket: Socket;
  /** Received text; it reads from the first call on. */
  got(): string;
  /** State in the view of the server: a socket that does not read learns nothing. */
  isOpen(): boolean;
}

function connection(text = ''): Connection {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('error', () => {});
  socket.write(text);
  return {
    socket,
    got() {
      if (socket.listenerCount('data') === 0)
        socket.on('data', (data) => {
          received += data.toString('latin1');
        });
      return received;
    },
    isOpen: () => ports.has(socket.localPort ?? 0),
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const post = (length: number) =>
  `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`);
  return (await answer.arrayBuffer()).byteLength;
};

describe('a body', () => {
  const pace = { lookMs: 300, bytesPerSecond: 100 };

  it('refuses a body that drips in before the limit of time', async () => {
    refuseSlowBodies(app, pace);
    await listen();
    const dripping = connection(post(1000));
    const drip = setInterval(() => dripping.socket.write('1'), 20);
    await expect.poll(dripping.got).toContain('408 Request Timeout');
    await expect.poll(dripping.isOpen).toBe(false);
    clearInterval(drip);
  });

  describe('in parts', () => {
    const perLook = 200;
    const looksAtForm = Math.ceil(longestBodyMs(20_000) / 15_000);
    let read: () => number;
    beforeEach(async () => {
      refuseSlowBodies(app, { lookMs: 15_000, bytesPerSecond: 10 });
      app.post('/photos', { bodyLimit: 15_000_000 }, () => 'stored');
      app.post('/form', { bodyLimit: 20_000 }, () => 'stored');
      app.addHook('onRequest', async ({ raw: { socket } }) => {
        const atHead = socket.bytesRead;
        read = () => socket.bytesRead - atHead;
      });
      read = () => -1;
      await listen();
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
      onTestFinished(() => void vi.useRealTimers());
    });

    /** Sends parts of a body, one before each look of the server at it. */
    async function begin(path: string, { length = 20_000, looks }: { length?: number; looks: number }) {
      const body = connection(post(length).replace('/ ', `${path} `));
      // A busy server may read the head together with the next bytes, which count nothing: the parts come later.
      await expect.poll(() => read()).toBe(0);
      for (let look = 1; look <= looks; look++) {
        body.socket.write('1'.repeat(perLook));
        await expect.poll(() => read()).toBe(look * perLook);
        await vi.advanceTimersToNextTimerAsync();
      }
      return body;
    }

    it('stores a body whose parts come at a fair pace', async () => {
      const fair = await begin('/', { length: 3 * perLook, looks: 2 });
      fair.socket.write('1'.repeat(perLook));
      await expect.poll(fair.got).toContain('stored');
    });

    it('refuses a body whose parts stop, however many came before', async () => {
      const stopped = await begin('/photos', { looks: 5 });
      expect(stopped.got()).toBe('');
      await vi.advanceTimersToNextTimerAsync();
      await expect.poll(stopped.got).toContain('408 Request Timeout');
    });

    it('reads a photo over a bad line for as long as its bytes take', async () => {
      const photo = await begin('/photos', { looks: looksAtForm });
      expect(photo.isOpen()).toBe(true);
    });

    it('refuses a form that takes longer than its bytes on a bad line', async () => {
      const form = await begin('/form', { looks: looksAtForm });
      await expect.poll(form.got).toContain('408 Request Timeout');
    });
  });
});

describe('a connection', () => {
  const limits = { pipelined: 5, unreadBytes: 40_000_000, checkMs: 50 };

  it('closes a connection with more requests at once than browsers send, before any is answered', async () => {
    boundUnreadAnswers(app, limits);
    await listen();
    const many = connection(get('/slow').repeat(500));
    await expect.poll(() => begun).toBeGreaterThan(0);
    await expect.poll(many.isOpen).toBe(false);
    expect(begun).toBeLessThanOrEqual(5);
    begun = 0;
    const small = connection(get('/slow').repeat(5));
    await expect.poll(() => begun).toBe(5);
    moment.resolve();
    await expect.poll(() => small.got().match(/200 OK/g)?.length).toBe(5);
    small.socket.write(get('/small').repeat(3));
    await expect.poll(() => small.got().match(/200 OK/g)?.length).toBe(8);
  });

  it('closes a connection that does not read once unread answers fill the memory', async () => {
    boundUnreadAnswers(app, limits);
    await listen();
    const idle = connection();
    // The second answer of a connection waits behind the first one.
    const silent = Array.from({ length: 4 }, () => connection(get('/large').repeat(2)));
    const unread = () => silent.filter(({ isOpen }) => isOpen()).length;
    await expect.poll(() => accepted).toBe(5);
    const reader = ask('/large');
    await expect.poll(unread).toBeLessThan(3);
    expect(await reader).toBe(LARGE.length);
    expect(unread()).toBeGreaterThan(0);
    expect(idle.isOpen()).toBe(true);
  });
});

it('a server looks for late headers and bodies sooner than Node does', async () => {
  const away = openDatabase('postgresql://hearth@127.0.0.1:1/hearth');
  const server = await buildApp({ db: away, config: testConfig(), clock: () => new Date() });
  await server.listen({ port: 0, host: '127.0.0.1' });
  server.server.headersTimeout = 100;
  const late = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  late.write('GET / HTTP/1.1\r\nhost:');
  const text = await new Promise((resolve) => late.once('data', (data) => resolve(String(data))));
  expect(text).toContain('408 Request Timeout');
  late.destroy();
  await server.close();
  await away.close();
});
