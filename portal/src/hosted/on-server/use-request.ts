import type { UsedRequest } from '@hearth/widgets/client/use-request.ts';
import { use, useId } from 'react';
import { waitAs } from '../rendering.ts';

/** Stands for the hook of that name where the server renders: the component waits for its answer. */
export function useRequest<T>(
  ask: ((signal: AbortSignal) => Promise<T>) | null,
  about: string,
): UsedRequest<T> {
  const id = useId();
  const retry = () => {};
  if (ask === null) return { request: { status: 'initial' }, retry };
  const data = use(waitAs(`${id} ${about}`, () => ask(new AbortController().signal)));
  return { request: { status: 'succeeded', data }, retry };
}
