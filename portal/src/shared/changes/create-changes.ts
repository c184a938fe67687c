import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import {
  hashKey,
  MutationObserver,
  type MutationObserverOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { proxy, ref } from 'valtio/vanilla';
import { withToasts } from '../../ui/toast.ts';
import type { Account } from '../account/account.ts';
import { type Change, type ToastWords, withEffects } from './change.ts';
import { createChangeToasts, toastWords } from './change-toasts.ts';
import { createHeldChanges } from './held-changes.ts';

type Sending = MutationObserverOptions<boolean, Error, Change>;

/** The changes that a person makes in one session. */
export interface Changes {
  /** Those that the server does not have yet, in the order in which they were made. Read it with `useSnapshot`. */
  readonly state: {
    readonly pending: readonly Change[];
    /** Those of them that can still be undone. */
    readonly held: readonly Change[];
  };
  /** Options of the mutations that send them, one after another. */
  readonly sending: Sending;
  /**
   * Makes a change: shown at once, then sent; a failure takes it back and is announced with its reason.
   * @param send sends it, once it is not undone
   * @returns true once the server has the change and no later one replaces it
   */
  readonly make: <Response>(
    change: Change<Response>,
    send?: (change: Change) => Promise<boolean>,
  ) => Promise<boolean>;
  /** Undoes a change that can still be undone, where a new one replaces it. */
  readonly replace: (key: QueryKey) => void;
  /** Sends the changes that can still be undone and waits for all, e.g. before a log-out. Never rejects. */
  readonly settle: () => Promise<void>;
  /** Announces a success, unless the session has ended. */
  readonly say: (words: string | ToastWords) => void;
  /** Ends with the session: nothing is sent for another person. */
  readonly end: () => void;
}

interface ChangesParts {
  readonly account: Pick<Account, 'state'>;
  readonly client: Client;
  readonly queries: QueryClient;
  /** Id of the session. */
  readonly id: string;
}

export function createChanges({ account, client, queries, id }: ChangesParts): Changes {
  const state = proxy<{ pending: readonly Change[]; held: readonly Change[] }>({
    ...{ pending: ref([]), held: ref([]) },
  });
  const held = createHeldChanges(client);
  const toasts = createChangeToasts();
  const running = new Set<Promise<unknown>>();
  let isOver = false;

  const isReplaced = (change: Change) =>
    state.pending.findLast(({ key }) => hashKey(key) === hashKey(change.key)) !== change;
  const drop = (change: Change) => {
    state.pending = ref(state.pending.filter((each) => each !== change));
  };

  function request(change: Change): Promise<unknown> {
    if (isOver) throw new ApiError('sign_in_required', 'the session has ended');
    const earlier = state.pending.slice(0, state.pending.indexOf(change));
    return (
      held.responseOf(change) ?? change.call(client.call, (key, answer) => withEffects(earlier, key, answer))
    );
  }

  async function store(change: Change, response: unknown): Promise<void> {
    for (const { key, apply } of change.result?.(response) ?? change.apply ?? []) {
      // A response from before the change would take it back.
      await queries.cancelQueries({ queryKey: key });
      queries.setQueriesData({ queryKey: key }, apply);
    }
    change.onSuccess?.(response);
  }

  async function send(change: Change): Promise<boolean> {
    if (isReplaced(change)) {
      drop(change);
      return false;
    }
    try {
      const response = await request(change);
      if (!isOver) await store(change, response);
      if (isOver || isReplaced(change)) return false;
      if (!change.undo) toasts.success(change, response);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Words for one person are not for the next one.
      const isHeard = !isOver || account.state.person === null;
      if (isHeard && !isReplaced(change)) toasts.failure(change, error);
      return false;
    } finally {
      drop(change);
      for (const queryKey of change.stale ?? []) void queries.invalidateQueries({ queryKey });
    }
  }

  const sending: Sending = { scope: { id }, networkMode: 'always', gcTime: 0, mutationFn: send };
  const sendAlone = (change: Change) => new MutationObserver(queries, sending).mutate(change);

  /** Returns false after an undo. */
  async function hold(change: Change, undo: () => void): Promise<boolean> {
    state.held = ref([...state.held, change]);
    const isSent = await held.hold(change, undo);
    state.held = ref(state.held.filter((each) => each !== change));
    return isSent;
  }

  async function run(change: Change, sendChange: typeof sendAlone): Promise<boolean> {
    held.replace(change.key);
    state.pending = ref([...state.pending, change]);
    if (!change.undo || (await hold(change, change.undo))) return sendChange(change);
    drop(change);
    return false;
  }

  return {
    state,
    sending,
    make(change, sendChange = sendAlone) {
      const result = run(change as Change, sendChange).finally(() => running.delete(result));
      running.add(result);
      return result;
    },
    replace: held.replace,
    async settle() {
      held.commit();
      await Promise.allSettled(running);
    },
    say(words) {
      const { title, ...rest } = toastWords(words);
      if (!isOver) withToasts((toast) => toast.success(title, rest));
    },
    end() {
      isOver = true;
      held.commit();
    },
  };
}
