import type { QueryClient } from '@tanstack/react-query';

/** Resolves when no request of the person is in transit; changes that wait for a network do not count. */
export function whenSettled(queries: QueryClient): Promise<void> {
  const isSettled = () =>
    queries.isFetching() === 0 && queries.isMutating({ predicate: ({ state }) => !state.isPaused }) === 0;
  return new Promise((resolve) => {
    const check = () => {
      if (!isSettled()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [queries.getQueryCache().subscribe(check), queries.getMutationCache().subscribe(check)];
    check();
  });
}
