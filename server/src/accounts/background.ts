/** Work that an answer must not wait for: its time would tell whether an account exists. */
export interface Background {
  run(work: () => Promise<void>): void;
  /** Resolves once nothing of it runs. */
  settled(): Promise<void>;
}

export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const task = work()
        .catch(onError)
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
