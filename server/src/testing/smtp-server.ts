import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it went over the wire. */
export interface ReceivedMail {
  readonly from: string;
  readonly recipients: readonly string[];
  /** Headers and body as they came. */
  readonly raw: string;
}

export interface TestSmtpServer {
  readonly received: ReceivedMail[];
  readonly url: string;
  /** Stops the server, so its port refuses connections. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Addresses that it does not know. */
  readonly unknown: Set<string>;
  /** Keeps senders waiting for the answer to their mails, until the returned function is called. */
  hold(): () => void;
}

/** A real mail server on this machine, at its own port that stays the same. */
export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const unknown = new Set<string>();
  let held = Promise.resolve();
  const listening = () => createMailServer(received, unknown, () => held);
  let server = listening();
  const port = await listen(server, 0);
  return {
    received,
    unknown,
    url: `smtp://127.0.0.1:${port}`,
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    down: () => new Promise((resolve) => server.close(resolve)),
    async up() {
      server = listening();
      await listen(server, port);
    },
  };
}

function createMailServer(
  received: ReceivedMail[],
  unknown: ReadonlySet<string>,
  held: () => Promise<void>,
): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      done(unknown.has(address) ? refusal : null);
    },
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8');
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, recipients: rcptTo.map(({ address }) => address), raw });
        void held().then(() => done());
      });
    },
  });
  // A client that is cut off while the server goes down is what some tests want.
  server.on('error', () => {});
  return server;
}

const listen = (server: SMTPServer, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });
