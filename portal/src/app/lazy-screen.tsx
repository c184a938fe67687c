import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A screen whose code can be loaded before it is rendered. */
export type LazyScreen<Props extends object> = ComponentType<Props> & {
  /** Imports it once, and resolves to whether the code is there; the first render tries again after a failure. */
  readonly prefetch: () => Promise<boolean>;
};

const retries = 2;
const pauseMilliseconds = 2000;

/**
 * A screen whose code loads when it is first shown. Retries twice, two seconds apart, before it throws to the boundary
 * (specification section 9, "Timing"), and again whenever it is shown again, which `React.lazy` would not.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: made once a screen, when its module is read
  function Screen(props: Props): ReactNode {
    const [, show] = useState(false);
    const [failure, fail] = useState<unknown>();
    useEffect(() => {
      let shown = true;
      if (Loaded) return;
      withRetries(load).then(
        (screen) => {
          Loaded = screen;
          if (shown) show(true);
        },
        (error: unknown) => {
          if (shown) fail(error);
        },
      );
      return () => {
        shown = false;
      };
    }, []);
    if (failure) throw failure;
    return Loaded ? <Loaded {...props} /> : waiting;
  }
  const prefetch = async () => {
    try {
      Loaded = await load();
      return true;
    } catch {
      return false;
    }
  };
  return Object.assign(Screen, { prefetch });
}

/** Asks twice more, two seconds apart, before it rejects with the last failure. */
export async function withRetries<T>(load: () => Promise<T>, left = retries): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    return withRetries(load, left - 1);
  }
}
