import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const retries = 2;
const pauseMilliseconds = 2000;

/** `React.lazy` that asks twice more, two seconds apart, before it gives up (specification section 9, "Timing"). */
export function lazyScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await withRetries(load, retries) }));
}

async function withRetries<T>(load: () => Promise<T>, left: number): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    return withRetries(load, left - 1);
  }
}
