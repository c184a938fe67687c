import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Number of answers by status. */
export type Statuses = ReadonlyMap<number, number>;

export interface StormProcess {
  /** Ends it; answers how its sign-ins were answered. */
  stop(): Promise<Statuses>;
}

interface Storm {
  readonly perSecond: number;
  readonly accounts: number;
  /** Start in the list of accounts, so that no account is signed in to twice within its limits. */
  readonly first: number;
}

/** A process that sends sign-ins, once it answers. */
export async function startStorm(url: string, { perSecond, accounts, first }: Storm): Promise<StormProcess> {
  const child = fork(path.join(import.meta.dirname, 'storm.ts'), {
    env: {
      ...process.env,
      SERVER_URL: url,
      SIGN_INS_PER_SECOND: String(perSecond),
      ACCOUNTS: String(accounts),
      FIRST_ACCOUNT: String(first),
    },
  });
  await once(child, 'message');
  const statuses = new Map<number, number>();
  child.on('message', (status) => {
    statuses.set(status as number, (statuses.get(status as number) ?? 0) + 1);
  });
  child.send('begin');
  return {
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      return statuses;
    },
  };
}
