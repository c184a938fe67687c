import type { SessionAnswer } from '@hearth/domain/contract/identity.ts';
import { getSession } from '@hearth/domain/contract/identity.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { persisted } from '../../ui/persisted.ts';
import type { SavedHome } from '../saving/saving.ts';
import { forgetPerson } from './device-memory.ts';
import { forgetWords } from './kept-words.ts';

/** The signed-in person in short. */
export type SessionPerson = NonNullable<SessionAnswer['person']>;

/** State of the sign-in of this page (specification section 4). */
type AuthStatus = 'not initialized' | 'guest' | 'logging in' | 'logged in' | 'logging out' | 'logged out';

/** First values of the sign-up form. */
interface SignUpPrefill {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly phone?: string;
}

/** The dialog of accounts that is open. */
export interface AccountDialog {
  readonly name: 'log in' | 'sign up' | 'forgot password' | 'verify' | 'confirm' | 'unsaved';
  readonly email?: string;
  readonly prefill?: SignUpPrefill;
  /** Page after the sign-in; without it the person stays on this page. */
  readonly returnTo?: string;
  /** Only a sign-up or a log-in closes it. */
  readonly isForced?: boolean;
  /** The home that a guest wants to save: it is saved once they are signed in. */
  readonly wanted?: SavedHome | undefined;
  /** Words of the search that a guest wants to save. */
  readonly wantedSearch?: string;
}

interface AccountState {
  status: AuthStatus;
  person: SessionPerson | null;
  /** The session expired: the page keeps its content for the person to continue. */
  isExpired: boolean;
  dialog: AccountDialog | null;
  /** The memory of a guest on this device is in the account. */
  isMemoryMoved: boolean;
  /** Why an identity provider led back without a sign-in, as its code says; null once the page has said it. */
  refusal: string | null;
}

/** Who is signed in, and the dialogs that change it. Components read `state` and call the verbs. */
export interface Account {
  readonly state: AccountState;
  /** Asks the server who is signed in, where this browser has signed in before; guests cause no request. Never rejects. */
  start(): Promise<void>;
  /** Asks again, e.g. after the person confirmed the address elsewhere. */
  refresh(): Promise<void>;
  open(dialog: AccountDialog): void;
  close(): void;
  /** Asks the person to sign in again, since the server requires a recent sign-in; false where they close the dialog. */
  confirm(): Promise<boolean>;
  /** Asks the person whether to log out though the server lacks something they typed; false where they stay. */
  confirmLoss(): Promise<boolean>;
  /** Answers `confirmLoss` with yes. */
  agree(): void;
  /** Opens the way to a right that the person lacks: sign-up, or the check of the address. */
  unlock(): void;
  /** A sign-in or a sign-out is pending, or ended without one. */
  begin(status: 'logging in' | 'logging out'): void;
  giveUp(): void;
  signedIn(person: SessionPerson): void;
  signedOut(): void;
  /** The person has another name or picture. */
  changed(person: SessionPerson): void;
  /** The server no longer knows the session. */
  expire(): void;
  memoryMoved(): void;
  /** An identity provider led back without a sign-in; null: the page has said so. */
  refuse(code: string | null): void;
}

/**
 * When this browser last signed in, in ms; 0 where it has no session. The session's cookie cannot be read by scripts, and a change
 * of this value notifies other tabs.
 */
const signedInAt = persisted('hearth-signed-in', z.number(), 0);

/**
 * When this browser last left for an identity provider, in ms. It says nothing about a session: tabs that stayed would ask for one,
 * find none, and clear `signedInAt` before the browser is back.
 */
const leftForProviderAt = persisted('hearth-left-for-provider', z.number(), 0);
const longestTripMilliseconds = 60 * 60_000;

/** Returns whether this browser may have a session. */
export const maySignedIn = (): boolean =>
  signedInAt.read() !== 0 || Date.now() - leftForProviderAt.read() < longestTripMilliseconds;
/** Before the browser leaves for an identity provider, from which it comes back signed in. */
export const expectSignIn = (): void => leftForProviderAt.write(Date.now());

