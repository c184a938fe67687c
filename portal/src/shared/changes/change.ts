import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import { partialMatchKey, type QueryKey } from '@tanstack/react-query';

/** The effect of a change on the answers whose keys begin with `key`. */
export interface Effect {
  readonly key: QueryKey;
  /** May get an answer that has the change already; undefined where there is no answer yet. */
  readonly apply: (answer: unknown) => unknown;
}

/** An effect on answers of one type, once they are there. */
export const effect = <Answer>(key: QueryKey, apply: (answer: Answer) => Answer): Effect => ({
  key,
  apply: (answer) => (answer === undefined ? undefined : apply(answer as Answer)),
});

interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastWords {
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
}

interface ChangeWords<Response> {
  /** The toast of a success; with an undo, the toast that offers it. */
  readonly done?: string | ToastWords | ((response: Response) => string | ToastWords);
  /** The toast of a failure. Its description is the reason. Left out for a change that runs in the background. */
  readonly failed?: string;
  readonly reason?: (failure: ApiError) => string;
  /** The next step after a failure. */
  readonly nextStep?: (failure: ApiError) => ToastAction | undefined;
  /** A toast replaces the one before with the same subject. */
  readonly subject?: string;
}

/** The answer as it is before a change that waits to be sent. */
type Before = <Answer>(key: QueryKey, answer: Answer) => Answer;

/** One change of server data. */
export interface Change<Response = unknown> {
  /** Names one thing: of several changes of it that wait to be sent, only the last one is sent. */
  readonly key: QueryKey;
  /** Shown at once. */
  readonly apply?: readonly Effect[];
  /** Stored in the cache once the server has the change; the default is `apply`. */
  readonly result?: (response: Response) => readonly Effect[];
  /** Sends it. With `undo`, `call` is used before the first await: a page that is left sends nothing later. */
  readonly call: (call: Call, before: Before) => Promise<Response>;
  readonly words: ChangeWords<Response>;
  /** Waits until its toast closes. The function is called before an undo shows the former state. */
  readonly undo?: () => void;
  /** Called with the response of the server, before the words of the success. */
  readonly onSuccess?: (response: Response) => void;
  /** Begin the keys of answers to request again after it, also after a failure. */
  readonly stale?: readonly QueryKey[];
}

/** An answer as it is after changes. */
export const withEffects = <Answer>(changes: readonly Change[], key: QueryKey, answer: Answer): Answer =>
  changes
    .flatMap(({ apply = [] }) => apply)
    .filter((each) => partialMatchKey(key, each.key))
    .reduce((after: Answer, { apply }) => apply(after) as Answer, answer);
