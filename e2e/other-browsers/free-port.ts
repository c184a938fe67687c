import { type AddressInfo, createServer } from 'node:net';

/** A free port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
