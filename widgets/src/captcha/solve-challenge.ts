import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { sha256 } from './sha256.ts';

/** Milliseconds of work at a stretch: a keystroke in between waits no longer. */
const STRETCH = 6;

/**
 * The token that proves the work: base64 of the solution's JSON. The search pauses after each stretch and does not block
 * the page. undefined if the challenge has no solution or needs a hash that the browser does not support.
 */
export async function solveChallenge(challenge: Challenge): Promise<string | undefined> {
  const isSolution = challenge.algorithm === 'SHA-256' ? byWords(challenge) : bySubtle(challenge);
  let pauseAt = performance.now() + STRETCH;
  for (let number = 0; number <= challenge.maxnumber; number++) {
    const found = isSolution(number);
    if (found === true || (found !== false && (await found))) return tokenOf(challenge, number);
    if (performance.now() < pauseAt) continue;
    await new Promise((resume) => setTimeout(resume));
    pauseAt = performance.now() + STRETCH;
  }
  return undefined;
}

type Trial = (number: number) => boolean | Promise<boolean>;

function byWords({ salt, challenge }: Challenge): Trial {
  const encoder = new TextEncoder();
  const wanted = [0, 8, 16, 24, 32, 40, 48, 56].map(
    (start) => Number.parseInt(challenge.slice(start, start + 8), 16) | 0,
  );
  return (number) => {
    const hash = sha256(encoder.encode(salt + number));
    return wanted.every((word, index) => hash[index] === word);
  };
}

/** `crypto.subtle` is there on pages with TLS and on the local machine. */
function bySubtle({ algorithm, salt, challenge }: Challenge): Trial {
  const encoder = new TextEncoder();
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return () => false;
  return async (number) => {
    const digest = await subtle.digest(algorithm, encoder.encode(salt + number));
    // Not by `Array.from`, which old libraries on a page replace by one that takes no function.
    return (
      challenge === [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    );
  };
}

const tokenOf = ({ algorithm, challenge, salt, signature }: Challenge, number: number): string =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
