import { ApiError } from './api-error.ts';
import type { RequestState } from './request-state.ts';

export interface NewestRequest<T> {
  /** Starts a request and aborts the one before; settles when this one has, and never rejects. */
  run(task: (signal: AbortSignal) => Promise<T>): Promise<void>;
  /** Aborts the running request; data that arrived before stays. */
  stop(): void;
}

/**
 * Stores the state of the newest request in `holder.request`. A late answer to an older request is dropped, even if its
 * abort came too late. A holder is any object with that state; it needs no store.
 */
export function createNewestRequest<T>(holder: { request: RequestState<T> }): NewestRequest<T> {
  let newest: AbortController | undefined;

  async function run(task: (signal: AbortSignal) => Promise<T>): Promise<void> {
    newest?.abort();
    const controller = new AbortController();
    newest = controller;
    holder.request = pending(holder.request);
    const settled = await settle(task(controller.signal));
    if (newest === controller) holder.request = settled;
  }

  function stop(): void {
    newest?.abort();
    newest = undefined;
    holder.request = resting(holder.request);
  }

  return { run, stop };
}

const pending = <T>(state: RequestState<T>): RequestState<T> =>
  'data' in state ? { status: 'reloading', data: state.data } : { status: 'loading' };

const resting = <T>(state: RequestState<T>): RequestState<T> => {
  if (state.status === 'reloading') return { status: 'succeeded', data: state.data };
  return state.status === 'loading' ? { status: 'initial' } : state;
};

async function settle<T>(answer: Promise<T>): Promise<RequestState<T>> {
  try {
    return { status: 'succeeded', data: await answer };
  } catch (error) {
    return { status: 'failed', error: asApiError(error) };
  }
}

/** Clients reject with nothing else; a defect of ours must still end as a line with a retry. */
function asApiError(error: unknown): ApiError {
  return error instanceof ApiError
    ? error
    : new ApiError('bad_answer', 'the answer was unusable', { cause: error });
}
