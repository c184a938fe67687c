import type { ApiError } from './api-error.ts';

/** What is known of something that is fetched; what was there stays visible while it is fetched again. */
export type RequestState<T> =
  | { readonly status: 'initial' }
  | { readonly status: 'loading' }
  | { readonly status: 'reloading'; readonly data: T }
  | { readonly status: 'succeeded'; readonly data: T }
  | { readonly status: 'failed'; readonly error: ApiError };

type DataOf<State> = State extends { readonly data: infer Data } ? Data : never;

/** The newest data there is, fresh or about to be replaced; takes a state or its snapshot. */
export const dataOf = <State extends { readonly status: string }>(state: State): DataOf<State> | undefined =>
  'data' in state ? (state.data as DataOf<State>) : undefined;

/** True while an answer is awaited. */
export const isPending = (state: { readonly status: string }): boolean =>
  state.status === 'loading' || state.status === 'reloading';
