import type { AccountMemory } from '@hearth/domain/contract/user-memory.ts';
import { addGuestMemory, getMemory, removeRecentSearches } from '@hearth/domain/contract/user-memory.ts';
import type { Look } from '@hearth/domain/listing/history/last-look.ts';
import { QueryObserver } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribe } from 'valtio';
import * as z from 'zod/mini';
import { forgetPerson, memoryOwner } from '../../shared/account/device-memory.ts';
import { forgetUnsentOfOthers, keysOfOthers } from '../../shared/account/kept-words.ts';
import { type App, useApp, useSession } from '../../shared/app/app-context.tsx';
import type { Session } from '../../shared/app/session.ts';
import { historyKeys } from '../../shared/history/history-keys.ts';
import { lookSchema, mostLooks } from '../../shared/history/last-looks.ts';
import { calculatorSettings } from '../../shared/listing/calculator-settings.ts';
import { listOf, persisted } from '../../ui/persisted.ts';
import { withToasts } from '../../ui/toast.ts';
import { type Memory, memoryChanges, without } from './memory-changes.ts';
import { moveFavoritePlaces } from './move-favorite-places.ts';

/** Recent searches and viewed homes are those of the account as long as a person is signed in. */
export function useAccountMemory(): void {
  const app = useApp();
  const session = useSession();
  useEffect(() => (session.viewer.role === 'guest' ? undefined : rememberFor(app, session)), [app, session]);
}

type Remembering = Session & Pick<App, 'viewed' | 'looks'>;

/** Memory of this device that the account has too; null before the first time. */
const knownMemory = persisted<Memory | null>(
  'hearth-known-memory',
  z.nullable(
    z.object({
      recentSearches: listOf(z.object({ query: z.string(), searchCount: z.number() }), 100),
      viewedListings: listOf(z.string(), 500),
      looks: z._default(listOf(lookSchema, mostLooks), []),
    }),
  ),
  null,
);

/**
 * Moves what the device remembers of a guest into the account once, takes over the memory of the account, and sends the account
 * changes from then on. What could not be sent is sent with the next change or visit. Returns a function that stops it.
 */
function rememberFor({ viewed, looks, history }: App, session: Session): () => void {
  const { account, changes, root, username } = session;
  const app = { ...session, viewed, looks };
  let isOver = false;
  const isOwn = () => !isOver && memoryOwner.read() === username;
  function start(sent: Memory, answer: AccountMemory): void {
    if (isOver) return;
    const late = memoryChanges(sent, onDevice(app));
    memoryOwner.write(username);
    history.follow(answer.switches);
    if (Object.keys(answer.calculator).length > 0) calculatorSettings.write(answer.calculator);
    const earlier = without(answer.recentSearches, [...late.recentSearches, ...late.removed]);
    app.recents.replace([...late.recentSearches, ...earlier]);
    app.viewed.replace([...new Set([...late.viewedListings, ...answer.viewedListings])]);
    const isLate = ({ listingid }: Look) => late.looks.some((look) => look.listingid === listingid);
    app.looks.replace([...late.looks, ...answer.looks.filter((look) => !isLate(look))]);
    // Limited to the entries of the device: the account has more, and entries that the device drops were not removed.
    const { recentSearches, viewedListings, looks: known } = onDevice(app);
    knownMemory.write({
      recentSearches: [...late.removed, ...without(recentSearches, late.recentSearches)],
      viewedListings: viewedListings.filter((id) => !late.viewedListings.includes(id)),
      looks: known.filter((look) => !isLate(look)),
    });
    send();
    account.memoryMoved();
  }
  // The device still has a change that failed: the next change or visit sends it.
  const send = () =>
    void changes.make({
      key: [...root, 'memory'],
      call: () => sendChanges(app, isOwn),
      words: {},
    });
  if (!['', username].includes(memoryOwner.read())) forgetPerson();
  forgetUnsentOfOthers(username);
  if (keysOfOthers(username).length > 0)
    void import('../../shared/drafts/kept-drafts.ts').then(({ forgetPrivateWords }) =>
      forgetPrivateWords(username),
    );
  const refresh = () => {
    const sent = onDevice(app);
    void changes.make({
      key: [...root, 'memory-start'],
      call: () => takeOver(app, isOwn, sent),
      onSuccess: (answer) => start(sent, answer),
      words: {},
    });
  };
  refresh();
  // Another device may change the memory of the account while this page is open.
  const followed = new QueryObserver(session.queries, {
    queryKey: historyKeys(session).memory,
    queryFn: () => {
      refresh();
      return true;
    },
    initialData: true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const stops = [
    followed.subscribe(() => {}),
    ...[app.recents, app.viewed, app.looks].map(({ state }) => subscribe(state, send)),
    onReturn(refresh),
  ];
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

/** Calls a function when the visitor comes back to this tab: they may have used another device meanwhile. */
function onReturn(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Memory of the account, with that of a guest on this device and unsent changes of the person. */
async function takeOver(app: Remembering, isOwn: () => boolean, guest: Memory): Promise<AccountMemory> {
  if (isOwn()) {
    await sendChanges(app, isOwn);
    return app.client.call(getMemory);
  }
  await movePlaces(app);
  const calculator = calculatorSettings.read();
  const { recentSearches, viewedListings, looks } = guest;
  const isEmpty = [recentSearches, viewedListings, Object.keys(calculator)].every(
    (part) => part.length === 0,
  );
  return isEmpty
    ? app.client.call(getMemory)
    : app.client.call(addGuestMemory, {
        body: {
          ...{ recentSearches: [...recentSearches], viewedListings: [...viewedListings] },
          ...(looks.length > 0 && { looks: [...looks] }),
          calculator,
        },
      });
}

async function movePlaces({ client }: Remembering): Promise<void> {
  const refusal = await moveFavoritePlaces(client);
  if (refusal === null) return;
  const { names, reason } = refusal;
  const title = `Not stored in your account: ${names.join(', ')}`;
  withToasts((toasts) => toasts.error(title, { description: `${reason} Only this browser has them.` }));
}

/** Sends what the account does not know yet. Rejects with `ApiError`. */
async function sendChanges(app: Remembering, isOwn: () => boolean): Promise<void> {
  if (!isOwn()) return;
  const now = onDevice(app);
  const { recentSearches, viewedListings, looks, removed } = memoryChanges(knownMemory.read() ?? now, now);
  const note = (memory: Memory) => {
    if (isOwn()) knownMemory.write(memory);
  };
  if (recentSearches.length + viewedListings.length + looks.length > 0) {
    const body = { recentSearches, viewedListings, ...(looks.length > 0 && { looks }) };
    await app.client.call(addGuestMemory, { body });
    void app.queries.invalidateQueries({ queryKey: historyKeys(app).all });
    note({ ...now, recentSearches: [...removed, ...now.recentSearches] });
  }
  if (removed.length > 0) {
    await app.client.call(removeRecentSearches, { body: { queries: removed.map(({ query }) => query) } });
    note(now);
  }
}

const onDevice = ({ recents, viewed, looks }: Remembering): Memory => ({
  recentSearches: recents.state.recents.map(({ query, searchCount }) => ({ query, searchCount })),
  viewedListings: [...viewed.state.ids],
  looks: [...looks.state.looks],
});
