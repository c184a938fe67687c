import { createServer } from 'node:net';

/** @returns {Promise<number>} a free port of the loopback address */
export function freePort() {
  return new Promise((found, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
