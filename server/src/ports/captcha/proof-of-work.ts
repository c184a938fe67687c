import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { CaptchaAction, CaptchaPort } from './captcha.ts';

const ALGORITHM = 'SHA-256';

/** The time between fetching a challenge and sending the form. */
const VALID_MS = 10 * 60_000;

/** Several servers' clocks never agree. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Ours have some 400 characters. */
const MAX_TOKEN_LENGTH = 2048;

/** The action that a challenge is bound to. */
export interface ChallengeFor {
  readonly action: CaptchaAction;
}

/** The keyless default: challenges of the ALTCHA protocol, version 1, and their solutions. */
export interface ProofOfWork extends CaptchaPort {
  challenge(purpose: ChallengeFor): Promise<Challenge>;
}

export interface ProofOfWorkOptions {
  /** The key that all processes sign with. */
  readonly key: () => Promise<string>;
  readonly clock: () => Date;
  /** The most tries that a page needs. */
  readonly maxTries: number;
}

/** The library accepts a solution twice; the caller must ensure that a nonce counts once. */
export function createProofOfWork({ key, clock, maxTries }: ProofOfWorkOptions): ProofOfWork {
  return {
    async challenge({ action }) {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        hmacKey: await key(),
        maxnumber: maxTries,
        expires: new Date(clock().getTime() + VALID_MS),
        params: { action },
      });
      const { challenge: digest, salt, signature } = challenge;
      return { algorithm: ALGORITHM, challenge: digest, maxnumber: maxTries, salt, signature };
    },
    async check({ token, action }) {
      const solution = readToken(token);
      if (solution === null || !(await verifySolution(solution, await key(), false))) return null;
      // The signature covers the salt, which binds the challenge to its purpose.
      const bound = extractParams(solution);
      const refusedFrom = new Date(Number(bound.expires) * 1000 + CLOCK_TOLERANCE_MS);
      if (bound.action !== action || !(refusedFrom > clock())) return null;
      return { nonce: solution.challenge, expiresAt: refusedFrom };
    },
  };
}

type Solution = Omit<Challenge, 'maxnumber' | 'algorithm'> & {
  readonly algorithm: typeof ALGORITHM;
  readonly number: number;
};

/** The base64 of the JSON of `{ algorithm, challenge, number, salt, signature }`; null for anything else. */
function readToken(token: string): Solution | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isSolution(value) ? value : null;
  } catch {
    return null;
  }
}

function isSolution(value: unknown): value is Solution {
  const { algorithm, challenge, number, salt, signature } = (value ?? {}) as Record<string, unknown>;
  const texts = [challenge, salt, signature];
  return (
    algorithm === ALGORITHM && Number.isSafeInteger(number) && texts.every((text) => typeof text === 'string')
  );
}
