import { setTimeout as sleep } from 'node:timers/promises';
import { from, isSignedIn, post, tokenOf } from './account-client.ts';

const SIGN_INS = 600;
const PER_SECOND = 60;

export interface StormOptions {
  readonly accounts: number;
  readonly password: string;
  readonly emailOf: (nth: number) => string;
}

/** Sends right passwords at a fixed pace, whether they are answered or not: each is of another address. */
export async function storm(origin: string, { accounts, password, emailOf }: StormOptions) {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const tokens: string[] = [];
  let slowestMs = 0;
  const signIn = async (nth: number): Promise<void> => {
    const body = { email: emailOf(nth % accounts), password, client: 'program' };
    const answer = await post(origin, '/api/user/sign-in', body, from(nth));
    slowestMs = Math.max(slowestMs, Math.round(answer.ms));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 200) tokens.push(tokenOf(answer));
    // A storm may be refused for the time being, with words.
    else if (![429, 503].includes(answer.status))
      failures.push(`a sign-in answered ${answer.status}: ${answer.body}`);
  };
  const all: Promise<void>[] = [];
  for (let nth = 0; nth < SIGN_INS; nth++) {
    all.push(signIn(nth));
    await sleep(1000 / PER_SECOND);
  }
  await Promise.all(all);
  // In turn: a hundred questions at once are no part of the storm.
  let lost = 0;
  for (const token of tokens) if (!(await isSignedIn(origin, token))) lost += 1;
  return { sent: SIGN_INS, signedIn: tokens.length, lost, statuses, slowestMs, failures };
}
