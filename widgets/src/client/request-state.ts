import type { ApiError } from './api-error.ts';

/** The state of a request; old data stays visible while it reloads. */
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

/** True while the request is pending. */
export const isPending = (state: { readonly status: string }): boolean =>
  state.status === 'loading' || state.status === 'reloading';
