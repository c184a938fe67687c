import { createHash } from 'node:crypto';
import type { Challenge } from '@hearth/domain/contract/captcha.ts';

/** The token of a challenge's solution; found faster than a page finds it, since Node digests without waiting. */
export function solvedToken({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    const digest = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (digest !== challenge) continue;
    const token = { algorithm, challenge, number, salt, signature };
    return Buffer.from(JSON.stringify(token)).toString('base64');
  }
  throw new Error('the challenge has no solution');
}
