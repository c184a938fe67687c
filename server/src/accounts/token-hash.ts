import { createHash } from 'node:crypto';

/** What the database stores of a random token. Tokens have over 128 random bits, so a plain digest cannot be reversed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
