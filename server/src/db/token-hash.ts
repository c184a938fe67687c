import { createHash } from 'node:crypto';

/** Digest of a random token in the database. Tokens have over 128 random bits, so a plain digest cannot be reversed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
