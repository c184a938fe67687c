import { AppError } from '../http/errors.ts';

/** How long a provider that did not answer is not asked again. */
const REST_MS = 30_000;

/** Keeps guests from having a provider that is down asked again and again. */
export interface RequestedProviders {
  /**
   * Runs a call that asks a provider for its addresses where they are not known yet: one call at a time then, and none for half a
   * minute after the provider did not answer.
   * @param provider a configured one
   * @throws AppError not_found where it is not called
   */
  ask<Answer>(provider: string, call: () => Promise<Answer>): Promise<Answer>;
}

/** @param isReady whether the addresses of a provider are known */
export function createRequestedProviders(
  clock: () => Date,
  isReady: (provider: string) => Promise<boolean>,
): RequestedProviders {
  const failedAt = new Map<string, number>();
  const asking = new Map<string, Promise<unknown>>();

  async function askFirst<Answer>(provider: string, call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } finally {
      if (!(await isReady(provider))) failedAt.set(provider, clock().getTime());
      asking.delete(provider);
    }
  }

  return {
    async ask(provider, call) {
      for (;;) {
        if (await isReady(provider)) return call();
        const other = asking.get(provider);
        if (other === undefined) break;
        await other.catch(() => {});
      }
      const restedMs = clock().getTime() - (failedAt.get(provider) ?? Number.NEGATIVE_INFINITY);
      if (restedMs < REST_MS) throw new AppError('not_found');
      const answer = askFirst(provider, call);
      asking.set(provider, answer);
      return answer;
    },
  };
}
