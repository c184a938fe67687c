import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { solveChallenge } from 'altcha-lib/v1';

/** The token of a challenge's solution, found as a page finds it. */
export async function solvedToken(challenge: Challenge): Promise<string> {
  const { algorithm, challenge: digest, maxnumber, salt, signature } = challenge;
  const solution = await solveChallenge(digest, salt, algorithm, maxnumber).promise;
  const token = { algorithm, challenge: digest, number: solution?.number, salt, signature };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}
