import type { IncomingMessage } from 'node:http';

/** Returns whether a body follows the head of a request. */
export const bringsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  Boolean(headers['transfer-encoding']) || (headers['content-length'] ?? '0') !== '0';
