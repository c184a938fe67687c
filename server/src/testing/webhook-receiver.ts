import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver of webhooks got. */
export interface ReceivedWebhook {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver on this machine, with the requests that it got. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  /** Answers from now on; by default 204. */
  answer(by: (answer: ServerResponse, request: ReceivedWebhook) => void): void;
  /** Answers nothing until the release. */
  hold(): { isWanted(): boolean; release(): void };
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const take = (answer: ServerResponse): void => void answer.writeHead(204).end();
  let by: (answer: ServerResponse, request: ReceivedWebhook) => void = take;
  const server: Server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const webhook = { id: String(request.headers['webhook-id']), headers: request.headers, body };
    received.push(webhook);
    by(answer, webhook);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    answer(next) {
      by = next;
    },
    hold() {
      const held: ServerResponse[] = [];
      by = (answer) => void held.push(answer);
      return {
        isWanted: () => held.length > 0,
        release() {
          by = take;
          held.splice(0).forEach(take);
        },
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Ways in which receivers fail; `gone` is left out, since it ends an endpoint. */
const failures: readonly ((answer: ServerResponse) => void)[] = [
  (answer) => answer.writeHead(500).end(),
  (answer) => {
    answer.writeHead(200, { 'content-length': '100' });
    answer.write('half', () => answer.destroy());
  },
  (answer) => answer.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  // No answer in time.
  () => {},
  (answer) => answer.destroy(),
];

/** Answers each id wrongly once, each time in another way, and rightly from then on. */
export function badAnswers(): (answer: ServerResponse, request: ReceivedWebhook) => void {
  const seen = new Set<string>();
  return (answer, { id }) => {
    const fail = failures[seen.size % failures.length];
    if (seen.has(id)) return void answer.writeHead(200).end('ok');
    seen.add(id);
    fail?.(answer);
  };
}
