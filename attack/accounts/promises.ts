/** Promises of an attack, counted by their words. */
export interface Promises {
  /** Notes whether a promise held once. */
  expect(promise: string, isHeld: boolean): void;
  /** How often each promise was tried. */
  readonly tried: ReadonlyMap<string, number>;
  /** A line for each promise that was broken. */
  broken(): readonly string[];
}

export function createPromises(): Promises {
  const tried = new Map<string, number>();
  const failed = new Map<string, number>();
  return {
    tried,
    expect(promise, isHeld) {
      tried.set(promise, (tried.get(promise) ?? 0) + 1);
      if (!isHeld) failed.set(promise, (failed.get(promise) ?? 0) + 1);
    },
    broken: () =>
      [...failed].map(([promise, count]) => `broken ${count} of ${tried.get(promise)} times: ${promise}`),
  };
}