/** @param onChange called when another person is signed in, or the person's status has changed; in all tabs of the browser */
export function createAccount(client: Pick<Client, 'call'>, onChange: () => void): Account {
  const state = proxy<AccountState>({
    status: maySignedIn() ? 'not initialized' : 'guest',
    person: null,
    isExpired: false,
    dialog: null,
    isMemoryMoved: false,
    refusal: null,
  });
  const questions = createQuestions(state);
  // The session may have ended while no page was open.
  if (state.status === 'guest') forgetPerson();

  function become(person: SessionPerson | null, status: AuthStatus, isExpired = false): void {
    const { person: before, isExpired: wasExpired } = state;
    if (person === null) forgetPerson(before !== null);
    Object.assign(state, { person: person && ref(person), status, isExpired });
    if (before?.username !== person?.username) state.isMemoryMoved = false;
    const isSame = before?.username === person?.username && before?.loginStatus === person?.loginStatus;
    // An expired session that ends has no person to continue it.
    if (!isSame || wasExpired !== isExpired) onChange();
  }
  /** Other tabs follow a change. */
  function note(isSignedIn: boolean): void {
    if (!isSignedIn) signedInAt.clear();
    else if (signedInAt.read() === 0) signedInAt.write(Date.now());
  }
  async function refresh(): Promise<void> {
    try {
      const { person } = await client.call(getSession);
      const hadPerson = state.person !== null;
      // An expired page keeps its content, also where another tab has found no session.
      if (person === null && (state.isExpired || (hadPerson && signedInAt.read() !== 0))) return expire();
      note(person !== null);
      become(person, person ? 'logged in' : hadPerson ? 'logged out' : 'guest');
    } catch {
      // Without a network nothing is known: the next try decides.
      addEventListener('online', () => void refresh(), { once: true });
    }
  }
  function expire(): void {
    // While a session begins or ends, requests with the former one are refused.
    if (state.person === null || state.status !== 'logged in') return;
    become(null, 'logged out', true);
  }

  return {
    state,
    async start() {
      signedInAt.subscribe(() => void refresh());
      if (maySignedIn()) await refresh();
    },
    refresh,
    open(dialog) {
      state.dialog = ref(dialog);
    },
    ...questions.verbs,
    unlock() {
      if (state.person?.loginStatus === 'verified') return;
      const dialog: AccountDialog = { name: state.person ? 'verify' : 'sign up' };
      state.dialog = ref(dialog);
    },
    begin(status) {
      state.status = status;
    },
    giveUp() {
      state.status = state.person ? 'logged in' : 'guest';
    },
    signedIn(person) {
      signedInAt.write(Date.now());
      const isSame = person.username === state.person?.username;
      become(person, 'logged in');
      questions.answer(isSame);
    },
    signedOut() {
      signedInAt.clear();
      forgetWords();
      become(null, 'logged out');
    },
    changed(person) {
      state.person = ref(person);
    },
    expire,
    memoryMoved() {
      state.isMemoryMoved = true;
    },
    refuse(code) {
      state.refusal = code;
    },
  };
}

/** Dialogs that wait for an answer, one at a time. */
function createQuestions(state: AccountState) {
  let answer = (_: boolean): void => {};
  function ask(dialog: AccountDialog): Promise<boolean> {
    answer(false);
    state.dialog = ref(dialog);
    return new Promise((resolve) => {
      answer = resolve;
    });
  }
  function end(isYes: boolean): void {
    state.dialog = null;
    answer(isYes);
  }
  return {
    answer: (isYes: boolean) => answer(isYes),
    verbs: {
      close: () => end(false),
      agree: () => end(true),
      confirmLoss: () => ask({ name: 'unsaved' }),
      confirm() {
        const email = state.person?.email;
        return ask({ name: 'confirm', ...(email !== undefined && { email }) });
      },
    } satisfies Partial<Account>,
  };
}

/** Returns whether the person has ended the session; one that expired may go on. */
export const hasLoggedOut = ({ person, isExpired }: Pick<AccountState, 'person' | 'isExpired'>): boolean =>
  person === null && !isExpired;

/** The viewer that rules of the domain decide for. */
export function viewerOf(person: SessionPerson | null, edition: EditionId): Viewer {
  if (person === null) return guestViewer;
  const { username, role, loginStatus, isAdmin, accountType } = person;
  return role === 'Agent'
    ? {
        role: 'agent',
        loginStatus: 'verified',
        userId: username,
        agentId: username,
        edition,
        isAdmin,
        accountType,
      }
    : { role: 'client', loginStatus, userId: username, username };
}
