import type { Client } from '@hearth/widgets/client/client.ts';
import { createContext, use } from 'react';

/** State that the components of one view share while it is rendered. */
interface Rendering {
  readonly client: Client;
  /** By component and subject: React renders a component again once what it waits for is there. */
  readonly waits: Map<string, Promise<unknown>>;
  readonly sheets: Set<CSSStyleSheet>;
}

const context = createContext<Rendering | null>(null);
export const RenderingProvider = context.Provider;

/** Of the component that is being rendered. */
export function rendering(): Rendering {
  const current = use(context);
  if (current === null) throw new Error('A widget is rendered outside of a view.');
  return current;
}

/** Waits as `name` the first time it is called, and gives the same promise afterwards. */
export function waitAs<T>(name: string, wait: () => Promise<T>): Promise<T> {
  const { waits } = rendering();
  const known = waits.get(name) as Promise<T> | undefined;
  if (known) return known;
  const started = wait();
  waits.set(name, started);
  return started;
}
