import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One file or page that a test server serves. */
interface Answer {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server on its own port. `answers` may change while it runs; `requested` lists the paths of its requests. */
export interface TestServer {
  readonly origin: string;
  readonly answers: Map<string, Answer>;
  readonly requested: string[];
  /** Paths whose next request gets 503. */
  readonly failOnce: Set<string>;
  close(): Promise<void>;
}

export async function startServer(): Promise<TestServer> {
  const answers = new Map<string, Answer>();
  const requested: string[] = [];
  const failOnce = new Set<string>();
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    requested.push(address);
    if (failOnce.delete(address)) response.writeHead(503).end();
    else answer(address, response, answers);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, answers, requested, failOnce, close: () => stop(server) };
}

function answer(address: string, response: ServerResponse, answers: ReadonlyMap<string, Answer>): void {
  const found = answers.get(address) ?? answers.get(address.replace(/\?.*/, ''));
  const type = /\.js(\?|$)/.test(address) ? 'text/javascript' : 'text/html';
  response.writeHead(found ? 200 : 404, {
    'content-type': `${type}; charset=utf-8`,
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    ...found?.headers,
  });
  response.end(found?.body ?? 'none');
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
